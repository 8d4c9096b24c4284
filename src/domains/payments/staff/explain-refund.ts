import * as answers from '#messages/answers';
import * as refusals from '#messages/refusals';
import type { Database } from '../../../platform/database.ts';
import { type Refusal, refuse } from '../../../platform/refusal.ts';
import { elsewhereKey, refundWrittenOffEntry } from '../../ledger/provider-entries.ts';
import { readBalance } from '../../ledger/ledger.store.ts';
import { postEntry } from '../../ledger/post-entry.ts';
import type { Made } from '../../staff/changes/make-change.ts';
import { explainProviderRefund, holdProviderRefund } from '../provider-news/provider-refunds.store.ts';

interface Explained {
  readonly provider: string;
  readonly reference: string;
  readonly reason: string;
  readonly operatorId: string;
  readonly now: Date;
}

/** Writes off a refund that was made at the provider, with an operator's reason. */
export async function explainRefund(
  trx: Database,
  { provider, reference, reason, operatorId, now }: Explained,
): Promise<(Made & { message: string }) | Refusal<'changed_meanwhile' | 'not_found' | 'wrong_status'>> {
  const refund = await holdProviderRefund(trx, provider, reference);
  if (!refund) return refuse('not_found', { error: refusals.refund_not_found() });
  if (refund.refundId !== null || refund.explanation !== null) return refuse('changed_meanwhile');
  if (refund.state === 'failed') return refuse('wrong_status', { error: refusals.refund_failed() });
  await explainProviderRefund(trx, refund, { by: operatorId, explanation: reason });
  // Nothing is left to post if the refund already settled unclaimed money of its own payment.
  if ((await readBalance(trx, 'unallocated', `${provider}:${reference}`)) > 0)
    await postEntry(trx, refundWrittenOffEntry({ ...refund, at: now }, reason));
  return {
    message: answers.refund_explained(),
    before: { key: elsewhereKey(refund) },
    after: { explanation: reason },
  };
}
