import type { Database } from '../../platform/database.ts';
import { spokenNumber } from '../orders/order-number.ts';
import { earningOf } from './earning.ts';
import { findEarning } from './earnings.store.ts';
import { readRates } from './rates.store.ts';
import { readSoldParcel } from './sold-parcel.ts';
import { listSellersOfOrder } from './sold-parcel.store.ts';

/**
 * What sellers earn by an order, line by line: as earned, or as it would be earned now. Null if it is not sold or not
 * this shop's; of all its shops for null.
 */
export async function readOrderEarnings(db: Database, orderId: string, shopId: string | null) {
  const sellers = await listSellersOfOrder(db, orderId, shopId);
  const rates = await readRates(db);
  const parcels = [];
  for (const { sellerId, shopName } of sellers) {
    const earning = await findEarning(db, { orderId, sellerId });
    const parcel = earning ? null : await readSoldParcel(db, orderId, sellerId);
    if (earning) parcels.push({ sellerId, shopName, ...earning });
    if (parcel) {
      const { more: _, ...estimate } = earningOf(parcel, rates);
      parcels.push({ sellerId, shopName, ...estimate, earnedOn: null });
    }
  }
  const [first] = sellers;
  return first && parcels.length > 0 ? { number: spokenNumber(first.number), parcels } : null;
}
