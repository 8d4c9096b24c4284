import * as m from '#messages/refusals';
import type { Database } from '../../platform/database.ts';
import { formatRupees } from '../../platform/money.ts';
import { type Refusal, refuse } from '../../platform/refusal.ts';
import { addJob } from '../../platform/jobs/jobs.store.ts';
import {
  type Actor,
  actorText,
  findMove,
  type HeldOrder,
  isSold,
  issueInvoicesJob,
  orderMoves,
  type OrderState,
  paymentMoves,
  type PaymentState,
  type PayWay,
} from './order.ts';
import { bookSale } from './book-sale.ts';
import { activateGiftCoupons } from '../promotions/gift-coupons.store.ts';
import * as store from './orders.store.ts';
import { isOwnPurchase, markOwnPurchase } from './own-purchase.store.ts';
import { tellOrderPlaced } from './staff/tell-buyer.ts';
import { tellSellers } from './staff/tell-sellers.ts';
import { giveBackPlaces } from '../delivery/slots.store.ts';
import { giveBackUses, tryTakeUsesAgain } from '../promotions/uses.store.ts';
import { renewPromise } from './renew-promise.ts';
import { giveBackStock, takeStock } from '../catalogue/stock/stock.store.ts';
import { mintCoupons } from '../promotions/mint-coupons.ts';
import { hasCashBack } from './refunds.store.ts';

/** Mints the gift coupons of an order that was just paid (R-PROMO-6). A shop's purchase from itself brings none. */
async function bringGifts(trx: Database, order: HeldOrder, now: Date): Promise<void> {
  // A parcel paid at the door may already be on its way back before the last one is paid.
  if (order.payBy === 'delivery' && (await hasCashBack(trx, order.id))) return;
  if (await isOwnPurchase(trx, order.id)) return;
  await mintCoupons(trx, order, now);
}

/** The target states; omitted ones stay. `expiresAt` matters only while the order is neither sold nor cancelled. */
export interface Destination {
  readonly payment?: PaymentState;
  readonly order?: OrderState;
  readonly expiresAt?: Date;
  readonly payBy?: PayWay;
}

/**
 * Moves one order. The only function that changes `payment_status` and `order_status`; with them it moves the stock
 * and offer uses of parcels that are not cancelled. The caller has locked the row (`holdOrder`) in `trx`. Each move
 * is recorded with actor and time. An order that becomes sold is booked, confirmed to its buyer and gets the job that
 * issues invoices; `cancelParcels` reverses the sale. All or nothing.
 * Returns the order after the moves.
 */
export function moveOrder(
  trx: Database,
  order: HeldOrder,
  to: Destination & { readonly order?: undefined },
  actor: Actor,
  now: Date,
  note?: string,
): Promise<HeldOrder | Refusal<'wrong_status'>>;
export function moveOrder(
  trx: Database,
  order: HeldOrder,
  to: Destination,
  actor: Actor,
  now: Date,
  note?: string,
): Promise<HeldOrder | Refusal<'not_paid' | 'out_of_stock' | 'wrong_status'>>;
export async function moveOrder(
  trx: Database,
  order: HeldOrder,
  to: Destination,
  actor: Actor,
  now: Date,
  note = '',
): Promise<HeldOrder | Refusal<'not_paid' | 'out_of_stock' | 'wrong_status'>> {
  const payment = to.payment ?? order.paymentStatus;
  const status = to.order ?? order.orderStatus;
  const payBy = to.payBy ?? order.payBy;
  const paymentMove = findMove(paymentMoves, order.paymentStatus, payment, actor.kind);
  const orderMove = findMove(orderMoves, order.orderStatus, status, actor.kind);
  if ((to.payment && !paymentMove) || (to.order && !orderMove)) return refuse('wrong_status');
  if (orderMove?.onlyPaid && payment !== 'paid') return refuse('not_paid');
  if ((orderMove?.onlyOnDelivery || paymentMove?.onlyOnDelivery) && payBy !== 'delivery')
    return refuse('wrong_status');

  let { holdsStock } = order;
  if (orderMove?.stock === 'gives back' && holdsStock) {
    await giveBackStock(trx, store.piecesOf(order.id));
    if (order.holdsPlaces) await giveBackPlaces(trx, store.placesOfOrder(order.id));
    if (order.discount > 0) await giveBackUses(trx, order.id, now);
    holdsStock = false;
  }
  if (orderMove?.stock === 'takes again' && !holdsStock) {
    const short = await takeStock(trx, store.piecesOf(order.id));
    if (short) return refuse('out_of_stock');
    if (order.discount > 0 && !(await tryTakeOffersAgain(trx, order.id))) {
      await giveBackStock(trx, store.piecesOf(order.id));
      return refuse('out_of_stock', { error: m.refund_offer_gone(), more: { offer: true } });
    }
    await renewPromise(trx, order.id, now);
    holdsStock = true;
  }

  const toBePaidAtDoor = payBy === 'delivery' && payment === 'unpaid';
  const isSettled = payment === 'paid' || status === 'cancelled' || toBePaidAtDoor;
  const after: HeldOrder = {
    ...order,
    paymentStatus: payment,
    orderStatus: status,
    payBy,
    holdsStock,
    expiresAt: isSettled ? null : (to.expiresAt ?? order.expiresAt),
  };
  await store.saveMove(trx, after, now);
  await store.recordMoves(trx, order.id, { actor: actorText(actor), note, at: now }, [
    ...(paymentMove ? [{ lifecycle: 'payment' as const, ...paymentMove }] : []),
    ...(orderMove ? [{ lifecycle: 'order' as const, ...orderMove }] : []),
    ...(holdsStock === order.holdsStock ? [] : [stockMove(holdsStock)]),
  ]);
  if (isSold(after) && !isSold(order)) await sell(trx, after, now);
  if (paymentMove?.to === 'paid' && status !== 'cancelled') await bringGifts(trx, order, now);
  if (orderMove?.to === 'success') await activateGiftCoupons(trx, order.id, now);
  return after;
}

const tryTakeOffersAgain = async (trx: Database, orderId: string): Promise<boolean> =>
  !(await store.hasOtherFirst(trx, orderId)) && tryTakeUsesAgain(trx, orderId);

async function sell(trx: Database, order: HeldOrder, now: Date): Promise<void> {
  await bookSale(trx, order.id, now);
  await markOwnPurchase(trx, order.id);
  const { task, maxAttempts } = issueInvoicesJob;
  await addJob(trx, task, { orderId: order.id }, { key: order.id, maxAttempts });
  if (order.orderStatus !== 'placed') return;
  const due = order.payBy === 'delivery' ? { amount: formatRupees(order.price) } : undefined;
  await tellOrderPlaced(trx, order.id, now, due);
  await tellSellers(trx, order.id, now);
}

function stockMove(holdsStock: boolean) {
  return holdsStock
    ? { lifecycle: 'stock' as const, from: 'given back', to: 'taken' }
    : { lifecycle: 'stock' as const, from: 'taken', to: 'given back' };
}
