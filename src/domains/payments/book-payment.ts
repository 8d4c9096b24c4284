import type { Database } from '../../platform/database.ts';
import { allocationEntry, differenceEntry, paymentEntry, type Use } from '../ledger/entries.ts';
import { findEntry, readBalance } from '../ledger/ledger.store.ts';
import { feeEntry } from '../ledger/provider-entries.ts';
import { postEntry } from '../ledger/post-entry.ts';
import type { Evidence } from './payment-provider.ts';

/** Money received: the provider that reports it, the evidence and the time. */
export interface Came {
  readonly provider: string;
  readonly evidence: Evidence;
  readonly now: Date;
}

/**
 * Posts a payment and its use. If the money was posted as unallocated before, it is moved from there.
 * @param use an order's price, money to refund, or not known yet
 */
export async function bookPayment(
  trx: Database,
  { provider, evidence, now }: Came,
  use: Exclude<Use, { for: 'other_income' }>,
  note = '',
): Promise<void> {
  const received = { provider, paymentId: evidence.paymentId, amountPaise: evidence.amountPaise, at: now };
  const isNew = await postEntry(trx, paymentEntry(received, use));
  if (!isNew && use.for !== 'unknown') await postEntry(trx, allocationEntry(received, use, note));
}

/** Posts the difference between an accepted payment and the order's price: owed to the customer, or written off. */
export async function bookDifference(
  trx: Database,
  orderId: string,
  differencePaise: number,
  now: Date,
): Promise<void> {
  if (differencePaise !== 0) await postEntry(trx, differenceEntry(orderId, differencePaise, now));
}

/** Posts money that belongs to no order as other income, with an operator's note. */
export async function bookOtherIncome(trx: Database, came: Came, note: string): Promise<void> {
  const { provider, evidence, now } = came;
  const heldPaise = -(await readBalance(trx, 'unallocated', `${provider}:${evidence.paymentId}`));
  if (heldPaise === 0) return;
  const received = { provider, paymentId: evidence.paymentId, amountPaise: heldPaise, at: now };
  await postEntry(trx, allocationEntry(received, { for: 'other_income' }, note));
}

/** Posts the provider's fee for a booked payment, once. */
export async function bookFee(
  trx: Database,
  provider: string,
  { paymentId, feePaise = 0, feeTaxPaise = 0 }: Evidence,
  now: Date,
): Promise<void> {
  if (feePaise === 0) return;
  const payment = await findEntry(trx, `payment:${provider}:${paymentId}`);
  if (!payment) return;
  const { orderId } = payment;
  await postEntry(trx, feeEntry({ provider, paymentId, orderId, feePaise, taxPaise: feeTaxPaise, at: now }));
}
