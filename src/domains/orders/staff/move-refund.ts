import * as notices from '#messages/notices';
import * as m from '#messages/refusals';
import type { Database } from '../../../platform/database.ts';
import { formatPaise } from '../../../platform/money.ts';
import { type Refusal, refuse } from '../../../platform/refusal.ts';
import { type Actor, actorText, findMove } from '../order.ts';
import { holdOrder, recordMoves } from '../orders.store.ts';
import { type HeldRefund, refundMoves, type RefundState } from '../refund.ts';
import { refundEntry, refundKey } from '../../ledger/entries.ts';
import { listEntriesOfOrder } from '../../ledger/ledger.store.ts';
import { postEntry, postReversal } from '../../ledger/post-entry.ts';
import { awaitReturn, findRefund, saveRefund, settleReturn } from './refunds.store.ts';
import { tellBuyer } from './tell-buyer.ts';

/** A refund's new state, and the state the caller saw. */
export interface RefundDestination {
  readonly from: RefundState;
  readonly to: RefundState;
  /** The reason, for the order's history. */
  readonly note: string;
  /** The bank's or provider's reference, where known. */
  readonly reference?: string;
  /** The day of the transfer; today by default. */
  readonly sentOn?: string;
}

/** A refund before and after a move, for the change history. */
export interface RefundChange {
  readonly orderId: string;
  readonly before: HeldRefund;
  readonly after: HeldRefund;
}

/**
 * Moves a refund along the table in refund.ts: the only function that changes a refund's state. Records it in the
 * order's history and updates the customer's notice.
 */
export async function moveRefund(
  trx: Database,
  refundId: string,
  { from, to, note, reference, sentOn }: RefundDestination,
  actor: Actor,
  now: Date,
): Promise<RefundChange | Refusal<'changed_meanwhile' | 'not_found' | 'wrong_status'>> {
  if (!findMove(refundMoves, from, to, actor.kind)) return refuse('wrong_status');
  const before = await findRefund(trx, refundId);
  if (!before) return refuse('not_found', { error: m.refund_not_found() });
  const { orderId } = before;
  // Its customer has it another way: nothing was sent that could come back.
  if (from === 'done' && before.amountPaise === 0) return refuse('wrong_status');
  await holdOrder(trx, orderId);
  const onItsWay = to === 'sent' || to === 'done';
  const waits = to === 'by_hand' || to === 'failed';
  const after: HeldRefund = {
    ...before,
    state: to,
    reference: reference ?? (waits ? '' : before.reference),
    sentOn: onItsWay ? (sentOn ?? before.sentOn ?? now.toISOString().slice(0, 10)) : null,
  };
  if (!(await saveRefund(trx, refundId, from, after, now))) return refuse('changed_meanwhile');
  await recordMoves(trx, orderId, { actor: actorText(actor), note, at: now }, [
    { lifecycle: 'refund', from, to },
  ]);
  await bookMove(trx, refundId, { before, after }, actor, now);
  if (to === 'done' && actor.kind === 'provider') await tellPaidBack(trx, refundId, after, now);
  if (waits) await awaitReturn(trx, orderId);
  else await settleReturn(trx, orderId);
  return { orderId, before, after };
}

/** Notifies the buyer that the refund was sent; when it was sent by hand, with the bank's reference. */
async function tellPaidBack(
  trx: Database,
  refundId: string,
  { orderId, amountPaise, reference }: HeldRefund,
  now: Date,
): Promise<void> {
  const amount = `₹${formatPaise(amountPaise)}`;
  await tellBuyer(trx, {
    orderId,
    kind: 'refunded',
    key: `${refundId}:${reference}`,
    subject: notices.refund_sent_subject({ amount }),
    text: notices.refund_paid_back({ amount }),
    now,
  });
}

/** Posts money that was paid out, or that bounced afterwards. */
async function bookMove(
  trx: Database,
  refundId: string,
  { before, after }: { before: HeldRefund; after: HeldRefund },
  actor: Actor,
  at: Date,
): Promise<void> {
  const { orderId, amountPaise, reference } = after;
  const provider = actor.kind === 'provider' ? before.provider : null;
  if (amountPaise === 0 || (after.state !== 'done' && before.state !== 'done')) return;
  const paidOut = (await listEntriesOfOrder(trx, orderId)).flatMap(({ key, kind }) =>
    kind === 'refund' && key.startsWith(refundKey(refundId, '')) ? [key] : [],
  );
  if (after.state === 'done') {
    const attempt = paidOut.length + 1;
    await postEntry(trx, refundEntry({ refundId, orderId, amountPaise, provider, reference, attempt, at }));
  } else
    await postReversal(trx, paidOut.at(-1) ?? refundKey(refundId, before.reference), 'refund_returned', at);
}
