import * as notices from '#messages/notices';
import * as reasons from '#messages/refund-reasons';
import * as m from '#messages/refusals';
import type { Database } from '../../../platform/database.ts';
import { addJob } from '../../../platform/jobs/jobs.store.ts';
import { type Refusal, refuse } from '../../../platform/refusal.ts';
import { giveBackStock } from '../../catalogue/stock/stock.store.ts';
import { readPriced } from '../cancel-order.ts';
import type { KnownOfOrders } from '../known-of-orders.ts';
import { moneyBackWords } from '../money-back-words.ts';
import { type Actor, actorText, findMove, issueCreditNotesJob } from '../order.ts';
import { holdOrder, promiseRefund, recordMoves } from '../orders.store.ts';
import { oweForParcels } from './cancel-parcels.ts';
import { changeDelivery } from './delivery-kept.ts';
import { recordStep } from './follow-parcels.ts';
import { parcelMoves, type ParcelState } from './parcel.ts';
import { listParcels, piecesOfParcels, saveCameBack, saveLost, saveRefused } from './parcels.store.ts';

interface AtTheDoor {
  readonly orderId: string;
  readonly sellerId: string;
  readonly actor: Actor;
  readonly now: Date;
}

/** How a parcel ends without reaching its customer: by the customer's refusal, or on the way. */
export type WithoutDelivery = 'refused' | 'lost';

/**
 * Ends a parcel that will not reach its customer (R-CASH-4, R-ORDER-10), in the caller's transaction. Reverses its part
 * of the sale: an amount paid ahead is refunded, an amount due at the door is no longer due. The goods wait for
 * `takeInParcel`.
 */
export async function endParcel(
  trx: Database,
  {
    orderId,
    sellerId,
    to,
    actor,
    now,
    reason,
    known,
  }: AtTheDoor & {
    to: WithoutDelivery;
    reason: string;
    known: Pick<KnownOfOrders, 'acceptedPayment'>;
  },
): Promise<{ before: ParcelState } | Refusal<'not_found' | 'not_paid' | 'out_of_stock' | 'wrong_status'>> {
  const order = await holdOrder(trx, orderId);
  const read = order && (await readPriced(trx, order, known, now));
  const parcel = read?.parcels.find((one) => one.sellerId === sellerId);
  if (!order || !read || !parcel) return refuse('not_found', { error: m.order_not_found() });
  if (!findMove(parcelMoves, parcel.state, to, actor.kind))
    return refuse('wrong_status', { error: ends[to].tooEarly });
  await ends[to].save(trx, { orderId, sellerId, now });
  // What was kept for delivering the rest goes back with a rest that is lost, and at the door with its parcel.
  const isPaidAhead = read.payment !== null;
  const delivery =
    to === 'refused' && isPaidAhead
      ? undefined
      : changeDelivery(read.fee, read.parcels, [sellerId], { isPaidAhead, byCustomer: false });
  const cancellation = { ...read, order, chosen: [parcel], ...(delivery && { delivery }), actor, now };
  await oweForParcels(trx, cancellation, (shopName) => ends[to].because({ shopName }));
  if (read.payment) await promiseRefund(trx, orderId, ends[to].attention);
  const { task, maxAttempts } = issueCreditNotesJob;
  await addJob(trx, task, { orderId }, { key: `credit ${orderId} ${sellerId}`, maxAttempts });
  const { parcels } = read;
  const money = read.payment
    ? await moneyBackWords(trx, orderId, { owedPaise: parcel.amountPaise - (delivery?.keptPaise ?? 0) })
    : notices.parcel_owes_nothing();
  return recordStep(trx, { order, parcels, parcel, to, actor, now, note: reason, money });
}

const ends = {
  refused: {
    save: saveRefused,
    because: reasons.parcel_refused,
    attention: 'part_refused',
    tooEarly: m.only_shipped_can_be_refused(),
  },
  lost: {
    save: saveLost,
    because: reasons.parcel_lost,
    attention: 'part_lost',
    tooEarly: m.only_shipped_can_be_lost(),
  },
} as const;

/**
 * Takes a refused or lost parcel back once its seller has inspected it: good pieces return to stock, others do not. Happens
 * at most once per parcel.
 */
export async function takeInParcel(
  trx: Database,
  { orderId, sellerId, actor, now, good }: AtTheDoor & { good: boolean },
): Promise<{ before: ParcelState } | Refusal<'not_found' | 'wrong_status'>> {
  const order = await holdOrder(trx, orderId);
  const parcels = order ? await listParcels(trx, orderId) : [];
  const parcel = parcels.find((one) => one.sellerId === sellerId);
  if (!parcel) return refuse('not_found', { error: m.order_not_found() });
  if (!(await saveCameBack(trx, { orderId, sellerId, good, now })))
    return refuse('wrong_status', { error: m.nothing_to_take_in() });
  if (good) {
    await giveBackStock(trx, piecesOfParcels(orderId, [sellerId]));
    await recordMoves(trx, orderId, { actor: actorText(actor), note: 'came back from the way', at: now }, [
      { lifecycle: 'stock', from: 'taken', to: 'given back' },
    ]);
  }
  return { before: parcel.state };
}
