import type { Database } from '../../../platform/database.ts';
import { lineReversedEntry } from '../../ledger/entries.ts';
import type { CreditReversal } from '../count-reconciled.ts';
import { recordDispute } from '../provider-news/record-dispute.ts';
import { holdReversedLine, type LineOfReversal, lockUtr, markTakenBack } from './bank-lines.store.ts';
import { nameMoney } from './link-bank-line.ts';
import type { Reversal } from './reversals.ts';

/**
 * Takes back the credit of an earlier statement that a debit reverses (R-REFUND-3); `dryRun` only tells which.
 * @returns what was reversed; nothing if no statement had such a credit, or it was taken back before
 */
export async function reverseCredit(
  trx: Database,
  { line, ...debit }: Reversal,
  { account, now, dryRun }: { account: string; now: Date; dryRun: boolean },
): Promise<CreditReversal[]> {
  const { utr, amountPaise } = debit;
  await lockUtr(trx, utr);
  if (dryRun) {
    const credit = await holdReversedLine(trx, { account, ...debit });
    return credit ? [{ line, amountPaise, orderId: credit.orderId }] : [];
  }
  const credit = await markTakenBack(trx, { account, ...debit, now });
  if (!credit) return [];
  await takeBack(trx, credit, now);
  return [{ line, amountPaise, orderId: credit.orderId }];
}

/** What paid an order is a lost dispute; what waited leaves the books. */
async function takeBack(trx: Database, line: LineOfReversal, now: Date): Promise<void> {
  const { id, amountPaise, provider, paymentId } = line;
  const reference = `taken-back-${id}`;
  if (provider === null || paymentId === null)
    return nameMoney(trx, line, now, (received) => lineReversedEntry(received, reference));
  const loss = { amountPaise, lostPaise: amountPaise, state: 'lost', respondBy: null } as const;
  const words = { phase: 'reversal', reason: 'taken back by the bank' };
  await recordDispute(trx, provider, { reference, paymentId, ...loss, ...words }, now);
}
