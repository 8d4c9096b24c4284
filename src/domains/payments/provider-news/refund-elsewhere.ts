import type { Database } from '../../../platform/database.ts';
import { elsewhereKey, refundElsewhereEntry } from '../../ledger/provider-entries.ts';
import { findEntry, readBalance } from '../../ledger/ledger.store.ts';
import { postEntry, postReversal } from '../../ledger/post-entry.ts';
import type { RefundNews } from '../payment-provider.ts';
import { findPayment } from '../payments.store.ts';
import * as store from './provider-refunds.store.ts';

/**
 * Records a refund that was made in the provider's dashboard. The money has left, and stays unallocated until an
 * operator explains it or one of the shop's refunds is matched to it. Returns false for a payment that is not in the
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
  const refund = { provider, reference, paymentId, orderId, amountPaise, state };
  // A repeated event about a failed refund of the shop's own.
  if (state === 'failed' && !(await store.holdProviderRefund(trx, provider, reference))) return false;
  const saved = await store.saveProviderRefund(trx, { ...refund, now });
  if (!saved) return true;
  if (state === 'failed') {
    if (saved.refundId === null) await takeBack(trx, saved, now);
    return true;
  }
  const payment = `${provider}:${paymentId}`;
  const unclaimed = -(await readBalance(trx, 'unallocated', payment)) >= amountPaise;
  const party = unclaimed ? payment : `${provider}:${reference}`;
  await postEntry(trx, refundElsewhereEntry({ ...refund, at: now }, party));
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
  await takeBack(trx, refund, now);
}

async function takeBack(trx: Database, refund: store.ProviderRefund, now: Date): Promise<void> {
  const key = elsewhereKey(refund);
  if (await findEntry(trx, key)) await postReversal(trx, key, 'refund_returned', now);
}
