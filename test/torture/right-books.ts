import assert from 'node:assert/strict';
import { checkLedger } from '../../src/domains/payments/check-ledger.ts';
import type { Database } from '../../src/platform/database.ts';

/** @throws AssertionError with what is wrong in the books */
export async function rightBooks(db: Database, now: Date): Promise<void> {
  // Money may wait for a person, and a settlement for its statement: the walks move the clock by days.
  const mayBe = /has had no name since|is on no statement, and a later one is/;
  const faults = (await checkLedger(db, now)).filter((fault) => !mayBe.test(fault));
  assert.deepEqual(faults, [], 'the books are right');
}
