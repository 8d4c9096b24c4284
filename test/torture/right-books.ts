import assert from 'node:assert/strict';
import { checkLedger } from '../../src/domains/payments/check-ledger.ts';
import type { Database } from '../../src/platform/database.ts';

/**
 * @param existing faults that existed before: a failed walk is repeated, shortened, on the same books
 * @throws AssertionError with the faults of the books
 */
export async function rightBooks(db: Database, now: Date, existing: readonly string[] = []): Promise<void> {
  const faults = (await listFaults(db, now)).filter((fault) => !existing.includes(fault));
  assert.deepEqual(faults, [], 'the books are right');
}

/**
 * The faults of the books. Money may wait for an operator, and a settlement for its statement, since the walks move the
 * clock by days; an operator of theirs confirms orders that no statement shows.
 */
export async function listFaults(db: Database, now: Date): Promise<string[]> {
  const mayBe = /has had no name since|is on no statement, and |later statements do not show it/;
  return (await checkLedger(db, now)).filter((fault) => !mayBe.test(fault));
}
