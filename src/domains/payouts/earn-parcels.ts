import type { Database } from '../../platform/database.ts';
import { inTransaction } from '../../platform/transaction.ts';
import { earningEntry } from '../ledger/payout-entries.ts';
import { postEntry } from '../ledger/post-entry.ts';
import { holdOrder } from '../orders/orders.store.ts';
import { saveEarned } from '../orders/parcels/parcels.store.ts';
import { openSince } from '../returns/deadlines.ts';
import { earningOf } from './earning.ts';
import { findEarning, insertEarning, isToEarn, listToEarn, type ParcelKey } from './earnings.store.ts';
import { readRates } from './rates.store.ts';
import { readSoldParcel } from './sold-parcel.ts';

/** Max parcels of one run; the next run takes the rest. */
const atOnce = 200;

/**
 * Parcels whose return time is over become earned (R-EARN-2): what is withheld is posted, once, each in a transaction
 * that holds its order. Any number of processes may run it at once.
 * @returns how many became earned
 * @throws AggregateError after all others, when some could not be earned
 */
export async function earnParcels(db: Database, now: Date): Promise<number> {
  const due = await listToEarn(db, openSince(now), atOnce);
  const failures: unknown[] = [];
  let earning = 0;
  for (const parcel of due)
    try {
      if (await earnParcel(db, parcel, now)) earning += 1;
    } catch (error) {
      failures.push(error);
    }
  if (failures.length > 0)
    throw new AggregateError(failures, `${failures.length} parcels could not be earned`);
  return earning;
}

const earnParcel = (db: Database, parcel: ParcelKey, now: Date): Promise<boolean> =>
  inTransaction(db, async (trx) => {
    await holdOrder(trx, parcel.orderId);
    if (!(await isToEarn(trx, parcel, openSince(now)))) return false;
    const parcelFacts = await readSoldParcel(trx, parcel.orderId, parcel.sellerId);
    if (!parcelFacts) return false;
    await saveEarned(trx, parcel);
    // A release that does not mark parcels earned it.
    if (await findEarning(trx, parcel)) return false;
    const earning = earningOf(parcelFacts, await readRates(trx));
    await insertEarning(trx, parcel, earning, { soldOn: parcelFacts.day, now });
    const { more, tcsPaise, tdsPaise } = earning;
    return postEntry(trx, earningEntry({ ...parcel, ...more, tcsPaise, tdsPaise }, now));
  });
