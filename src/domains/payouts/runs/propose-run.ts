import type { Database } from '../../../platform/database.ts';
import { newId } from '../../../platform/ids.ts';
import { dayOf } from '../../../platform/india-time.ts';
import { inTransaction } from '../../../platform/transaction.ts';
import { lockCash, readBalance } from '../../ledger/ledger.store.ts';
import { payoutEntry } from '../../ledger/payout-entries.ts';
import { postEntry } from '../../ledger/post-entry.ts';
import { nextPayday } from '../payday.ts';
import { claimEarnings, insertPayout, insertRun, listPayable } from './runs.store.ts';

/**
 * On the day of payment, proposes one run: for each seller with a confirmed account that has cooled off, what was
 * earned less the cash that the seller's courier holds (R-EARN-3, 5). One transaction, so that a run is whole or not
 * there, and claims its earnings, so that none is in two. Any number of processes may call it.
 * @returns whether it was proposed now
 */
export function proposeRun(db: Database, now: Date): Promise<boolean> {
  const day = dayOf(now);
  if (nextPayday(now) !== day) return Promise.resolve(false);
  return inTransaction(db, async (trx) => {
    if (!(await insertRun(trx, day, now))) return false;
    for (const { sellerId, accountId, earnedPaise } of await listPayable(trx, now)) {
      await lockCash(trx, sellerId);
      const cashPaise = Math.max(0, await readBalance(trx, 'cash', sellerId));
      const amountPaise = earnedPaise - cashPaise;
      if (amountPaise <= 0) continue;
      const payout = { id: newId(now), sellerId, earnedPaise, cashPaise, amountPaise };
      await insertPayout(trx, { ...payout, day, accountId, now });
      await claimEarnings(trx, sellerId, payout.id);
      await postEntry(trx, payoutEntry(payout, now));
    }
    return true;
  });
}
