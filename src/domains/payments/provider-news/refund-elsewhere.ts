import type { Database } from '../../../platform/database.ts';
import { elsewhereKey, refundElsewhereEntry, writeOffReturnedEntry } from '../../ledger/provider-entries.ts';
import { findEntry, readBalance } from '../../ledger/ledger.store.ts';
import { postEntry, postReversal } from '../../ledger/post-entry.ts';
import { saveClawback } from '../../orders/clawbacks/clawbacks.store.ts';
import { noteClawback } from '../../orders/clawbacks/note-clawback.ts';
import { holdOrder } from '../../orders/orders.store.ts';
import type { RefundNews } from '../payment-provider.ts';
import { findPayment } from '../payments.store.ts';
import * as store from './provider-refunds.store.ts';

/**
 * Records a refund that was made in the provider's dashboard. The money has left: it lowers what is paid back for its
 * order (R-REFUND-3), and what nothing is due for stays unallocated until an operator explains it. Returns false for a payment that is not in the
 * books.
 */
export async function recordRefundElsewhere(
  trx: Database,
  provider: string,
  { reference, state, of }: RefundNews,
  now: Date,
): Promise<boolean> {
  if (!of || !(await findEntry(trx, `payment:${provider}:${of.paymentId}`))) return false;
  const { paymentId, amountPaise } = of;
  const orderId = (await findPayment(trx, provider, paymentId))?.orderId ?? null;
  if (orderId) await holdOrder(trx, orderId);
  const refund = { provider, reference, paymentId, orderId, amountPaise, state };
  const saved = await store.saveProviderRefund(trx, { ...refund, now });
  if (!saved) return true;
  const clawback = { provider, kind: 'refund', reference, paymentId, orderId, amountPaise } as const;
  // Kept even if it is the first news: that the refund was sent may still come, and is old by then.
  if (state === 'failed') {
    if (saved.refundId !== null) return true;
    await noteClawback(trx, { ...clawback, state: 'returned' }, now);
    await takeBack(trx, saved, now);
    return true;
  }
  const payment = `${provider}:${paymentId}`;
  const unclaimed = -(await readBalance(trx, 'unallocated', payment)) >= amountPaise;
  const party = unclaimed ? payment : `${provider}:${reference}`;
  await postEntry(trx, refundElsewhereEntry({ ...refund, at: now }, party));
  if (saved.refundId === null)
    await noteClawback(trx, { ...clawback, state: saved.state === 'done' ? 'taken' : 'open' }, now);
  return true;
}

/** Matches a refund recorded earlier to one of the shop's own, which posts it. Reverses its unallocated entry. */
export async function claimProviderRefund(
  trx: Database,
  refund: store.ProviderRefund,
  refundId: string,
  now: Date,
): Promise<void> {
  if (refund.refundId !== null || refund.explanation !== null) return;
  await store.explainProviderRefund(trx, refund, { refundId });
  const { provider, reference, paymentId, orderId, amountPaise } = refund;
  const clawback = { provider, kind: 'refund', reference, paymentId, orderId, amountPaise } as const;
  await saveClawback(trx, { ...clawback, state: 'returned' }, now);
  await takeBack(trx, refund, now);
}

/** Reverses its entry, and what was written off of it. */
async function takeBack(trx: Database, refund: store.ProviderRefund, now: Date): Promise<void> {
  const key = elsewhereKey(refund);
  if (await findEntry(trx, key)) await postReversal(trx, key, 'refund_returned', now);
  if (refund.explanation === null) return;
  const amountPaise = -(await readBalance(trx, 'unallocated', `${refund.provider}:${refund.reference}`));
  if (amountPaise > 0) await postEntry(trx, writeOffReturnedEntry({ ...refund, amountPaise, at: now }));
}
