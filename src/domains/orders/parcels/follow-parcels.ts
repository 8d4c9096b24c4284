import type { Database } from '../../../platform/database.ts';
import { isRefusal, type Refusal } from '../../../platform/refusal.ts';
import { moveOrder } from '../move-order.ts';
import { type Actor, actorText, type HeldOrder, isDueAtDoor } from '../order.ts';
import { recordMoves } from '../orders.store.ts';
import { type Sent, tellStep } from '../staff/tell-parcel.ts';
import { hasLeft, isLeft, orderFollows, type Parcel, type ParcelState } from './parcel.ts';

/**
 * Moves a locked order as far as its slowest parcel that is left (R-ORDER-6): to `warehouse` when all are packed, to
 * `success` when all are delivered, with which an order that is paid at the door is paid. Where none is left and one was refused,
 * it is cancelled.
 * @param states of its parcels as they are now
 */
export async function followParcels(
  trx: Database,
  order: HeldOrder,
  states: readonly ParcelState[],
  actor: Actor,
  now: Date,
): Promise<HeldOrder | Refusal<'not_paid' | 'out_of_stock' | 'wrong_status'>> {
  const left = states.filter((state) => isLeft({ state }));
  if (left.length === 0)
    return order.orderStatus === 'cancelled'
      ? order
      : moveOrder(trx, order, { order: 'cancelled' }, server, now);
  const isPacked = left.every((state) => hasLeft({ state }));
  const isDelivered = left.every((state) => state === 'delivered');
  const packed =
    isPacked && order.orderStatus === 'placed'
      ? await moveOrder(trx, order, { order: orderFollows.packed }, actor, now)
      : order;
  if (isRefusal(packed) || !isDelivered) return packed;
  const paid = isDueAtDoor(packed) ? await moveOrder(trx, packed, { payment: 'paid' }, cash, now) : packed;
  return isRefusal(paid) ? paid : moveOrder(trx, paid, { order: orderFollows.delivered }, actor, now);
}

const server: Actor = { kind: 'server' };

/** What was taken at the door is in the books by now: it speaks as a provider does of its payments. */
const cash: Actor = { kind: 'provider', id: 'cash' };

/** A parcel's step, of an order whose row is locked. */
export interface Step {
  readonly order: HeldOrder;
  /** All parcels of the order, and of these the one that moves, as they were before. */
  readonly parcels: readonly Parcel[];
  readonly parcel: Parcel;
  readonly to: ParcelState;
  readonly actor: Actor;
  readonly now: Date;
  /** Why, where it is not as usual. */
  readonly note?: string | undefined;
  /** Of a parcel that is handed over; without it the customer is not told. */
  readonly sent?: Sent | undefined;
}

/** Records a parcel's step that was saved, tells the customer, and lets the order follow. Returns the parcel's previous state. */
export async function recordStep(
  trx: Database,
  { order, parcels, parcel, to, actor, now, note, sent }: Step,
): Promise<{ before: ParcelState } | Refusal<'not_paid' | 'out_of_stock' | 'wrong_status'>> {
  const words = [parcel.shopName, note].filter(Boolean).join(': ');
  await recordMoves(trx, order.id, { actor: actorText(actor), note: words, at: now }, [
    { lifecycle: 'parcel', from: parcel.state, to },
  ]);
  await tellStep(trx, { orderId: order.id, parcel, to, sent, now });
  const states = parcels.map((one) => (one === parcel ? to : one.state));
  const moved = await followParcels(trx, order, states, actor, now);
  return isRefusal(moved) ? moved : { before: parcel.state };
}
