import * as answers from '#messages/answers';
import * as notices from '#messages/notices';
import * as refusals from '#messages/refusals';
import { listOf } from '../../messages/intl.ts';
import type { Database } from '../../platform/database.ts';
import { rupeesToPaise } from '../../platform/money.ts';
import { isRefusal, type Refusal, refuse } from '../../platform/refusal.ts';
import { inTransaction } from '../../platform/transaction.ts';
import type { Sale } from '../ledger/sale.ts';
import { paidForRest, readSaleOf } from './book-sale.ts';
import type { KnownOfOrders } from './known-of-orders.ts';
import { moneyBackWords } from './money-back-words.ts';
import { moveOrder } from './move-order.ts';
import { type Actor, type HeldOrder, isSold, type OrderState } from './order.ts';
import { holdOrder, readDeliveryFee } from './orders.store.ts';
import { type Cancellation, cancelParcels } from './parcels/cancel-parcels.ts';
import { chooseParcels, type PricedParcel } from './parcels/choose-parcels.ts';
import { rupeesText } from '../../platform/money.ts';
import { changeDelivery, type DeliveryChange, type DeliveryFee } from './parcels/delivery-kept.ts';
import { listParcels } from './parcels/parcels.store.ts';
import { findAcceptedPayment } from './refunds.store.ts';
import { tellBuyer } from './staff/tell-buyer.ts';

export interface CancelOrder {
  readonly orderId: string;
  /** The owner, which is checked; omitted for an operator. */
  readonly customerId?: string;
  /**
   * The sellers whose parcels are cancelled. If omitted, the whole order, which is refused once a parcel has left.
   */
  readonly sellers?: readonly string[] | undefined;
  /** What the customer saw kept for delivering the rest, in rupees: more is refused. */
  readonly deliveryKept?: number | undefined;
  readonly actor: Actor;
  readonly now: Date;
  readonly known: Pick<KnownOfOrders, 'acceptedPayment'>;
  /** An operator's reason: recorded with the move, and mailed to the customer. */
  readonly reason?: string;
  /** The state the operator saw. The call is refused if it has changed since. */
  readonly seen?: OrderState;
}

/**
 * Cancels those parcels of an order that are not packed yet or were brought back: their stock is released and the
 * amount paid becomes a refund due. Locks the order, so that packing and cancelling a parcel exclude each other.
 */
export function cancelOrder(
  db: Database,
  { orderId, customerId, seen, ...terms }: CancelOrder,
): Promise<{ message: string } | Refusal<'changed_meanwhile' | 'not_found' | 'wrong_status'>> {
  return inTransaction(db, async (trx) => {
    const order = await holdOrder(trx, orderId, customerId);
    if (!order) return refuse('not_found', { error: refusals.order_not_found() });
    if (seen !== undefined && seen !== order.orderStatus) return refuse('changed_meanwhile');
    return cancelHeldOrder(trx, { order, ...terms });
  });
}

/** The same for a locked order, in the caller's transaction. */
export async function cancelHeldOrder(
  trx: Database,
  {
    order,
    sellers,
    deliveryKept,
    actor,
    now,
    known,
    reason = '',
  }: { order: HeldOrder } & Pick<
    CancelOrder,
    'sellers' | 'deliveryKept' | 'actor' | 'now' | 'known' | 'reason'
  >,
): Promise<{ message: string } | Refusal<'changed_meanwhile' | 'not_found' | 'wrong_status'>> {
  const read = await readPriced(trx, order, known, now);
  const cancelledParcels = chooseParcels(read.parcels, sellers);
  if (isRefusal(cancelledParcels)) return cancelledParcels;
  const delivery = changeOf(read, cancelledParcels, actor);
  if (deliveryKept !== undefined && delivery.feePaise > Math.round(deliveryKept * 100))
    return refuseMoreKept(read, cancelledParcels, delivery.feePaise);
  const outcome = isSold(order)
    ? await cancelParcels(trx, { ...read, chosen: cancelledParcels, delivery, order, actor, now, reason })
    : await moveOrder(trx, order, { order: 'cancelled' }, actor, now, reason);
  if (isRefusal(outcome)) return refuse('wrong_status', { error: outcome.error });
  const messages = await tellingOf(trx, read, { id: order.id, chosen: cancelledParcels, delivery });
  if (reason !== '')
    await tellBuyer(trx, {
      orderId: order.id,
      kind: 'cancelled',
      // Two parcels of an order can be cancelled in one millisecond, each by its seller.
      key: `${cancelledParcels.map(({ sellerId }) => sellerId).join()}:${now.toISOString()}`,
      ...messages.mail(reason),
      now,
    });
  return { message: messages.message };
}

interface Read {
  readonly sale: Sale;
  readonly parcels: readonly PricedParcel[];
  /** The payment that paid the order; null while it is unpaid. */
  readonly payment: Cancellation['payment'];
  readonly fee: DeliveryFee;
}

/**
 * An order's sale, its parcels with the amount paid or payable for each, and the payment if the order was paid ahead.
 */
export async function readPriced(
  trx: Database,
  { id, paymentStatus, payBy, price }: HeldOrder,
  ports: Pick<KnownOfOrders, 'acceptedPayment'>,
  now: Date,
): Promise<Read> {
  const wasPaidAhead = paymentStatus === 'paid' && payBy === 'upi';
  const payment = wasPaidAhead ? await findAcceptedPayment(trx, ports, id) : null;
  if (wasPaidAhead && !payment) throw new Error(`Order ${id} is paid but no payment was accepted for it`);
  const sale = await readSaleOf(trx, id, now);
  const paidSums = paidForRest(sale, payment?.amountPaise ?? rupeesToPaise(price), payBy);
  const fee = await readDeliveryFee(trx, id);
  const parcels = (await listParcels(trx, id)).map((parcel, n) => ({
    ...parcel,
    goodsPaise: sale.parts[n]?.goodsPaise ?? 0,
    amountPaise: paidSums[n] ?? 0,
  }));
  const terms = { isPaidAhead: true, byCustomer: true };
  const keptFor = (sellerId: string) =>
    payment ? changeDelivery(fee, parcels, [sellerId], terms).feePaise : 0;
  return {
    sale,
    payment,
    fee,
    parcels: parcels.map((parcel) => ({ ...parcel, keptPaise: keptFor(parcel.sellerId) })),
  };
}

/** Refuses to keep more than the customer saw, and says what would be kept now. */
function refuseMoreKept(
  { payment }: Read,
  cancelledParcels: readonly PricedParcel[],
  keptPaise: number,
): Refusal<'changed_meanwhile'> {
  const fee = rupeesText(keptPaise);
  return refuse('changed_meanwhile', {
    error: payment
      ? refusals.delivery_kept_changed({ fee, back: rupeesText(amountOf(cancelledParcels) - keptPaise) })
      : refusals.delivery_due_changed({ fee }),
    more: { deliveryKept: keptPaise / 100 },
  });
}

const amountOf = (parcels: readonly PricedParcel[]): number =>
  parcels.reduce((sum, { amountPaise }) => sum + amountPaise, 0);

const changeOf = (
  { parcels, payment, fee }: Read,
  cancelledParcels: readonly PricedParcel[],
  { kind }: Actor,
): DeliveryChange =>
  changeDelivery(
    fee,
    parcels,
    cancelledParcels.map(({ sellerId }) => sellerId),
    { isPaidAhead: payment !== null, byCustomer: kind === 'customer' },
  );

interface Telling {
  readonly message: string;
  mail(reason: string): { subject: string; text: string };
}

/** The message about what was cancelled and what becomes of the money, for the customer. */
async function tellingOf(
  trx: Database,
  { parcels, payment }: Read,
  { id, chosen, delivery }: { id: string; chosen: readonly PricedParcel[]; delivery: DeliveryChange },
): Promise<Telling> {
  const isWhole = chosen.length === parcels.length;
  const { feePaise, keptPaise } = delivery;
  const owedPaise = amountOf(chosen) - keptPaise;
  const refunding = isWhole ? { refunding: () => notices.payment_owed() } : {};
  const money = payment ? await moneyBackWords(trx, id, { owedPaise, ...refunding }) : '';
  if (isWhole)
    return {
      message: sentences(answers.order_cancelled(), money),
      mail: (reason) => ({
        subject: notices.order_cancelled_subject(),
        text: [notices.order_cancelled({ reason }), money].filter(Boolean).join('\n\n'),
      }),
    };
  const what = { count: chosen.length, shops: listOf(chosen.map(({ shopName }) => shopName)) };
  const less = payment ? answers.less_delivery : answers.delivery_at_door;
  const fee = feePaise > 0 ? less({ fee: rupeesText(feePaise) }) : '';
  const message = sentences(answers.parcels_cancelled(what), money, fee);
  const subject = notices.parcels_cancelled_subject();
  return { message, mail: (reason) => ({ subject, text: notices.parcels_cancelled({ message, reason }) }) };
}

/** As calls answer: without the last full stop. */
const sentences = (...all: string[]): string =>
  all
    .filter(Boolean)
    .map((one) => one.replace(/\.$/, ''))
    .join('. ');
