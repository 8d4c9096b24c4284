import * as answers from '#messages/answers';
import * as refusals from '#messages/refusals';
import type { Database } from '../../../platform/database.ts';
import { isRefusal, type Refusal, refuse } from '../../../platform/refusal.ts';
import { elsewhereKey, refundWrittenOffEntry } from '../../ledger/provider-entries.ts';
import { readBalance } from '../../ledger/ledger.store.ts';
import { postEntry } from '../../ledger/post-entry.ts';
import { holdOrder } from '../../orders/orders.store.ts';
import { moveByHand } from '../../orders/staff/approve-refund.ts';
import type { StaffChange } from '../../staff/changes/make-change.ts';
import { explainProviderRefund, holdProviderRefund } from '../provider-news/provider-refunds.store.ts';

interface Explanation {
  readonly provider: string;
  readonly reference: string;
  readonly reason: string;
  readonly operatorId: string;
  readonly now: Date;
}

/** Writes off a refund that was made at the provider, with an operator's reason. */
export async function explainRefund(
  trx: Database,
  { provider, reference, reason, operatorId, now }: Explanation,
): Promise<
  (StaffChange & { message: string }) | Refusal<'changed_meanwhile' | 'not_found' | 'wrong_status'>
> {
  const refund = await holdProviderRefund(trx, provider, reference);
  if (!refund) return refuse('not_found', { error: refusals.refund_not_found() });
  if (refund.refundId !== null || refund.explanation !== null) return refuse('changed_meanwhile');
  if (refund.state === 'failed') return refuse('wrong_status', { error: refusals.refund_failed() });
  const { orderId, amountPaise: writtenOff } = refund;
  const subject = `refund:${provider}:${reference}`;
  const byHand = {
    kind: 'write_off',
    subject,
    orderId,
    amountPaise: writtenOff,
    reason,
    operatorId,
    now,
  } as const;
  if (orderId) await holdOrder(trx, orderId);
  const move = await moveByHand(trx, byHand);
  if (isRefusal(move)) return move;
  if (move === 'asked')
    return { message: answers.second_person_asked(), before: null, after: { reason, asked: true } };
  await explainProviderRefund(trx, refund, { by: operatorId, explanation: reason });
  // Nothing is left to post if the refund settled unclaimed money of its payment, or a refund due.
  const amountPaise = await readBalance(trx, 'unallocated', `${provider}:${reference}`);
  if (amountPaise > 0)
    await postEntry(trx, refundWrittenOffEntry({ ...refund, amountPaise, at: now }, reason));
  return {
    message: answers.refund_explained(),
    before: { key: elsewhereKey(refund) },
    after: { explanation: reason },
  };
}
