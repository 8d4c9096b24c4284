import * as m from '#messages/refusals';
import type { Database } from '../../../platform/database.ts';
import { newId } from '../../../platform/ids.ts';
import { rupeesToPaise } from '../../../platform/money.ts';
import { type Refusal, refuse } from '../../../platform/refusal.ts';
import { inTransaction } from '../../../platform/transaction.ts';
import { shop } from '../../../shop.ts';
import { addRefundJob } from '../refunds.store.ts';
import { holdApproval, insertApproval, saveDecision, useApproval, wasAskedFor } from './approvals.store.ts';
import { findRefund } from './refunds.store.ts';

interface Decision {
  readonly refundId: string;
  readonly operatorId: string;
  readonly now: Date;
}

/** For the change history. */
interface Noted {
  readonly before: object;
  readonly after: object;
}

/** Whether a refund of this amount needs a second operator when a person decides it (R-REFUND-1). */
export const needsApproval = (amountPaise: number): boolean =>
  amountPaise > rupeesToPaise(shop.refundApprovalAbove);

/** Asks another operator to approve a large refund before it is sent. */
export function askApproval(
  db: Database,
  { refundId, operatorId, reason, now }: Decision & { reason: string },
): Promise<Noted | Refusal<'already_there' | 'not_found' | 'wrong_status'>> {
  return inTransaction(db, async (trx) => {
    const refund = await findRefund(trx, refundId);
    if (!refund) return refuse('not_found', { error: m.refund_not_found() });
    const waits = refund.state === 'due' || refund.state === 'by_hand';
    if (!waits || !needsApproval(refund.amountPaise)) return refuse('wrong_status');
    const asked = { id: newId(now), refundId, reason, operatorId, now };
    if (!(await insertApproval(trx, asked))) return refuse('already_there', { error: m.approval_asked() });
    return { before: {}, after: { reason, amountPaise: refund.amountPaise } };
  });
}

/**
 * Approves a large refund, after which its provider is asked, or declines it. The operator who requested approval can
 * withdraw the request, but not approve it.
 */
export function decideApproval(
  db: Database,
  { refundId, operatorId, approved, now }: Decision & { approved: boolean },
): Promise<Noted | Refusal<'changed_meanwhile' | 'second_person'>> {
  return inTransaction(db, async (trx) => {
    const asked = await holdApproval(trx, refundId);
    if (!asked) return refuse('changed_meanwhile');
    if (approved && asked.askedBy === operatorId)
      return refuse('second_person', { error: m.another_approves() });
    await saveDecision(trx, asked.id, { approved, operatorId, now });
    if (approved && (await findRefund(trx, refundId))?.state === 'due') await addRefundJob(trx, refundId);
    return { before: { askedBy: asked.askedBy, reason: asked.reason }, after: { approved } };
  });
}

/**
 * Consumes the approval of a refund that needs one, in the transaction that marks it as sent. By hand, every large
 * refund needs one; by the provider, those that an operator decided or asked about. Refunds triggered by customers
 * and late money need none.
 */
export async function requireApproval(
  trx: Database,
  { refundId, amountPaise, sentBy, now }: Sending,
): Promise<Refusal<'second_person'> | null> {
  if (!needsApproval(amountPaise)) return null;
  if (sentBy === 'provider' && !(await wasAskedFor(trx, refundId))) return null;
  return (await useApproval(trx, refundId, now)) ? null : refuse('second_person');
}

interface Sending {
  readonly refundId: string;
  readonly amountPaise: number;
  readonly sentBy: 'operator' | 'provider';
  readonly now: Date;
}
