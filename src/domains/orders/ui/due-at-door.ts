import type { Order, OrderParcel } from '../order-shape.ts';
import { isComing } from '../parcels/parcel.ts';

type DueOrder = Pick<Order, 'pay_by' | 'payment_status'> & {
  readonly parcels: readonly Pick<OrderParcel, 'state' | 'amount'>[];
};

/** The amount of an order still to be paid at the door, in rupees with paise; 0 for none. */
export function dueAtDoor({ pay_by: payBy, payment_status: payment, parcels }: DueOrder): number {
  if (payBy !== 'delivery' || payment === 'paid') return 0;
  const coming = parcels.filter(isComing);
  return coming.reduce((paise, { amount }) => paise + Math.round(amount * 100), 0) / 100;
}
