import * as m from '#messages/held';
import type { UnpaidOrder } from '../order-shape.ts';

/** A time of day in India, such as '8:30 pm'. */
export const clock = new Intl.DateTimeFormat('en-IN', { timeStyle: 'short', timeZone: 'Asia/Kolkata' });

type Holding = Pick<UnpaidOrder, 'orderId' | 'expiresAt'> & { readonly payment_status: string };

/** The sentence about which order holds the goods, and until when. */
export function heldText({ orderId, payment_status: payment, expiresAt }: Holding): string {
  if (payment === 'pending') return m.held_and_checked({ orderId });
  return expiresAt
    ? m.held_until({ orderId, time: clock.format(new Date(expiresAt)) })
    : m.held_in_order({ orderId });
}
