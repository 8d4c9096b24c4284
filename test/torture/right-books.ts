import assert from 'node:assert/strict';
import { checkLedger } from '../../src/domains/payments/check-ledger.ts';
import type { Database } from '../../src/platform/database.ts';

/**
 * @param known what was wrong before: a failed walk is walked again, shorter, over the same books
 * @throws AssertionError with what is wrong in the books
 */
export async function rightBooks(db: Database, now: Date, known: readonly string[] = []): Promise<void> {
  const faults = (await listFaults(db, now)).filter((fault) => !known.includes(fault));
  assert.deepEqual(faults, [], 'the books are right');
}

/** What is wrong in the books. Money may wait for a person, and a settlement for its statement: the walks move the clock by days. */
export async function listFaults(db: Database, now: Date): Promise<string[]> {
  const mayBe = /has had no name since|is on no statement, and a later one is/;
  return (await checkLedger(db, now)).filter((fault) => !mayBe.test(fault));
}
