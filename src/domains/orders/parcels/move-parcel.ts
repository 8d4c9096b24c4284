import * as m from '#messages/refusals';
import type { Database } from '../../../platform/database.ts';
import { isRefusal, type Refusal, refuse } from '../../../platform/refusal.ts';
import { type Actor, actorText } from '../order.ts';
import { holdOrder, recordMoves } from '../orders.store.ts';
import { followParcels } from './follow-parcels.ts';
import { type ParcelState, type ParcelStep, parcelSteps } from './parcel.ts';
import { listParcels, saveParcel } from './parcels.store.ts';

export interface MoveParcel {
  readonly orderId: string;
  readonly sellerId: string;
  readonly step: ParcelStep;
  readonly actor: Actor;
  readonly now: Date;
}

/**
 * Packs a seller's parcel or hands it over, in the caller's transaction. The order follows its last parcel: to
 * `warehouse` when all are packed, to `success` when all are handed over.
 * Returns the parcel's previous state.
 */
export async function moveParcel(
  trx: Database,
  { orderId, sellerId, step, actor, now }: MoveParcel,
): Promise<{ before: ParcelState } | Refusal<'not_found' | 'not_paid' | 'out_of_stock' | 'wrong_status'>> {
  const order = await holdOrder(trx, orderId);
  const parcels = order ? await listParcels(trx, orderId) : [];
  const mine = parcels.find((parcel) => parcel.sellerId === sellerId);
  if (!order || !mine) return refuse('not_found', { error: m.order_not_found() });
  const { from, to } = parcelSteps[step];
  if (mine.state !== from) return refuse('wrong_status', { error: whyNot[mine.state] });
  await saveParcel(trx, { orderId, sellerId, handedOver: step === 'hand over', now });
  await recordMoves(trx, orderId, { actor: actorText(actor), note: mine.shopName, at: now }, [
    { lifecycle: 'parcel', from, to },
  ]);

  const others = parcels.filter((parcel) => parcel !== mine).map(({ state }) => state);
  const moved = await followParcels(trx, order, [...others, to], actor, now);
  return isRefusal(moved) ? moved : { before: mine.state };
}

const whyNot: Record<ParcelState, string> = {
  waiting: m.not_paid(),
  'to pack': m.pack_first(),
  packed: m.already_packed(),
  'handed over': m.already_shipped(),
  cancelled: m.do_not_send(),
};
