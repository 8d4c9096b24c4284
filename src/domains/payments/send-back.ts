import type { Database } from '../../platform/database.ts';
import { isRefusal } from '../../platform/refusal.ts';
import type { Task } from '../../platform/jobs/start-jobs.ts';
import { inTransaction } from '../../platform/transaction.ts';
import { moveRefund, type RefundDestination } from '../orders/staff/move-refund.ts';
import { nameRefund } from '../orders/staff/refunds.store.ts';
import type { Actor } from '../orders/order.ts';
import type { RefundState } from '../orders/refund.ts';
import type { Asking } from './asking.ts';
import { type RefundNews, RefundRefused } from './payment-provider.ts';
import { findRefundByReference, findRefundOrder } from './refund-orders.store.ts';

/**
 * The job that sends a refund through the provider that took the money, or checks on one already sent. If the
 * provider cannot, refuses, or does not answer for hours, the refund stays due for an operator.
 * | The refund becomes `sent` before the request, so no operator sends it too. No transaction is open during the
 * request.
 */
export function sendBack({ db, clock, provider, log }: Asking): Task {
  return async ({ id }, { last }) => {
    const refundId = String(id);
    const refund = await findRefundOrder(db, refundId);
    if (!refund) return;
    if (refund.provider !== provider.name || !provider.refund)
      return handOver(db, refundId, refund.state, clock.now());
    const { state, reference, paymentId, amountPaise } = refund;
    const to = { from: 'due', to: 'sent', note: `asked ${provider.name}` } as const;
    if (state === 'due') await move(db, refundId, to, server, clock.now());
    if (state !== 'due' && state !== 'sent') return;
    const teller: Actor = { kind: 'provider', id: provider.name };
    try {
      const asked = { id: refundId, paymentId, amountPaise };
      const news =
        reference && provider.findRefund
          ? await provider.findRefund(reference)
          : await provider.refund(asked);
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

/** Handles a refund's webhook. False when the shop has no refund with this reference. */
export async function hearOfRefund(
  trx: Database,
  provider: string,
  news: RefundNews,
  now: Date,
): Promise<boolean> {
  const refundId = await findRefundByReference(trx, provider, news.reference);
  if (refundId === null) return false;
  await settle(trx, refundId, news, { kind: 'provider', id: provider }, now);
  return true;
}

async function settle(
  db: Database,
  refundId: string,
  { reference, state }: RefundNews,
  actor: Actor,
  now: Date,
): Promise<void> {
  if (state === 'failed') await giveBack(db, refundId, `${reference} failed`, actor, now);
  else if (state === 'sent') await nameRefund(db, refundId, reference, now);
  else await move(db, refundId, { from: 'sent', to: state, reference, note: reference }, actor, now);
}

/** The money is still with the shop, or came back: marks the refund failed, to be sent by hand. */
function giveBack(db: Database, refundId: string, note: string, actor: Actor, now: Date): Promise<void> {
  return within(db, async (trx) => {
    const refund = await findRefundOrder(trx, refundId);
    if (refund?.state !== 'sent' && refund?.state !== 'done') return;
    await move(trx, refundId, { from: refund.state, to: 'failed', note }, actor, now);
    await move(trx, refundId, { from: 'failed', to: 'by_hand', note: 'to be sent by hand' }, server, now);
  });
}

/** Hands a refund to staff, because its provider is no longer used or cannot send it. */
async function handOver(db: Database, refundId: string, state: RefundState, now: Date): Promise<void> {
  const to = { from: 'due', to: 'by_hand', note: 'to be sent by hand' } as const;
  if (state === 'due') await move(db, refundId, to, server, now);
}

const server: Actor = { kind: 'server' };

/** Moves a refund, or does nothing if it was moved meanwhile: news may be late or repeated. */
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
