import type { Database } from '../../platform/database.ts';
import { takeMovesToCount } from '../orders/moves-to-count.store.ts';
import {
  countPlaceDays,
  countProductDays,
  countReturnDays,
  countShopDays,
  listDaysOfOrders,
  waitToCount,
} from './days.store.ts';

/** Moves counted in one transaction. */
const maxMoves = 2_000;

/**
 * Brings the figures by day up to what happened to orders: every day that a new move concerns is counted anew, so that
 * the same move twice, or moves in another order, make no difference.
 */
export async function countDays(db: Database): Promise<void> {
  for (;;) {
    const isMore = await db.transaction().execute(async (trx) => {
      await waitToCount(trx);
      const orderIds = await takeMovesToCount(trx, maxMoves);
      const days = await listDaysOfOrders(trx, orderIds);
      if (days.length > 0) {
        await countShopDays(trx, days);
        await countProductDays(trx, days);
        await countReturnDays(trx, days);
        await countPlaceDays(trx, days);
      }
      return orderIds.length > 0;
    });
    if (!isMore) return;
  }
}
