import type { Database } from '../../../platform/database.ts';
import { isRefusal, type Refusal } from '../../../platform/refusal.ts';
import { moveOrder } from '../move-order.ts';
import { type Actor, actorText, type HeldOrder, isDueAtDoor } from '../order.ts';
import { recordMoves } from '../orders.store.ts';
import { type Consignment, tellStep } from '../staff/tell-parcel.ts';
import { isLeft, isUnpacked, orderFollows, type Parcel, type ParcelState } from './parcel.ts';

/**
 * Moves a locked order to its slowest remaining parcel (R-ORDER-6): to `warehouse` when all are packed and back to
 * `placed` when one is unpacked, to `success` when all are delivered, which also marks an order paid at the door as
 * paid. If none remains, the order is cancelled.
 * @param states the current states of its parcels
 */
export async function followParcels(
  trx: Database,
  order: HeldOrder,
  states: readonly ParcelState[],
  actor: Actor,
  now: Date,
): Promise<HeldOrder | Refusal<'not_paid' | 'out_of_stock' | 'wrong_status'>> {
  const remaining = states.filter((state) => isLeft({ state }));
  if (remaining.length === 0)
    return order.orderStatus === 'cancelled'
      ? order
      : moveOrder(trx, order, { order: 'cancelled' }, server, now);
  const isPacked = !remaining.some((state) => isUnpacked({ state }));
  const isDelivered = remaining.every((state) => state === 'delivered');
  if (!isPacked && order.orderStatus === orderFollows.packed)
    return moveOrder(trx, order, { order: orderFollows['to pack'] }, actor, now);
  const packedOrder =
    isPacked && order.orderStatus === 'placed'
      ? await moveOrder(trx, order, { order: orderFollows.packed }, actor, now)
      : order;
  if (isRefusal(packedOrder) || !isDelivered) return packedOrder;
  const paidOrder = isDueAtDoor(packedOrder)
    ? await moveOrder(trx, packedOrder, { payment: 'paid' }, cash, now)
    : packedOrder;
  return isRefusal(paidOrder)
    ? paidOrder
    : moveOrder(trx, paidOrder, { order: orderFollows.delivered }, actor, now);
}

const server: Actor = { kind: 'server' };

/** The cash is in the books by now. For the payment move it acts as a provider. */
const cash: Actor = { kind: 'provider', id: 'cash' };

/** One parcel's step; its order's row is locked. */
export interface Step {
  readonly order: HeldOrder;
  /** All parcels of the order and the one that moves, as they were before. */
  readonly parcels: readonly Parcel[];
  readonly parcel: Parcel;
  readonly to: ParcelState;
  readonly actor: Actor;
  readonly now: Date;
  /** The reason for an unusual step. */
  readonly note?: string | undefined;
  /** For a parcel that is handed over. Without it the customer is not notified. */
  readonly sent?: Consignment | undefined;
  /** What becomes of the money, in a sentence, for a parcel that will not come. */
  readonly money?: string | undefined;
}

/**
 * Records a parcel's saved step, notifies the customer, and updates the order. Returns the parcel's previous state.
 */
export async function recordStep(
  trx: Database,
  { order, parcels, parcel, to, actor, now, note, sent, money }: Step,
): Promise<{ before: ParcelState } | Refusal<'not_paid' | 'out_of_stock' | 'wrong_status'>> {
  const words = [parcel.shopName, note].filter(Boolean).join(': ');
  await recordMoves(trx, order.id, { actor: actorText(actor), note: words, at: now }, [
    { lifecycle: 'parcel', from: parcel.state, to },
  ]);
  await tellStep(trx, { orderId: order.id, parcel, to, sent, money, now });
  const states = parcels.map((one) => (one === parcel ? to : one.state));
  const outcome = await followParcels(trx, order, states, actor, now);
  return isRefusal(outcome) ? outcome : { before: parcel.state };
}
