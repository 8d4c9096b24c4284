import * as reasons from '#messages/refund-reasons';
import * as m from '#messages/refusals';
import type { Database } from '../../../platform/database.ts';
import { addJob } from '../../../platform/jobs/jobs.store.ts';
import { type Refusal, refuse } from '../../../platform/refusal.ts';
import { giveBackStock } from '../../catalogue/stock/stock.store.ts';
import { readPriced } from '../cancel-order.ts';
import type { KnownOfOrders } from '../known-of-orders.ts';
import { type Actor, actorText, issueCreditNotesJob } from '../order.ts';
import { holdOrder, recordMoves, setAttention } from '../orders.store.ts';
import { oweForParcels } from './cancel-parcels.ts';
import { recordStep } from './follow-parcels.ts';
import type { ParcelState } from './parcel.ts';
import { listParcels, piecesOfParcels, saveCameBack, saveRefused } from './parcels.store.ts';

interface AtTheDoor {
  readonly orderId: string;
  readonly sellerId: string;
  readonly actor: Actor;
  readonly now: Date;
}

/**
 * Marks a parcel at the courier as refused at the door (R-CASH-4), in the caller's transaction. Reverses its part of
 * the sale: an amount paid ahead is refunded, an amount due at the door is no longer due. The goods wait for
 * `takeInParcel`.
 */
export async function refuseParcel(
  trx: Database,
  {
    orderId,
    sellerId,
    actor,
    now,
    reason,
    known,
  }: AtTheDoor & { reason: string; known: Pick<KnownOfOrders, 'acceptedPayment'> },
): Promise<{ before: ParcelState } | Refusal<'not_found' | 'not_paid' | 'out_of_stock' | 'wrong_status'>> {
  const order = await holdOrder(trx, orderId);
  const read = order && (await readPriced(trx, order, known, now));
  const parcel = read?.parcels.find((one) => one.sellerId === sellerId);
  if (!order || !read || !parcel) return refuse('not_found', { error: m.order_not_found() });
  if (parcel.state !== 'handed over')
    return refuse('wrong_status', { error: m.only_shipped_can_be_refused() });
  await saveRefused(trx, { orderId, sellerId, now });
  const taken = { ...read, order, chosen: [parcel], actor, now };
  await oweForParcels(trx, taken, (shopName) => reasons.parcel_refused({ shopName }));
  if (read.payment) await setAttention(trx, orderId, 'part_cancelled');
  const { task, maxAttempts } = issueCreditNotesJob;
  await addJob(trx, task, { orderId }, { key: `credit ${orderId} ${sellerId}`, maxAttempts });
  const { parcels } = read;
  return recordStep(trx, { order, parcels, parcel, to: 'refused', actor, now, note: reason });
}

/**
 * Takes a refused parcel back once its seller has inspected it: good pieces return to stock, others do not. Happens
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
    await recordMoves(trx, orderId, { actor: actorText(actor), note: 'came back from the door', at: now }, [
      { lifecycle: 'stock', from: 'taken', to: 'given back' },
    ]);
  }
  return { before: parcel.state };
}
