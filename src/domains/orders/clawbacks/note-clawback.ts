import * as m from '#messages/refund-reasons';
import type { Database } from '../../../platform/database.ts';
import { postEntry } from '../../ledger/post-entry.ts';
import { clawbackReturnedEntry } from '../../ledger/provider-entries.ts';
import { clearAttention, markDisputed } from '../orders.store.ts';
import { oweRefund } from '../owe-refund.ts';
import { addRefundJob } from '../refunds.store.ts';
import * as store from './clawbacks.store.ts';
import { countClawbacks, sourceOf } from './count-clawbacks.ts';

type Repayment = store.Clawback & { readonly orderId: string; readonly at: Date };

/**
 * Notes that money of an order goes back by a dispute or by a refund made at the provider (R-REFUND-3). What was
 * taken lowers the refunds that are due; what comes back after it was counted is owed again. The order is locked.
 */
export async function noteClawback(trx: Database, clawback: store.Clawback, now: Date): Promise<void> {
  const { orderId, state } = clawback;
  const { countedPaise } = await store.saveClawback(trx, clawback, now);
  if (orderId === null) return;
  if (state === 'returned' && countedPaise > 0) {
    const back = { ...clawback, amountPaise: countedPaise, at: now };
    await postEntry(trx, clawbackReturnedEntry(back, await sourceOf(trx, clawback, 0)));
    await oweAgain(trx, { ...back, orderId });
  }
  if (await store.isDisputed(trx, orderId)) await markDisputed(trx, orderId);
  else await clearAttention(trx, orderId, 'disputed');
  await countClawbacks(trx, orderId, now);
  if (state !== 'open')
    for (const { id, state: waits } of await store.holdRefundsDue(trx, orderId))
      if (waits === 'due') await addRefundJob(trx, id);
}

/** Owes again what a clawback had taken, to each payment no more than its own refunds were lowered by. */
async function oweAgain(
  trx: Database,
  { orderId, provider, paymentId, kind, reference, amountPaise, at }: Repayment,
): Promise<void> {
  const isOwn = (one: { provider: string; paymentId: string }) =>
    one.provider === provider && one.paymentId === paymentId;
  const payments = await store.listTaken(trx, orderId);
  let rest = amountPaise;
  for (const { takenPaise, ...payment } of [
    ...payments.filter(isOwn),
    ...payments.filter((one) => !isOwn(one)),
  ]) {
    const again = {
      orderId,
      ...payment,
      part: `${kind}:${reference}`,
      amountPaise: Math.min(rest, takenPaise),
    };
    if (again.amountPaise <= 0) continue;
    rest -= again.amountPaise;
    await oweRefund(trx, { ...again, reason: m.came_back(), now: at }, { kind: 'server' });
  }
  if (rest > 0)
    throw new Error(`Order ${orderId}: ${rest} paise of ${reference} were counted towards no refund`);
}
