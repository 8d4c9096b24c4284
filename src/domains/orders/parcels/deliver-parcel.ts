import type { Database } from '../../../platform/database.ts';
import { type Refusal, refuse } from '../../../platform/refusal.ts';
import { takeCash } from '../on-delivery/take-cash.ts';
import { findMove } from '../order.ts';
import { recordStep, type Step } from './follow-parcels.ts';
import { parcelMoves, type ParcelState, parcelSteps } from './parcel.ts';
import { saveDelivered } from './parcels.store.ts';

/**
 * Marks a parcel at the courier as delivered (R-ORDER-6), in the caller's transaction. The only function that does
 * so, whatever the evidence. Takes the cash if the parcel is paid at the door. Returns the parcel's previous state.
 */
export async function deliverParcel(
  trx: Database,
  step: Omit<Step, 'to'>,
): Promise<{ before: ParcelState } | Refusal<'not_paid' | 'out_of_stock' | 'wrong_status'>> {
  const { order, parcel, actor, now } = step;
  if (!findMove(parcelMoves, parcel.state, parcelSteps.deliver, actor.kind)) return refuse('wrong_status');
  await saveDelivered(trx, { orderId: order.id, sellerId: parcel.sellerId, now });
  await takeCash(trx, order, parcel.sellerId, now);
  return recordStep(trx, { ...step, to: parcelSteps.deliver });
}
