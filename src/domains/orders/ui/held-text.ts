import * as m from '#messages/held';
import { clock } from '../../../messages/dates.ts';
import type { UnpaidOrder } from '../order-shape.ts';

type Holding = Pick<UnpaidOrder, 'orderId' | 'expiresAt'> & { readonly payment_status: string };

/** The sentence about which order holds the goods, and until when. */
export function heldText({ orderId, payment_status: payment, expiresAt }: Holding): string {
  if (payment === 'pending') return m.held_and_checked({ orderId });
  return expiresAt ? m.held_until({ orderId, time: clock(expiresAt) }) : m.held_in_order({ orderId });
}
