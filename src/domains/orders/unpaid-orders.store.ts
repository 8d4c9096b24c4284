import { type RawBuilder, sql } from 'kysely';
import { type Database, execute, isoTime } from '../../platform/database.ts';
import { backOffice } from '../../shop-back-office.ts';
import type { HeldPieces } from '../cart/read-cart.ts';
import { appliedOf } from './applied.store.ts';
import { spokenNumber } from './order-number.ts';
import type { UnpaidOrder } from './order-shape.ts';

/** A customer's unpaid orders that hold goods, newest first. */
export async function listUnpaidOrders(db: Database, customerId: string): Promise<UnpaidOrder[]> {
  const rows = await execute<Omit<UnpaidOrder, 'number'> & { number: number }>(db)`
    select o.id as "orderId", o.number, o.price, o.discount, ${appliedOf(sql`o.applied`)} as applied, o.payment_status, not o.from_cart as "buyNow", ${isoTime(sql`o.expires_at`)} as "expiresAt",
           o.ship_to as "shippingInfo", (
      select coalesce(json_agg(json_build_object('variantId', l.variant_id, 'quantity', l.quantity) order by l.position), '[]')
      from order_lines l where l.order_id = o.id) as lines
    from orders o
    where o.customer_id = ${customerId} and o.holds_stock and o.order_status = 'pending' and o.payment_status <> 'paid'
    order by o.placed_at desc, o.id desc limit ${backOffice.maxUnpaidOrders}`;
  return rows.map((row) => ({ ...row, number: spokenNumber(row.number) }));
}

/** The pieces in a customer's unpaid orders, of the newest order first. */
export async function listHeldPieces(db: Database, customerId: string): Promise<HeldPieces[]> {
  const orders = await listUnpaidOrders(db, customerId);
  return orders.flatMap(({ orderId, number, buyNow, lines }) =>
    lines.map((line) => ({ ...line, orderId, number, buyNow })),
  );
}

/** The goods that a customer's unpaid orders hold, as a JSON array of `HeldGoods` with numbers as stored. Part of the header's statement. */
export const heldGoodsOf = (customerId: string): RawBuilder<unknown> => sql`
  select coalesce(json_agg(json_build_object(
    'orderId', o.id, 'number', o.number, 'payment_status', o.payment_status, 'variantId', l.variant_id,
    'expiresAt', to_char(o.expires_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')) order by o.placed_at desc, l.position), '[]')
  from orders o join order_lines l on l.order_id = o.id
  where o.customer_id = ${customerId} and o.holds_stock and o.order_status = 'pending' and o.payment_status <> 'paid'`;
