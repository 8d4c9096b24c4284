import assert from 'node:assert/strict';
import { checkLedger } from '../../src/domains/payments/check-ledger.ts';
import type { Database } from '../../src/platform/database.ts';

/** @throws AssertionError with what is wrong in the books */
export async function rightBooks(db: Database, now: Date): Promise<void> {
  // Money that waits for a person may wait: the walks move the clock by days.
  const faults = (await checkLedger(db, now)).filter((fault) => !fault.includes('has had no name since'));
  assert.deepEqual(faults, [], 'the books are right');
}
