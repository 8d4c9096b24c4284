import type { Database } from '../../../platform/database.ts';
import { isRefusal, type Refusal, refuse } from '../../../platform/refusal.ts';
import { moveOrder } from '../move-order.ts';
import type { Actor, HeldOrder } from '../order.ts';
import { holdOrder } from '../orders.store.ts';
import { type ParcelMove, parcelMoves, type ParcelState } from './parcel.ts';
import { listParcels, saveParcel } from './parcels.store.ts';

export interface MoveParcel {
  readonly orderId: string;
  readonly sellerId: string;
  readonly move: ParcelMove;
  readonly actor: Actor;
  readonly now: Date;
}

/**
 * Packs a seller's parcel or hands it over, in the caller's transaction. The order follows its last parcel: to
 * `warehouse` when all are packed, to `success` when all are handed over.
 * | Returns the parcel's previous state.
 */
export async function moveParcel(
  trx: Database,
  { orderId, sellerId, move, actor, now }: MoveParcel,
): Promise<{ before: ParcelState } | Refusal<'not_found' | 'not_paid' | 'out_of_stock' | 'wrong_status'>> {
  const order = await holdOrder(trx, orderId);
  const parcels = order ? await listParcels(trx, orderId) : [];
  const mine = parcels.find((parcel) => parcel.sellerId === sellerId);
  if (!order || !mine) return refuse('not_found', { error: 'We could not find this order' });
  if (mine.state !== parcelMoves[move].from) return refuse('wrong_status', { error: whyNot[mine.state] });
  await saveParcel(trx, { orderId, sellerId, handedOver: move === 'hand over', now });

  const others = parcels.filter((parcel) => parcel !== mine).map(({ state }) => state);
  const states = [...others, parcelMoves[move].to];
  const moved = await followParcels(trx, order, states, actor, now);
  return isRefusal(moved) ? moved : { before: mine.state };
}

/** Moves the order as far as its slowest parcel. */
async function followParcels(
  trx: Database,
  order: HeldOrder,
  states: readonly ParcelState[],
  actor: Actor,
  now: Date,
): Promise<HeldOrder | Refusal<'not_paid' | 'out_of_stock' | 'wrong_status'>> {
  const isPacked = states.every((state) => state === 'packed' || state === 'handed over');
  const isHandedOver = states.every((state) => state === 'handed over');
  const packed =
    isPacked && order.orderStatus === 'placed'
      ? await moveOrder(trx, order, { order: parcelMoves.pack.order }, actor, now)
      : order;
  if (isRefusal(packed) || !isHandedOver) return packed;
  return moveOrder(trx, packed, { order: parcelMoves['hand over'].order }, actor, now);
}

const whyNot: Record<ParcelState, string> = {
  waiting: 'This order has not been paid yet',
  'to pack': 'Please pack this order before handing it over',
  packed: 'This order is packed already',
  'handed over': 'This order is handed over already',
  cancelled: 'This order is cancelled: please do not send it',
};
