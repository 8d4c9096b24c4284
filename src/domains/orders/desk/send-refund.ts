import type { Database } from '../../../platform/database.ts';
import { type Failure, refuse } from '../../../platform/failure.ts';
import { formatPaise } from '../../../platform/money.ts';
import { inTransaction } from '../../../platform/transaction.ts';
import { actorText } from '../order.ts';
import { holdOrder, recordMoves, setAttention } from '../orders.store.ts';
import { findRefund, type RefundState, saveRefund, settleReturn } from './refunds.store.ts';
import { tellBuyer } from './tell-buyer.ts';

interface Decision {
  readonly refundId: string;
  readonly operatorId: string;
  readonly now: Date;
}

/** A refund before and after a decision, for the record of changes. */
export interface Decided {
  readonly orderId: string;
  readonly before: RefundState;
  readonly after: RefundState;
}

/**
 * An operator has sent the money back: keeps the bank's reference and the day, and tells the customer.
 *
 * @param given.sentOn the day of the transfer, such as 2026-03-01, not later than today
 * Refuses with `not_found`, `changed_meanwhile` (it is not due any more).
 */
export function sendRefund(
  db: Database,
  given: Decision & { reference: string; sentOn: string },
): Promise<Decided | Failure> {
  const { refundId, operatorId, reference, sentOn, now } = given;
  return inTransaction(db, async (trx) => {
    const before = await findRefund(trx, refundId);
    if (!before) return unknown;
    const { orderId } = before;
    await holdOrder(trx, orderId);
    const after = { ...before, state: 'sent', reference, sentOn };
    if (!(await saveRefund(trx, refundId, 'due', after, now))) return refuse('changed_meanwhile');
    await recordMoves(trx, orderId, by(operatorId, `${reference}, ${sentOn}`, now), [
      { lifecycle: 'refund', from: 'due', to: 'sent' },
    ]);
    await settleReturn(trx, orderId);
    const amount = `₹${formatPaise(before.amountPaise)}`;
    await tellBuyer(trx, {
      orderId,
      subject: `${amount} is on its way back to you`,
      text: `We sent ${amount} back to you on ${sentOn}. The bank's reference is ${reference}. It reaches your account within a few working days.`,
      now,
    });
    return { orderId, before, after };
  });
}

/**
 * The money came back, or was never sent: the refund is due again. Refuses with `not_found`, `changed_meanwhile`.
 *
 * @param given.reason why, for the order's record
 */
export function reopenRefund(db: Database, given: Decision & { reason: string }): Promise<Decided | Failure> {
  const { refundId, operatorId, reason, now } = given;
  return inTransaction(db, async (trx) => {
    const before = await findRefund(trx, refundId);
    if (!before) return unknown;
    const { orderId } = before;
    const order = await holdOrder(trx, orderId);
    const after = { ...before, state: 'due', reference: '', sentOn: null };
    if (!(await saveRefund(trx, refundId, 'sent', after, now))) return refuse('changed_meanwhile');
    await recordMoves(trx, orderId, by(operatorId, reason, now), [
      { lifecycle: 'refund', from: 'sent', to: 'due' },
    ]);
    if (order) await setAttention(trx, orderId, 'returning');
    return { orderId, before, after };
  });
}

const unknown = refuse('not_found', { error: 'We could not find this refund' });

function by(operatorId: string, note: string, at: Date) {
  return { actor: actorText({ kind: 'operator', id: operatorId }), note, at };
}
