import type { Database } from '../../platform/database.ts';
import { isRefusal } from '../../platform/refusal.ts';
import type { Task } from '../../platform/jobs/start-jobs.ts';
import { inTransaction } from '../../platform/transaction.ts';
import { isContested } from '../orders/clawbacks/clawbacks.store.ts';
import { countClawbacks } from '../orders/clawbacks/count-clawbacks.ts';
import { permitSending } from '../orders/staff/approve-refund.ts';
import { moveRefund, type RefundDestination } from '../orders/staff/move-refund.ts';
import { nameRefund } from '../orders/staff/refunds.store.ts';
import type { Actor } from '../orders/order.ts';
import type { RefundState } from '../orders/refund.ts';
import type { Asking } from './asking.ts';
import { type RefundNews, RefundRefused } from './payment-provider.ts';
import {
  holdProviderRefund,
  isAccountedFor,
  saveFailedRefund,
} from './provider-news/provider-refunds.store.ts';
import { claimProviderRefund, recordRefundElsewhere } from './provider-news/refund-elsewhere.ts';
import { findRefundOrder, matchRefund } from './refund-orders.store.ts';

/**
 * The job that sends a refund through the provider that took the money, or checks on one already sent. If the
 * provider cannot, refuses, or does not answer for hours, the refund stays due for an operator.
 * The refund becomes `sent` before the request, so that no operator sends it too. No transaction is open during the
 * request.
 */
export function sendBack({ db, clock, provider, log }: Asking): Task {
  return async ({ id }, { last }) => {
    const refundId = String(id);
    const refund = await findRefundOrder(db, refundId);
    if (!refund) return;
    if (refund.provider !== provider.name || !provider.refund)
      return handOver(db, refundId, refund.state, clock.now());
    const { state, reference, paymentId, amountPaise, orderId } = refund;
    if (state !== 'due' && state !== 'sent') return;
    if (state === 'due' && !(await beginSending(db, refundId, provider.name, clock.now()))) return;
    // Asked for before without an answer: the customer may have it another way by now (R-REFUND-3).
    if (state === 'sent' && !reference && (await isContested(db, orderId)))
      return giveBack(db, refundId, 'contested meanwhile', server, clock.now());
    const teller: Actor = { kind: 'provider', id: provider.name };
    try {
      const request = { id: refundId, paymentId, amountPaise };
      const news =
        reference && provider.findRefund
          ? await provider.findRefund(reference)
          : await provider.refund(request);
      await settle(db, refundId, news, teller, clock.now());
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      log.warn({ refundId, provider: provider.name, reason }, 'A refund could not be sent');
      if (!(error instanceof RefundRefused) && !last) throw error;
      if (!reference)
        await giveBack(db, refundId, reason, error instanceof RefundRefused ? teller : server, clock.now());
    }
  };
}

/** Marks a due refund as requested. Returns false while it may not be sent (R-REFUND-1, R-REFUND-3). */
async function beginSending(db: Database, refundId: string, provider: string, now: Date): Promise<boolean> {
  const to = { from: 'due', to: 'sent', note: `asked ${provider}` } as const;
  const begun = await inTransaction(db, async (trx) => {
    const moved = await moveRefund(trx, refundId, to, server, now);
    if (isRefusal(moved)) return moved;
    const { orderId, amountPaise } = moved.after;
    const sending = { refundId, orderId, amountPaise, operatorId: null, now };
    return (await permitSending(trx, sending)) ?? moved;
  });
  return !isRefusal(begun);
}

/**
 * Handles a provider's report of a refund. One that the shop did not request is either matched to a refund due with
 * the same payment and amount, or was made in the provider's dashboard.
 */
export async function hearOfRefund(
  trx: Database,
  provider: string,
  news: RefundNews,
  now: Date,
): Promise<'refund_news' | 'refund_elsewhere' | 'ignored'> {
  // What became of it is settled: told again, it is no other refund of the same amount.
  const isOld = await isAccountedFor(trx, provider, news.reference);
  const refundId = isOld ? null : await matchRefund(trx, provider, news);
  const refund = refundId === null ? null : await findRefundOrder(trx, refundId);
  // Staff send this one, so only money that has left counts.
  const waits = refund?.state === 'by_hand' && news.state !== 'done';
  if (refundId === null || !refund || (waits && refund.reference !== news.reference))
    return (await recordRefundElsewhere(trx, provider, news, now)) ? 'refund_elsewhere' : 'ignored';
  const actor: Actor = { kind: 'provider', id: provider };
  const seen = await holdProviderRefund(trx, provider, news.reference);
  if (seen && news.state !== 'failed') await claimProviderRefund(trx, seen, refundId, now);
  if (refund.state === 'due' && news.state !== 'failed')
    await move(trx, refundId, { from: 'due', to: 'sent', note: `made at ${provider}` }, server, now);
  if (refund.state === 'by_hand' && news.state === 'done') {
    const { reference } = news;
    await move(trx, refundId, { from: 'by_hand', to: 'done', reference, note: reference }, actor, now);
  } else await settle(trx, refundId, news, actor, now);
  return 'refund_news';
}

async function settle(
  db: Database,
  refundId: string,
  { reference, state }: RefundNews,
  actor: Actor,
  now: Date,
): Promise<void> {
  if (state === 'failed') await giveBack(db, refundId, `${reference} failed`, actor, now, reference);
  else if (state === 'sent') await nameRefund(db, refundId, reference, now);
  else await move(db, refundId, { from: 'sent', to: state, reference, note: reference }, actor, now);
}

/**
 * Marks a refund as failed, to be sent by hand: the money is still with the shop, or bounced. It is less by what its
 * customer has got another way since (R-REFUND-3).
 * @param reference of the provider's refund that failed; later news that it was processed are old
 */
function giveBack(
  db: Database,
  refundId: string,
  note: string,
  actor: Actor,
  now: Date,
  reference = '',
): Promise<void> {
  return within(db, async (trx) => {
    const refund = await findRefundOrder(trx, refundId);
    if (refund?.state !== 'sent' && refund?.state !== 'done') return;
    await move(trx, refundId, { from: refund.state, to: 'failed', note }, actor, now);
    await move(trx, refundId, { from: 'failed', to: 'by_hand', note: 'to be sent by hand' }, server, now);
    if (reference !== '') await saveFailedRefund(trx, { ...refund, reference, refundId, now });
    await countClawbacks(trx, refund.orderId, now);
  });
}

/** Hands a refund to staff, because its provider is no longer used or cannot send it. */
async function handOver(db: Database, refundId: string, state: RefundState, now: Date): Promise<void> {
  const to = { from: 'due', to: 'by_hand', note: 'to be sent by hand' } as const;
  if (state === 'due') await move(db, refundId, to, server, now);
}

const server: Actor = { kind: 'server' };

/** Moves a refund, or does nothing if it was moved meanwhile: events may be late or repeated. */
function move(db: Database, refundId: string, to: RefundDestination, actor: Actor, now: Date): Promise<void> {
  return within(db, async (trx) => {
    const moved = await moveRefund(trx, refundId, to, actor, now);
    if (isRefusal(moved) && moved.refused === 'wrong_status')
      throw new Error(`A refund cannot go from ${to.from} to ${to.to} by ${actor.kind}`);
  });
}

async function within(db: Database, work: (trx: Database) => Promise<void>): Promise<void> {
  await inTransaction(db, async (trx) => {
    await work(trx);
    return null;
  });
}
