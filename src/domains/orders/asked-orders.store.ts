import { type Database, hasChanged, listValues } from '../../platform/database.ts';

/**
 * Claims the turn to ask the provider about an order. Returns false when another process asked after `notSince`, or
 * when the order is already paid.
 */
export function takeTurn(db: Database, orderId: string, now: Date, notSince: Date): Promise<boolean> {
  return hasChanged(db)`
    update orders set asked_at = ${now}
    where id = ${orderId} and payment_status <> 'paid' and (asked_at is null or asked_at <= ${notSince})`;
}

/**
 * Claims up to `limit` open orders, those that have waited longest first, and returns their ids. Backs off with age:
 * the interval is a quarter of the order's age, at least `minimum` milliseconds.
 */
export function takeTurns(
  db: Database,
  { now, oldest, minimum, limit }: { now: Date; oldest: Date; minimum: number; limit: number },
): Promise<string[]> {
  return listValues(db)`
    update orders set asked_at = ${now} where id in (
      select id from orders
      where payment_status in ('unpaid', 'pending', 'failed') and placed_at > ${oldest}
        and coalesce(asked_at, placed_at) <= ${now}::timestamptz - greatest(${minimum} * interval '1 millisecond', (${now}::timestamptz - placed_at) / 4)
      order by coalesce(asked_at, placed_at) limit ${limit} for no key update skip locked
    ) returning id`;
}
