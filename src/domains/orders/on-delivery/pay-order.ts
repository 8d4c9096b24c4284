import * as m from '#messages/refusals';
import type { Database } from '../../../platform/database.ts';
import { type Refusal, refuse } from '../../../platform/refusal.ts';
import { moveOrder } from '../move-order.ts';
import type { Actor, HeldOrder } from '../order.ts';
import { isOwedWhole } from './on-delivery.store.ts';

/**
 * Marks an order as paid. An order that was to be paid at the door counts as paid ahead from then on, provided that
 * its full amount is still due (R-CASH-2); otherwise it is refused as `wrong_status`.
 */
export async function payOrder(
  trx: Database,
  order: HeldOrder,
  actor: Actor,
  now: Date,
  note: string,
): Promise<HeldOrder | Refusal<'not_paid' | 'out_of_stock' | 'wrong_status'>> {
  if (order.payBy === 'upi')
    return moveOrder(trx, order, { payment: 'paid', order: 'placed' }, actor, now, note);
  if (order.orderStatus === 'cancelled' || !(await isOwedWhole(trx, order.id)))
    return refuse('wrong_status', { error: m.paid_partly_at_door() });
  return moveOrder(trx, order, { payment: 'paid', payBy: 'upi' }, actor, now, note);
}
