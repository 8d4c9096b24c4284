import type { Database } from '../../../platform/database.ts';
import { isRefusal, type Refusal } from '../../../platform/refusal.ts';
import { moveOrder } from '../move-order.ts';
import type { Actor, HeldOrder } from '../order.ts';
import { hasLeft, type ParcelState, parcelSteps } from './parcel.ts';

/**
 * Moves a locked order as far as its slowest parcel that is not cancelled: to `warehouse` when all are packed, to
 * `success` when all are handed over.
 * @param states of its parcels as they are now; one at least is not cancelled
 */
export async function followParcels(
  trx: Database,
  order: HeldOrder,
  states: readonly ParcelState[],
  actor: Actor,
  now: Date,
): Promise<HeldOrder | Refusal<'not_paid' | 'out_of_stock' | 'wrong_status'>> {
  const left = states.filter((state) => state !== 'cancelled');
  const isPacked = left.every((state) => hasLeft({ state }));
  const isHandedOver = left.every((state) => state === 'handed over');
  const packed =
    isPacked && order.orderStatus === 'placed'
      ? await moveOrder(trx, order, { order: parcelSteps.pack.order }, actor, now)
      : order;
  if (isRefusal(packed) || !isHandedOver) return packed;
  return moveOrder(trx, packed, { order: parcelSteps['hand over'].order }, actor, now);
}
