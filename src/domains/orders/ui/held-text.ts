import * as m from '#messages/held';
import { clock } from '../../../messages/dates.ts';
import type { UnpaidOrder } from '../order-shape.ts';

type Holding = Pick<UnpaidOrder, 'number' | 'expiresAt'> & { readonly payment_status: string };

/** The sentence about which order holds the goods, and until when. */
export function heldText({ number, payment_status: payment, expiresAt }: Holding): string {
  if (payment === 'pending') return m.held_and_checked({ number });
  return expiresAt ? m.held_until({ number, time: clock(expiresAt) }) : m.held_in_order({ number });
}
