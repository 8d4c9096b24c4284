import type { Database } from '../../platform/database.ts';
import { isFailure } from '../../platform/failure.ts';
import { moveOrder } from './move-order.ts';
import { holdExpiredOrder } from './orders.store.ts';

/** Most orders that one sweep cancels, so that a sweep has an end. */
const maxOrders = 500;

/**
 * Cancels orders that were neither paid nor claimed in time (R-STOCK-1) and gives their stock back. An order whose
 * UTR was sent is never cancelled here: it waits for a person.
 *
 * Any number of processes may sweep at once: each order is a transaction of its own, and one that somebody else is
 * just handling is passed over. Gives how many were cancelled.
 */
export async function expireOrders(db: Database, now: Date): Promise<number> {
  let cancelled = 0;
  while (cancelled < maxOrders && (await expireOne(db, now))) cancelled += 1;
  return cancelled;
}

function expireOne(db: Database, now: Date): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const order = await holdExpiredOrder(trx, now);
    if (!order) return false;
    const moved = await moveOrder(
      trx,
      order,
      { order: 'cancelled' },
      { kind: 'server' },
      now,
      'unpaid for too long',
    );
    if (isFailure(moved)) throw new Error(`Order ${order.id} could not expire: ${moved.error}`);
    return true;
  });
}
