import type { Database } from '../../platform/database.ts';
import type { Task } from '../../platform/jobs/start-jobs.ts';
import { inTransaction } from '../../platform/transaction.ts';
import { findRefund, type RefundState, saveRefund, settleReturn } from '../orders/desk/refunds.store.ts';
import { holdOrder, recordMoves, setAttention } from '../orders/orders.store.ts';
import { excessMark } from '../orders/refunds.store.ts';
import type { Asking } from './ask-provider.ts';
import { type RefundNews, RefundRefused } from './payment-provider.ts';
import { findRefundByReference, findRefundOrder } from './refund-orders.store.ts';

/**
 * The task that has a refund sent by the provider that took the money, or asks how one stands that was sent. Where the
 * provider cannot, the refund stays due for an operator, and so it does after the provider refused or did not answer for hours.
 *
 * The refund becomes `sent` before the provider is asked: from then on no operator sends it as well. No transaction is
 * open while the provider is asked.
 */
export function sendBack({ db, clock, provider, log }: Asking): Task {
  return async ({ id }, { last }) => {
    const refundId = String(id);
    const refund = await findRefundOrder(db, refundId);
    if (!refund || refund.provider !== provider.name || !provider.refund) return;
    const { state, reference, paymentId, amountPaise } = refund;
    if (state === 'due')
      await change(db, refundId, { from: 'due', state: 'sent', note: `asked ${provider.name}` }, clock.now());
    if (state !== 'due' && state !== 'sent') return;
    try {
      const asked = { id: refundId, paymentId: paymentId.replace(excessMark, ''), amountPaise };
      const news =
        reference && provider.findRefund
          ? await provider.findRefund(reference)
          : await provider.refund(asked);
      await settle(db, refundId, news, clock.now());
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      log.warn({ refundId, provider: provider.name, reason }, 'A refund could not be sent');
      if (!(error instanceof RefundRefused) && !last) throw error;
      if (!reference) await giveBack(db, refundId, reason, clock.now());
    }
  };
}

/** What the provider says of a refund by its webhook. False when the shop asked for none by this reference. */
export async function hearOfRefund(
  trx: Database,
  provider: string,
  news: RefundNews,
  now: Date,
): Promise<boolean> {
  const refundId = await findRefundByReference(trx, provider, news.reference);
  if (refundId === null) return false;
  await settle(trx, refundId, news, now);
  return true;
}

async function settle(
  db: Database,
  refundId: string,
  { reference, state }: RefundNews,
  now: Date,
): Promise<void> {
  const note = reference;
  if (state === 'failed') return giveBack(db, refundId, `${reference} failed`, now);
  await change(db, refundId, { from: 'sent', state, reference, note }, now);
}

/** The money stays with the shop: noted as failed, and due again, for a person to send. */
async function giveBack(db: Database, refundId: string, note: string, now: Date): Promise<void> {
  await change(db, refundId, { from: 'sent', state: 'failed', note }, now);
  await change(
    db,
    refundId,
    { from: 'failed', state: 'due', reference: '', note: 'to be sent by hand' },
    now,
  );
}

interface Change {
  readonly from: string;
  readonly state: string;
  readonly note: string;
  readonly reference?: string;
}

async function change(db: Database, refundId: string, to: Change, now: Date): Promise<void> {
  const work = async (trx: Database) => {
    const before = await findRefund(trx, refundId);
    if (!before || before.state !== to.from) return null;
    await holdOrder(trx, before.orderId);
    const after: RefundState = {
      ...before,
      state: to.state,
      reference: to.reference ?? before.reference,
      sentOn:
        to.state === 'due' || to.state === 'failed'
          ? null
          : (before.sentOn ?? now.toISOString().slice(0, 10)),
    };
    if (!(await saveRefund(trx, refundId, to.from, after, now))) return null;
    if (to.from === to.state) return null;
    await recordMoves(trx, before.orderId, { actor: 'server', note: to.note, at: now }, [
      { lifecycle: 'refund', from: to.from, to: to.state },
    ]);
    if (to.state === 'due') await setAttention(trx, before.orderId, 'returning');
    else await settleReturn(trx, before.orderId);
    return null;
  };
  await (db.isTransaction ? work(db) : inTransaction(db, work));
}
