import * as reasons from '#messages/refund-reasons';
import type { Database } from '../../../platform/database.ts';
import { addJob } from '../../../platform/jobs/jobs.store.ts';
import { isRefusal, type Refusal } from '../../../platform/refusal.ts';
import { sum } from '../../../platform/share-out.ts';
import type { Sale } from '../../ledger/sale.ts';
import { giveBackPlaces } from '../../delivery/slots.store.ts';
import { giveBackStock } from '../../catalogue/stock/stock.store.ts';
import { voidGiftCoupons } from '../../promotions/gift-coupons.store.ts';
import { bookParcelTakenBack, bookSaleTakenBack } from '../book-sale.ts';
import { moveOrder } from '../move-order.ts';
import {
  type Actor,
  actorText,
  findMove,
  type HeldOrder,
  issueCreditNotesJob,
  orderMoves,
} from '../order.ts';
import { keepDelivery, placesOfOrder, promiseRefund, recordMoves } from '../orders.store.ts';
import { oweRefund } from '../owe-refund.ts';
import type { PricedParcel } from './choose-parcels.ts';
import type { DeliveryChange } from './delivery-kept.ts';
import { followParcels } from './follow-parcels.ts';
import { piecesOfParcels, saveCancelled } from './parcels.store.ts';

/** A decided cancellation of a sold order: its parcels, the actor, and the payment to refund. */
export interface Cancellation {
  readonly order: HeldOrder;
  readonly sale: Sale;
  /** All parcels of the order, and the ones to cancel: open, at least one. */
  readonly parcels: readonly PricedParcel[];
  readonly chosen: readonly PricedParcel[];
  /** Null when nothing was paid yet because the order is paid at the door. */
  readonly payment: {
    readonly provider: string;
    readonly paymentId: string;
    readonly amountPaise: number;
  } | null;
  readonly delivery: DeliveryChange;
  readonly actor: Actor;
  readonly now: Date;
  readonly reason: string;
}

/**
 * Cancels parcels of a sold order whose row is locked (R-ORDER-4): their pieces return to stock, their part of the
 * payment becomes a refund due, and the order follows the remaining parcels. Cancelling all of them whole makes one
 * refund, otherwise each has its own.
 */
export async function cancelParcels(
  trx: Database,
  cancellation: Cancellation,
): Promise<null | Refusal<'not_paid' | 'out_of_stock' | 'wrong_status'>> {
  const refusal = await moveGoods(trx, cancellation);
  if (isRefusal(refusal)) return refusal;
  await oweBack(trx, cancellation);
  const { order, chosen, parcels, payment } = cancellation;
  if (payment)
    await promiseRefund(trx, order.id, chosen.length === parcels.length ? 'cancelled' : 'part_cancelled');
  const { task, maxAttempts } = issueCreditNotesJob;
  const key = `credit ${order.id} ${chosen.map(({ sellerId }) => sellerId).join(' ')}`;
  await addJob(trx, task, { orderId: order.id }, { key, maxAttempts });
  return null;
}

const server: Actor = { kind: 'server' };

async function moveGoods(trx: Database, { order, parcels, chosen, actor, now, reason }: Cancellation) {
  const sellerIds = chosen.map(({ sellerId }) => sellerId);
  const rest = parcels.filter(
    ({ state, sellerId }) => state !== 'cancelled' && !sellerIds.includes(sellerId),
  );
  const by = { actor: actorText(actor), at: now };
  if (rest.length === 0) {
    // The move releases what the order still holds, so it comes before the parcels are marked. An order whose last
    // parcel was brought back is cancelled by the shop itself.
    const by = findMove(orderMoves, order.orderStatus, 'cancelled', actor.kind) ? actor : server;
    const refusal = await moveOrder(trx, order, { order: 'cancelled' }, by, now, reason);
    if (isRefusal(refusal)) return refusal;
  } else {
    await giveBackStock(trx, piecesOfParcels(order.id, sellerIds));
    if (order.holdsPlaces) await giveBackPlaces(trx, placesOfOrder(order.id, sellerIds));
    await recordMoves(trx, order.id, { ...by, note: namesOf(chosen) }, [
      { lifecycle: 'stock', from: 'taken', to: 'given back' },
    ]);
  }
  await saveCancelled(trx, { orderId: order.id, sellerIds, by: by.actor, now });
  for (const { shopName, state } of chosen)
    await recordMoves(trx, order.id, { ...by, note: [shopName, reason].filter(Boolean).join(': ') }, [
      { lifecycle: 'parcel', from: state, to: 'cancelled' },
    ]);
  if (rest.length === 0) return null;
  const states = rest.map(({ state }) => state);
  const outcome = await followParcels(trx, order, states, server, now);
  return isRefusal(outcome) ? outcome : null;
}

async function oweBack(trx: Database, cancellation: Cancellation): Promise<void> {
  const { sale, parcels, chosen, payment } = cancellation;
  if (chosen.length < parcels.length || sale.parts.some(({ out }) => out))
    return oweForParcels(trx, cancellation, (shopName, keptText) =>
      keptText > 0
        ? reasons.parcel_cancelled_less_delivery({ shopName })
        : reasons.parcel_cancelled({ shopName }),
    );
  const amountPaise = sum(chosen.map((parcel) => parcel.amountPaise));
  await bookSaleTakenBack(trx, sale, { amountPaise, isPaid: payment !== null });
  await owe(trx, cancellation, { reason: reasons.order_cancelled(), amountPaise });
}

type ParcelCancellation = Pick<Cancellation, 'order' | 'sale' | 'chosen' | 'payment' | 'actor' | 'now'> &
  Partial<Pick<Cancellation, 'delivery'>>;

/**
 * Reverses these parcels' parts of the sale, one by one, and records refunds of what was paid for them, less what is
 * kept for delivering the rest.
 */
export async function oweForParcels(
  trx: Database,
  cancellation: ParcelCancellation,
  reasonOf: (shopName: string, keptPaise: number) => string,
): Promise<void> {
  const { order, sale, chosen, payment, delivery } = cancellation;
  let toKeep = delivery?.keptPaise ?? 0;
  for (const { sellerId, shopName, amountPaise } of chosen) {
    const keptPaise = Math.min(toKeep, amountPaise);
    toKeep -= keptPaise;
    await bookParcelTakenBack(trx, sale, { sellerId, amountPaise, isPaid: payment !== null, keptPaise });
    const reason = reasonOf(shopName, keptPaise);
    await owe(trx, cancellation, { reason, amountPaise: amountPaise - keptPaise, part: sellerId });
  }
  if (delivery) await keepDelivery(trx, order.id, delivery);
}

/** An amount still due at the door is not refunded. */
async function owe(
  trx: Database,
  { order, payment, actor, now }: ParcelCancellation,
  what: { reason: string; amountPaise: number; part?: string },
): Promise<void> {
  if (what.amountPaise === 0 || !payment) return;
  const by: Actor = actor.kind === 'operator' ? actor : { kind: 'server' };
  await oweRefund(trx, { orderId: order.id, ...payment, ...what, now }, by);
  await voidGiftCoupons(trx, order.id, now);
}

const namesOf = (parcels: readonly PricedParcel[]) => parcels.map(({ shopName }) => shopName).join(', ');
