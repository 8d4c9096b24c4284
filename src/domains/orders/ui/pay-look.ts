import type { Order } from '../order-shape.ts';

/** How loud 'Pay Now' is: quieter while a UTR is checked, since the page then says not to pay again. */
export const payLook = ({ payment_status }: Pick<Order, 'payment_status'>): 'primary' | 'secondary' =>
  payment_status === 'pending' ? 'secondary' : 'primary';
