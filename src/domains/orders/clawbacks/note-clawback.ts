import * as m from '#messages/refund-reasons';
import type { Database } from '../../../platform/database.ts';
import { postEntry } from '../../ledger/post-entry.ts';
import { clawbackReturnedEntry } from '../../ledger/provider-entries.ts';
import { clearAttention, markDisputed } from '../orders.store.ts';
import { oweRefund } from '../owe-refund.ts';
import { addRefundJob } from '../refunds.store.ts';
import * as store from './clawbacks.store.ts';
import { countClawbacks, sourceOf } from './count-clawbacks.ts';

/**
 * Notes that money of an order goes back by a dispute or by a refund made at the provider (R-REFUND-3). What was
 * taken lowers the refunds that are due; what comes back after it was counted is owed again. The order is locked.
 */
export async function noteClawback(trx: Database, clawback: store.Clawback, now: Date): Promise<void> {
  const { orderId, state, provider, paymentId, reference, kind } = clawback;
  const { countedPaise } = await store.saveClawback(trx, clawback, now);
  if (orderId === null) return;
  if (state === 'returned' && countedPaise > 0) {
    const back = { ...clawback, amountPaise: countedPaise, at: now };
    await postEntry(trx, clawbackReturnedEntry(back, await sourceOf(trx, clawback, 0)));
    const again = { orderId, provider, paymentId, part: `${kind}:${reference}`, amountPaise: countedPaise };
    await oweRefund(trx, { ...again, reason: m.came_back(), now }, { kind: 'server' });
  }
  if (await store.isDisputed(trx, orderId)) await markDisputed(trx, orderId);
  else await clearAttention(trx, orderId, 'disputed');
  await countClawbacks(trx, orderId, now);
  if (state !== 'open')
    for (const { id, state: waits } of await store.holdRefundsDue(trx, orderId))
      if (waits === 'due') await addRefundJob(trx, id);
}
