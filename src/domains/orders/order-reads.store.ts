import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../platform/database.ts';
import { type Attention, noticeOf } from './attention.ts';
import type { KnownOfOrders } from './known-of-orders.ts';
import type { OrderState } from './order.ts';
import type { Order } from './order-shape.ts';

const utc = (moment: RawBuilder<unknown>) =>
  sql`to_char(${moment} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** To the customer a refund is simply due, whoever has to send it. */
const shownState = sql`case r.state when 'by_hand' then 'due' else r.state end`;

/** `isInvoiced` of KnownOfOrders: whether an order has invoices. */
type Invoiced = Pick<KnownOfOrders, 'isInvoiced'>;

/** Complete Orders for the rows of `picked` (a query of orders), newest first, in one statement. */
async function readOrders(db: Database, known: Invoiced, picked: RawBuilder<unknown>): Promise<Order[]> {
  const { rows } = await sql<{ order: Order & { attention: Attention } }>`
    with picked as (${picked})
    select json_build_object(
      '_id', o.id, 'price', o.price, 'shipping_fee', o.shipping_fee, 'items', o.items,
      'payment_status', o.payment_status, 'order_status', o.order_status,
      'products', (
        select json_agg(json_build_object(
          'productId', l.product_id, 'variantId', l.variant_id, 'slug', l.slug, 'name', l.name, 'brand', l.brand,
          'size', l.size, 'colour', l.colour, 'quantity', l.quantity, 'price', l.price, 'discount', l.discount,
          'finalPrice', l.unit_price, 'images', l.images, 'sellerId', l.seller_id, 'shopName', l.shop_name
        ) order by l.position) from order_lines l where l.order_id = o.id),
      'shippingInfo', o.ship_to, 'date', ${utc(sql`o.placed_at`)}, 'expiresAt', ${utc(sql`o.expires_at`)},
      'refunds', (
        select coalesce(json_agg(json_build_object(
          'amount', r.amount_paise / 100.0, 'reason', r.reason, 'state', ${shownState}, 'date', ${utc(sql`r.updated_at`)}
        ) order by r.created_at), '[]'::json) from refunds r where r.order_id = o.id),
      'credited', o.order_status = 'cancelled' and ${known.isInvoiced(sql`o.id`)},
      'attention', o.attention
    ) as "order"
    from picked o order by o.placed_at desc, o.id desc`.execute(db);
  return rows.map(({ order: { attention, ...order } }) => ({
    ...order,
    notice: noticeOf(attention, order.payment_status, order.order_status),
  }));
}

/** Any order, for staff; null when there is none. */
export async function findAnyOrder(db: Database, known: Invoiced, orderId: string): Promise<Order | null> {
  const found = await readOrders(db, known, sql`select * from orders where id = ${orderId}`);
  return found[0] ?? null;
}

export async function findOrder(
  db: Database,
  known: Invoiced,
  { customerId, orderId }: { customerId: string; orderId: string },
): Promise<Order | null> {
  const found = await readOrders(
    db,
    known,
    sql`select * from orders where id = ${orderId} and customer_id = ${customerId}`,
  );
  return found[0] ?? null;
}

/** At most `limit` of a customer's orders, newest first; in one state where given. */
export function listOrders(
  db: Database,
  known: Invoiced,
  { customerId, state, limit }: { customerId: string; state?: OrderState; limit: number },
): Promise<Order[]> {
  return readOrders(
    db,
    known,
    sql`select * from orders where customer_id = ${customerId}
        ${state === undefined ? sql`` : sql`and order_status = ${state}`}
        order by placed_at desc, id desc limit ${limit}`,
  );
}

/** A customer's order counts: all, pending, cancelled. */
export async function countOrders(
  db: Database,
  customerId: string,
): Promise<{ totalOrder: number; pendingOrder: number; cancelledOrder: number }> {
  const { rows } = await sql<{ totalOrder: number; pendingOrder: number; cancelledOrder: number }>`
    select count(*) as "totalOrder", count(*) filter (where order_status = 'pending') as "pendingOrder",
           count(*) filter (where order_status = 'cancelled') as "cancelledOrder"
    from orders where customer_id = ${customerId}`.execute(db);
  return rows[0] ?? { totalOrder: 0, pendingOrder: 0, cancelledOrder: 0 };
}
