import type { Database } from '../../../platform/database.ts';
import type { Entry } from '../../ledger/account.ts';
import { lineReversedEntry, type Payment, shownEntry } from '../../ledger/entries.ts';
import { readBalance } from '../../ledger/ledger.store.ts';
import { postEntry, postReversal } from '../../ledger/post-entry.ts';
import type { Evidence } from '../payment-provider.ts';
import { linkSettlement } from '../provider-news/settlements.store.ts';
import {
  allocateBankLine,
  type BankLine,
  closeLineEvent,
  holdFreeLines,
  type ShownPayment,
} from './bank-lines.store.ts';

/** The provider name under which bank lines, and payments confirmed by staff, are booked. */
export const byHand = 'upi-manual';
const ownPayment = /^line-(\d+)$/;

/** The id of the payment that a bank line itself constitutes. */
export const paymentIdOf = ({ id }: Pick<BankLine, 'id'>): string => `line-${id}`;

/**
 * Allocates the bank line of a payment that was just booked: the line that caused it, or the only earlier line with
 * its UTR and amount. So a credit and its report by a provider or an operator are booked once.
 */
export async function linkBankLine(
  trx: Database,
  provider: string,
  evidence: Evidence,
  now: Date,
): Promise<void> {
  const { orderId, paymentId, amountPaise, utr } = evidence;
  const payment = { provider, paymentId, orderId, amountPaise };
  const own = provider === byHand ? ownPayment.exec(paymentId)?.[1] : undefined;
  if (own !== undefined) return allocateBankLine(trx, Number(own), payment);
  const [line, ...others] = utr === null ? [] : await holdFreeLines(trx, utr);
  if (line && others.length === 0 && line.amountPaise === amountPaise)
    await showPayment(trx, line, payment, now);
}

/**
 * Links a line to a payment that is already in the books. The line's own posting is moved there; a difference is
 * written off or becomes a refund due.
 */
export async function showPayment(
  trx: Database,
  line: BankLine,
  payment: ShownPayment,
  now: Date,
  note = '',
): Promise<void> {
  await nameMoney(trx, line, now, (received) => shownEntry(received, payment, note));
  await allocateBankLine(trx, line.id, payment);
}

/** Links a line to a provider's settlement. The line's own posting is moved there. */
export async function showSettlement(
  trx: Database,
  line: BankLine,
  { id, reference }: { id: number; reference: string },
  now: Date,
): Promise<void> {
  await nameMoney(trx, line, now, (received) => lineReversedEntry(received, reference));
  await linkSettlement(trx, id, line.id);
}

/** Moves a line's money out of unallocated or other income, and takes its event off the desk. */
export async function nameMoney(
  trx: Database,
  line: BankLine,
  now: Date,
  entryOf: (received: Payment) => Entry,
): Promise<void> {
  const { amountPaise } = line;
  const received = { provider: byHand, paymentId: paymentIdOf(line), amountPaise, at: now };
  const party = `${byHand}:${received.paymentId}`;
  if (line.putAway) await postReversal(trx, `allocation:${party}`, 'allocation', now);
  if ((await readBalance(trx, 'unallocated', party)) !== 0) await postEntry(trx, entryOf(received));
  await closeLineEvent(trx, line.id);
}
