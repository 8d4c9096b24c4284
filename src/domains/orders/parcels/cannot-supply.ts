import * as notices from '#messages/notices';
import * as refundReasons from '#messages/refund-reasons';
import * as m from '#messages/refusals';
import { listOf } from '../../../messages/intl.ts';
import type { Database } from '../../../platform/database.ts';
import { addJob } from '../../../platform/jobs/jobs.store.ts';
import { isRefusal, type Refusal, refuse } from '../../../platform/refusal.ts';
import { emptyStock } from '../../catalogue/stock/empty-stock.ts';
import type { GoodsBack, Sale } from '../../ledger/sale.ts';
import { voidGiftCoupons } from '../../promotions/gift-coupons.store.ts';
import { bookGoodsTakenOut } from '../book-sale.ts';
import { cancelHeldOrder, readPriced } from '../cancel-order.ts';
import type { KnownOfOrders } from '../known-of-orders.ts';
import { moneyBackWords } from '../money-back-words.ts';
import { type Actor, actorText, type HeldOrder, issueCreditNotesJob } from '../order.ts';
import { holdOrder, promiseRefund } from '../orders.store.ts';
import { oweRefund } from '../owe-refund.ts';
import { tellBuyer } from '../staff/tell-buyer.ts';
import { moveParcel } from './move-parcel.ts';
import type { ParcelState } from './parcel.ts';
import { listParcels } from './parcels.store.ts';
import { insertUnsupplied, type LineToSend, listLinesToSend, takenOutName } from './unsupplied.store.ts';

export interface CannotSupply {
  readonly orderId: string;
  readonly sellerId: string;
  /** The lines' indexes in the order, from 0. */
  readonly lines: readonly number[];
  readonly reason: string;
  readonly actor: Actor;
  readonly now: Date;
  readonly ports: Pick<KnownOfOrders, 'acceptedPayment'>;
}

type Refusals = Refusal<'changed_meanwhile' | 'not_found' | 'not_paid' | 'out_of_stock' | 'wrong_status'>;

/**
 * Takes lines that a seller cannot supply out of a parcel which the courier does not have, in the caller's transaction
 * (R-ORDER-11): their money is owed back, their variants have no stock from then on, and the customer is told. A
 * packed parcel is to be packed again. When no line remains, the parcel is cancelled.
 * @returns the parcel's previous state, and whether it was cancelled
 */
export async function cannotSupply(
  trx: Database,
  taking: CannotSupply,
): Promise<{ before: ParcelState; isWhole: boolean } | Refusals> {
  const { orderId, sellerId, lines, reason, actor, now } = taking;
  const order = await holdOrder(trx, orderId);
  const parcel = order && (await listParcels(trx, orderId)).find((one) => one.sellerId === sellerId);
  if (!order || !parcel) return refuse('not_found', { error: m.order_not_found() });
  if (parcel.state !== 'to pack' && parcel.state !== 'packed')
    return refuse('wrong_status', { error: m.supply_before_hand_over() });
  const toSend = await listLinesToSend(trx, { orderId, sellerId });
  const linesOut = toSend.filter(({ position }) => lines.includes(position));
  if (linesOut.length === 0 || linesOut.length < new Set(lines).size)
    return refuse('wrong_status', { error: m.line_not_in_parcel() });
  if (parcel.state === 'packed') {
    const outcome = await moveParcel(trx, { orderId, sellerId, step: 'unpack', actor, now });
    if (isRefusal(outcome)) return outcome;
  }
  const isWhole = linesOut.length === toSend.length;
  const row = { orderId, sellerId, reason, by: actorText(actor), now };
  const positions = linesOut.map(({ position }) => position);
  if (isWhole) {
    const refusal = await cancelWhole(trx, taking);
    if (refusal) return refusal;
    await insertUnsupplied(trx, { ...row, positions, alone: false });
  } else {
    for (const line of linesOut) await takeOut(trx, { ...taking, order, line });
    await tellTakenOut(trx, taking, { linesOut, shopName: parcel.shopName });
  }
  await emptyStock(trx, linesOut);
  return { before: parcel.state, isWhole };
}

async function cancelWhole(trx: Database, taking: CannotSupply): Promise<Refusals | null> {
  const { orderId, sellerId, ports, actor, now, reason } = taking;
  const order = await holdOrder(trx, orderId);
  if (!order) return refuse('not_found', { error: m.order_not_found() });
  const outcome = await cancelHeldOrder(trx, {
    order,
    sellers: [sellerId],
    actor,
    now,
    reason,
    known: ports,
  });
  return isRefusal(outcome) ? outcome : null;
}

/** Takes one line out: its part of the sale is taken back, what was paid for it is owed, its credit note is due. */
async function takeOut(
  trx: Database,
  { order, line, sellerId, reason, actor, now, ports }: CannotSupply & { order: HeldOrder; line: LineToSend },
): Promise<void> {
  const [orderId, name] = [order.id, takenOutName(line.position)];
  const before = await readPriced(trx, order, ports, now);
  const positions = [line.position];
  await insertUnsupplied(trx, {
    orderId,
    sellerId,
    positions,
    reason,
    by: actorText(actor),
    alone: true,
    now,
  });
  const after = await readPriced(trx, order, ports, now);
  const amountPaise = amountOf(before, sellerId) - amountOf(after, sellerId);
  const { payment } = before;
  await bookGoodsTakenOut(trx, before.sale, {
    sellerId,
    goods: { ...goodsOf(line), earlier: outOf(before.sale, sellerId) },
    cause: name,
    amountPaise,
    isPaid: payment !== null,
  });
  if (payment && amountPaise > 0) {
    const due = { ...payment, part: name, amountPaise, reason: refundReasons.not_supplied(line), now };
    await oweRefund(trx, { orderId, ...due }, actor.kind === 'operator' ? actor : { kind: 'server' });
    await voidGiftCoupons(trx, orderId, now);
    await promiseRefund(trx, orderId, 'part_cancelled');
  }
  const { task, maxAttempts } = issueCreditNotesJob;
  await addJob(trx, task, { orderId }, { key: `credit ${orderId} ${name}`, maxAttempts });
}

const goodsOf = ({ goodsPaise, offPaise, offSellerPaise }: GoodsBack): GoodsBack => ({
  goodsPaise,
  offPaise,
  offSellerPaise,
});

const outOf = (sale: Sale, sellerId: string): GoodsBack =>
  sale.parts.find((part) => part.sellerId === sellerId)?.out ?? {
    goodsPaise: 0,
    offPaise: 0,
    offSellerPaise: 0,
  };

const amountOf = ({ parcels }: Awaited<ReturnType<typeof readPriced>>, sellerId: string): number =>
  parcels.find((parcel) => parcel.sellerId === sellerId)?.amountPaise ?? 0;

async function tellTakenOut(
  trx: Database,
  { orderId, lines, reason, now }: CannotSupply,
  { linesOut, shopName }: { linesOut: readonly LineToSend[]; shopName: string },
): Promise<void> {
  const goods = listOf(linesOut.map(({ name }) => name));
  const money = await moneyBackWords(trx, orderId);
  await tellBuyer(trx, {
    orderId,
    kind: 'cancelled',
    key: `not supplied:${lines.join()}`,
    subject: notices.not_supplied_subject({ shop: shopName }),
    text: [notices.not_supplied({ shop: shopName, goods, reason }), money].join('\n\n'),
    now,
  });
}
