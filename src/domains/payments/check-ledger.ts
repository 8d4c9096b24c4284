import { day, shift } from '../../platform/clock.ts';
import type { Database } from '../../platform/database.ts';
import { formatPaise } from '../../platform/money.ts';
import { listUnallocated, listUnbalanced } from '../ledger/ledger.store.ts';
import { listOrderFaults } from '../orders/check-orders.store.ts';
import { listPayoutFaults } from '../payouts/check-payouts.store.ts';
import { listPromotionFaults } from '../promotions/check-promotions.store.ts';
import { listReturnFaults } from '../returns/check-returns.store.ts';
import { listPaymentFaults } from './check-payments.store.ts';
import { listSpokenNumbers } from './spoken-order.store.ts';

/** How long money may stay unallocated (ms). */
const maxUnallocated = day;

/**
 * Verifies the ledger: every entry sums to zero, every paid order is covered once, refunds and stock match the
 * orders, every bank line and payment is posted, promotion uses are counted correctly, sellers' earnings are those of the books, and nothing is unallocated for
 * over a day.
 * @returns one sentence per fault; empty when the ledger is correct
 */
export async function checkLedger(db: Database, now: Date): Promise<string[]> {
  const [unbalanced, waiting, orders, returns, payments, promotions, payouts] = await Promise.all([
    listUnbalanced(db),
    listUnallocated(db, shift(now, -maxUnallocated)),
    listOrderFaults(db),
    listReturnFaults(db),
    listPaymentFaults(db),
    listPromotionFaults(db),
    listPayoutFaults(db),
  ]);
  return withSpokenNumbers(db, [
    ...unbalanced.map(({ key, sumPaise }) => `entry ${key} sums to ${sumPaise} paise`),
    ...waiting.map(({ party, paise, at }) => {
      const since = at.toISOString().slice(0, 10);
      return `₹${formatPaise(paise)} of ${party} has had no name since ${since}: give it one at the desk`;
    }),
    ...orders,
    ...returns,
    ...payments,
    ...promotions,
    ...payouts,
  ]);
}

/** An id after the word `order`. */
const orderId = /(?<=\border )[0-9a-z]{20}\b/g;

/** Sentences that name orders by their numbers. */
async function withSpokenNumbers(db: Database, sentences: readonly string[]): Promise<string[]> {
  const ids = sentences.flatMap((sentence) => sentence.match(orderId) ?? []);
  const numbers = ids.length === 0 ? new Map<string, string>() : await listSpokenNumbers(db, ids);
  return sentences.map((sentence) => sentence.replace(orderId, (id) => numbers.get(id) ?? id));
}
