import type { Database } from '../../../platform/database.ts';
import { type Refusal, refuse } from '../../../platform/refusal.ts';
import { takeCash } from '../on-delivery/take-cash.ts';
import { recordStep, type Step } from './follow-parcels.ts';
import { type ParcelState, parcelSteps } from './parcel.ts';
import { saveDelivered } from './parcels.store.ts';

/**
 * Makes a parcel at the courier delivered (R-ORDER-6), in the caller's transaction: the only function that does, by
 * whatever evidence. Its cash is taken where it is paid at the door. What is counted from delivery hangs on it. Returns the parcel's previous state.
 */
export async function deliverParcel(
  trx: Database,
  given: Omit<Step, 'to'>,
): Promise<{ before: ParcelState } | Refusal<'not_paid' | 'out_of_stock' | 'wrong_status'>> {
  const { order, parcel, now } = given;
  if (parcel.state !== parcelSteps.deliver.from) return refuse('wrong_status');
  await saveDelivered(trx, { orderId: order.id, sellerId: parcel.sellerId, now });
  await takeCash(trx, order, parcel.sellerId, now);
  return recordStep(trx, { ...given, to: parcelSteps.deliver.to });
}
