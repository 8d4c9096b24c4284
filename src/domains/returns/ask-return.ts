import * as news from '#messages/desk-news';
import * as refusals from '#messages/refusals';
import * as m from '#messages/returns';
import type { Database } from '../../platform/database.ts';
import { newId } from '../../platform/ids.ts';
import { formatRupees } from '../../platform/money.ts';
import { type Refusal, refuse } from '../../platform/refusal.ts';
import { shop } from '../../shop.ts';
import { takeStock } from '../catalogue/stock/stock.store.ts';
import { tryHoldPlaces } from '../delivery/slots.store.ts';
import { notify } from '../notices/notify.ts';
import type { KnownOfOrders } from '../orders/known-of-orders.ts';
import { spokenNumber } from '../orders/order-number.ts';
import { holdOrder, recordMoves } from '../orders/orders.store.ts';
import { type PaidParcel, readPaidParcel } from '../orders/parcels/paid-parcel.ts';
import { returnableUntil } from './deadlines.ts';
import { type Pickup, pickupName } from './pickups.ts';
import { goodsOfPieces, moneyOf, type PiecesPrice, priceOfPieces } from './price-pieces.ts';
import type { Reason } from './return.ts';
import * as store from './returns.store.ts';

export interface AskReturn {
  readonly orderId: string;
  readonly customerId: string;
  /** The line's index in the order, from 0. */
  readonly line: number;
  /** The exchange that brought the pieces; '' for those that were delivered with the order. */
  readonly ofReturn: string;
  readonly quantity: number;
  readonly reason: Reason;
  readonly note: string;
  /** Another size or colour as an exchange; '' for a refund. */
  readonly variantId: string;
  /** The name of a courier pick-up, such as `2026-11-24 10:00`. */
  readonly pickup: string;
  /** The UPI id for the refund of an order that was paid in cash. */
  readonly payTo: string;
}

interface Asking {
  readonly known: Pick<KnownOfOrders, 'acceptedPayment'>;
  readonly now: Date;
  /** The available courier pick-ups at a PIN code. */
  readonly pickupsAt: (db: Database, pincode: string) => Promise<readonly Pickup[]>;
}

type ReturnRefusal = Refusal<'invalid' | 'not_found' | 'out_of_stock' | 'wrong_status'>;

/**
 * Requests the return of pieces of a delivered line, for a refund or in exchange for another size, which is reserved
 * at once (R-RETURN-1, 4), or of what came in exchange, for a refund only (R-RETURN-8). The order is locked, so that no piece is returned twice.
 */
export async function askReturn(
  trx: Database,
  request: AskReturn,
  { known, now, pickupsAt }: Asking,
): Promise<{ returnId: string; message: string } | ReturnRefusal> {
  const { orderId, customerId, quantity, ofReturn, variantId } = request;
  const order = await holdOrder(trx, orderId, customerId);
  const line = order && (await store.findLine(trx, request));
  if (!line) return refuse('not_found', { error: refusals.order_not_found() });
  const refusal = whyNot(line, quantity, now);
  if (refusal) return refusal;
  if (ofReturn !== '' && variantId !== '')
    return refuse('invalid', { fields: { variantId: m.exchanged_already() } });
  const visits = await pickupsAt(trx, line.pincode);
  const pickup = visits.find((one) => pickupName(one) === request.pickup);
  if (!pickup) return refuse('invalid', { fields: { pickup: m.choose_pickup() } });
  const parcel = await readPaidParcel(trx, { orderId, sellerId: line.sellerId }, known, now);
  const needsPayTo = parcel.payment.provider === 'cash' && variantId === '';
  if (needsPayTo && request.payTo === '') return refuse('invalid', { fields: { payTo: m.upi_id_needed() } });
  const newSize = variantId === '' ? '' : await holdOtherSize(trx, request, line);
  if (typeof newSize !== 'string') return newSize;
  if (!(await holdPlace(trx, pickup))) return refuse('invalid', { fields: { pickup: m.pickup_full() } });
  const id = newId(now);
  const price = await priceOf(trx, request, line, parcel);
  await store.insertReturn(trx, {
    ...request,
    ...price,
    id,
    position: request.line,
    line,
    newVariantId: variantId,
    newSize,
    pickup,
    payTo: needsPayTo ? request.payTo : '',
    now,
  });
  const note = `${quantity} × ${line.name}`;
  await recordMoves(trx, orderId, { actor: `customer:${customerId}`, note, at: now }, [
    { lifecycle: 'return', from: '', to: 'asked' },
  ]);
  await notify(trx, {
    to: { sellerId: line.sellerId },
    kind: 'new_return',
    key: id,
    subject: news.return_subject({ name: line.name }),
    text: news.return_text({ count: quantity, number: spokenNumber(line.number) }),
    link: '/desk/returns',
    now,
  });
  return { returnId: id, message: m.asked_answer() };
}

function whyNot(
  { since, asked, pieces }: store.LineBack,
  quantity: number,
  now: Date,
): Refusal<'invalid' | 'wrong_status'> | null {
  if (!since) return refuse('wrong_status', { error: m.not_delivered_yet() });
  if (now > returnableUntil(since))
    return refuse('wrong_status', { error: m.too_late({ days: shop.returnDays }) });
  const remaining = pieces - asked;
  if (remaining <= 0) return refuse('wrong_status', { error: m.all_asked_back() });
  return quantity > remaining
    ? refuse('invalid', { fields: { quantity: m.at_most_pieces({ count: remaining }) } })
    : null;
}

/** A pick-up takes a place on its run, like a parcel (R-RETURN-5). */
const holdPlace = async (trx: Database, { runId, day }: Pickup): Promise<boolean> =>
  runId === null || tryHoldPlaces(trx, { runId, day, places: 1 });

/** A size at another price is no exchange: it is ordered at its price, and the first one comes back for its money. */
async function holdOtherSize(
  trx: Database,
  request: AskReturn,
  { unitPrice }: store.LineBack,
): Promise<string | Refusal<'invalid' | 'out_of_stock'>> {
  const { variantId, quantity } = request;
  const other = await store.findOtherSize(trx, request, variantId);
  if (!other) return refuse('invalid', { fields: { variantId: m.choose_other_size() } });
  const { size, finalPrice, isEven } = other;
  const difference = formatRupees(Math.abs(finalPrice - unitPrice));
  if (!isEven && finalPrice > unitPrice)
    return refuse('invalid', { fields: { variantId: m.size_costs_more({ size, difference }) } });
  if (!isEven) return refuse('invalid', { fields: { variantId: m.size_costs_less({ size, difference }) } });
  const short = await takeStock(trx, store.otherPieces({ newVariantId: variantId, quantity }));
  return short ? refuse('out_of_stock', { fields: { variantId: m.size_gone() } }) : size;
}

async function priceOf(
  trx: Database,
  { orderId, quantity, reason, variantId }: AskReturn,
  line: store.LineBack,
  parcel: PaidParcel,
): Promise<PiecesPrice> {
  const goods = goodsOfPieces(line, line.refunded, quantity);
  if (variantId !== '') return { ...goods, feePaise: 0 };
  const back = await store.readBack(trx, { orderId, sellerId: line.sellerId }, 'asked');
  return priceOfPieces(moneyOf(parcel, back), goods, reason);
}
