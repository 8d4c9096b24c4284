import type { Order } from '../order-shape.ts';

/** The style of 'Pay Now': secondary while a UTR is checked, because the page then says not to pay again. */
export const payLook = ({ payment_status }: Pick<Order, 'payment_status'>): 'primary' | 'secondary' =>
  payment_status === 'pending' ? 'secondary' : 'primary';
