import { sql } from 'kysely';
import { type Database, execute } from '../../platform/database.ts';
import { spokenNumber } from '../orders/order-number.ts';
import { orderRows } from '../orders/readable.store.ts';

/** The order number for a row's `order_id`; null if there is no such order. */
export const orderNumber = sql`(select o.number from ${orderRows} o where o.id = order_id) as "orderNumber"`;

/** A row with its order's number as people say it. */
export const withSpokenNumber = <Row extends { readonly orderNumber: number | null }>(row: Row) => ({
  ...row,
  orderNumber: row.orderNumber === null ? null : spokenNumber(row.orderNumber),
});

/** The numbers of these orders as people say them, by order. */
export async function listSpokenNumbers(
  db: Database,
  orderIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const rows = await execute<{ id: string; number: number }>(db)`
    select o.id, o.number from ${orderRows} o where o.id = any(${orderIds}::text[])`;
  return new Map(rows.map(({ id, number }) => [id, spokenNumber(number)]));
}

/** An order's id by its number; null for none. */
export async function findOrderOfNumber(db: Database, number: number): Promise<string | null> {
  const [row] = await execute<{ id: string }>(db)`select o.id from ${orderRows} o where o.number = ${number}`;
  return row?.id ?? null;
}
