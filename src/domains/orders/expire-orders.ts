import type { Database } from '../../platform/database.ts';
import { isRefusal } from '../../platform/refusal.ts';
import { moveOrder } from './move-order.ts';
import { holdExpiredOrder, markOverdue } from './orders.store.ts';

/** Bounds one sweep. */
const maxOrders = 500;

/**
 * Cancels orders that were neither paid nor claimed in time (R-STOCK-1) and releases their stock. An order with a
 * claimed UTR is left for staff.
 * Safe to run in several processes: each order has its own transaction, and locked orders are skipped. One that
 * fails does not stop the others: it comes last from then on, and waits for staff as `not_expired`.
 * Returns how many were cancelled.
 * @throws AggregateError with the failed orders, after all the others are done
 */
export async function expireOrders(db: Database, now: Date): Promise<number> {
  let cancelledCount = 0;
  const failures = new Map<string, unknown>();
  for (let attempts = 0; attempts < maxOrders; attempts += 1) {
    const attempt: { orderId?: string } = {};
    try {
      if (!(await expireOne(db, now, [...failures.keys()], attempt))) break;
      cancelledCount += 1;
    } catch (error) {
      if (attempt.orderId === undefined) throw error;
      failures.set(attempt.orderId, error);
      await markOverdue(db, attempt.orderId).catch((second: unknown) =>
        failures.set('their attention', second),
      );
    }
  }
  if (failures.size > 0)
    throw new AggregateError(
      failures.values(),
      `Orders could not expire: ${[...failures.keys()].join(', ')}`,
    );
  return cancelledCount;
}

function expireOne(
  db: Database,
  now: Date,
  passedOver: readonly string[],
  attempt: { orderId?: string },
): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const order = await holdExpiredOrder(trx, now, passedOver);
    if (!order) return false;
    attempt.orderId = order.id;
    const outcome = await moveOrder(
      trx,
      order,
      { order: 'cancelled' },
      { kind: 'server' },
      now,
      'unpaid for too long',
    );
    if (isRefusal(outcome)) throw new Error(`Order ${order.id} could not expire: ${outcome.error}`);
    return true;
  });
}
