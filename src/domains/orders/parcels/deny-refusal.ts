import * as answers from '#messages/answers';
import * as notices from '#messages/notices';
import * as m from '#messages/refusals';
import type { Database } from '../../../platform/database.ts';
import { type Refusal, refuse } from '../../../platform/refusal.ts';
import { inTransaction } from '../../../platform/transaction.ts';
import { type Actor, actorText } from '../order.ts';
import { holdOrder, recordMoves } from '../orders.store.ts';
import { tellBuyer } from '../staff/tell-buyer.ts';
import type { ParcelState } from './parcel.ts';
import { listParcels, saveDenied, saveRefusalDecided } from './parcels.store.ts';

interface OfParcel {
  readonly orderId: string;
  readonly sellerId: string;
  readonly now: Date;
}

/**
 * A customer says that they did not refuse a parcel (R-CASH-5). It does not count as refused until an operator decides.
 */
export function denyRefusal(
  db: Database,
  { orderId, sellerId, customerId, now }: OfParcel & { customerId: string },
): Promise<{ message: string } | Refusal<'not_found' | 'wrong_status'>> {
  return inTransaction(db, async (trx) => {
    const order = await holdOrder(trx, orderId, customerId);
    const parcel = order && (await findParcel(trx, orderId, sellerId));
    if (!parcel) return refuse('not_found', { error: m.parcel_not_found() });
    if (!(await saveDenied(trx, { orderId, sellerId, now })))
      return refuse('wrong_status', { error: m.nothing_to_deny() });
    const actor = { kind: 'customer', id: customerId } as const;
    await record(trx, { orderId, actor, note: parcel.shopName, now }, 'refusal denied');
    return { message: answers.refusal_denied() };
  });
}

/** An operator decides whether a denied refusal stands, in the caller's transaction. The customer is told the reason. */
export async function decideRefusal(
  trx: Database,
  {
    orderId,
    sellerId,
    stands,
    reason,
    actor,
    now,
  }: OfParcel & { stands: boolean; reason: string; actor: Actor },
): Promise<{ before: ParcelState } | Refusal<'not_found' | 'wrong_status'>> {
  const order = await holdOrder(trx, orderId);
  const parcel = order && (await findParcel(trx, orderId, sellerId));
  if (!parcel) return refuse('not_found', { error: m.parcel_not_found() });
  if (!(await saveRefusalDecided(trx, { orderId, sellerId, stands })))
    return refuse('wrong_status', { error: m.no_denied_refusal() });
  const { shopName } = parcel;
  const note = `${shopName}: ${reason}`;
  await record(trx, { orderId, actor, note, now }, stands ? 'refusal stands' : 'refusal withdrawn');
  const text = stands ? notices.refusal_stands : notices.refusal_withdrawn;
  await tellBuyer(trx, {
    orderId,
    sellerId,
    kind: 'not_delivered',
    key: `${sellerId}:decided`,
    subject: notices.refusal_decided_subject(),
    text: text({ shop: shopName, reason }),
    now,
  });
  return { before: parcel.state };
}

async function findParcel(trx: Database, orderId: string, sellerId: string) {
  const parcels = await listParcels(trx, orderId);
  return parcels.find((one) => one.sellerId === sellerId) ?? null;
}

const record = (
  trx: Database,
  { orderId, actor, note, now }: { orderId: string; actor: Actor; note: string; now: Date },
  to: string,
): Promise<void> =>
  recordMoves(trx, orderId, { actor: actorText(actor), note, at: now }, [
    { lifecycle: 'parcel', from: 'refused', to },
  ]);
