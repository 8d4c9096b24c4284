import * as m from '#messages/notices';
import type { Database } from '../../../platform/database.ts';
import { isRefusal, type Refusal } from '../../../platform/refusal.ts';
import { formatPaise } from '../../../platform/money.ts';
import { inTransaction } from '../../../platform/transaction.ts';
import { countClawbacks } from '../clawbacks/count-clawbacks.ts';
import { findRefund } from './refunds.store.ts';
import { permitSending } from './approve-refund.ts';
import { type RefundChange, moveRefund } from './move-refund.ts';
import { tellBuyer } from './tell-buyer.ts';

interface Decision {
  readonly refundId: string;
  readonly operatorId: string;
  readonly now: Date;
}

/**
 * Records that an operator sent a refund: stores the bank's reference and the day, and notifies the customer. A large
 * refund needs another operator's approval (R-REFUND-1).
 * @param given.sentOn the day of the transfer, such as 2026-03-01, not in the future
 */
export function sendRefund(
  db: Database,
  input: Decision & { reference: string; sentOn: string },
): Promise<RefundChange | Refusal<'changed_meanwhile' | 'not_found' | 'second_person' | 'wrong_status'>> {
  const { refundId, reference, sentOn, now } = input;
  return inTransaction(db, async (trx) => {
    const refund = await findRefund(trx, refundId);
    const from = refund?.state === 'by_hand' ? 'by_hand' : 'due';
    const move = { from, to: 'done', reference, sentOn, note: `${reference}, ${sentOn}` } as const;
    const decision = await moveRefund(trx, refundId, move, operator(input), now);
    if (isRefusal(decision)) return decision;
    const { orderId, amountPaise } = decision.after;
    const why = await permitSending(trx, {
      refundId,
      orderId,
      amountPaise,
      operatorId: input.operatorId,
      now,
    });
    if (why) return why;
    const amount = `₹${formatPaise(decision.after.amountPaise)}`;
    await tellBuyer(trx, {
      orderId: decision.orderId,
      kind: 'refunded',
      key: `${refundId}:${reference}`,
      subject: m.refund_sent_subject({ amount }),
      text: m.refund_sent({ amount, day: sentOn, reference }),
      now,
    });
    return decision;
  });
}

/**
 * Reopens a refund whose transfer bounced or was never sent: it is due again, by hand, less by what its customer has
 * got another way since (R-REFUND-3).
 * @param given.reason for the order's history
 */
export function reopenRefund(
  db: Database,
  input: Decision & { reason: string },
): Promise<RefundChange | Refusal<'changed_meanwhile' | 'not_found' | 'wrong_status'>> {
  const { refundId, reason, now } = input;
  return inTransaction(db, async (trx) => {
    const to = { from: 'done', to: 'by_hand', note: reason } as const;
    const decision = await moveRefund(trx, refundId, to, operator(input), now);
    if (!isRefusal(decision)) await countClawbacks(trx, decision.orderId, now);
    return decision;
  });
}

const operator = ({ operatorId }: Decision) => ({ kind: 'operator', id: operatorId }) as const;
