import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../../platform/database.ts';
import type { Attention } from '../attention.ts';
import type { KnownOfOrders } from '../known-of-orders.ts';
import type { OrderState, PaymentState } from '../order.ts';
import type { OrderQuery } from './order-query.ts';
import { customerRows } from '../../accounts/readable.store.ts';

/** An order in the desk's list. Money in whole rupees. */
export interface ListedOrder {
  readonly id: string;
  readonly placedAt: Date;
  readonly price: number;
  readonly items: number;
  readonly paymentStatus: PaymentState;
  readonly orderStatus: OrderState;
  readonly attention: Attention;
  readonly overdue: boolean;
  readonly customer: string;
  readonly shops: string[];
}

/** Which orders a list shows; what is left out does not narrow it. */
export interface OrderFilter {
  readonly query: OrderQuery;
  readonly orderStatus?: OrderState | undefined;
  readonly paymentStatus?: PaymentState | undefined;
  /** Only those that wait for a person. */
  readonly waiting?: boolean | undefined;
}

/** Most customers whose name begins as was typed. */
const maxNames = 200;

function matching(query: OrderQuery, known: KnownOfOrders): RawBuilder<unknown> {
  const ofCustomers = (where: RawBuilder<unknown>) =>
    sql`and o.customer_id in (select id from ${customerRows} customers where ${where})`;
  switch (query.by) {
    case 'nothing':
      return sql``;
    case 'utr':
      return sql`and o.id in (${known.withUtr(query.value)})`;
    case 'invoice':
      return sql`and o.id in (${known.withInvoice(query.value)})`;
    case 'id':
      return sql`and o.id between ${query.value} and ${`${query.value}${'z'.repeat(20)}`}`;
    case 'mobile':
      return ofCustomers(sql`mobile = ${query.value}`);
    case 'email':
      return ofCustomers(sql`lower(email) = ${query.value}`);
    case 'name':
      return ofCustomers(
        sql`lower(name) like ${`${query.value.replace(/[\\%_]/g, '\\$&')}%`} limit ${maxNames}`,
      );
  }
}

/**
 * Up to `limit` orders, newest first, below the order `before`. An order's id begins with its time, so that the primary
 * key is the order of the list.
 */
export async function listDeskOrders(
  db: Database,
  known: KnownOfOrders,
  filter: OrderFilter,
  { before, limit, now }: { before?: string | undefined; limit: number; now: Date },
): Promise<ListedOrder[]> {
  const { orderStatus, paymentStatus } = filter;
  const { rows } = await sql<ListedOrder>`
    select o.id, o.placed_at as "placedAt", o.price, o.items, o.payment_status as "paymentStatus",
           o.order_status as "orderStatus", o.attention,
           coalesce(o.payment_status = 'pending' and o.expires_at <= ${now}, false) as overdue,
           (select name from ${customerRows} customers where id = o.customer_id) as customer,
           array(select distinct shop_name from order_lines where order_id = o.id order by 1) as shops
    from orders o
    where true ${matching(filter.query, known)}
      ${before === undefined ? sql`` : sql`and o.id < ${before}`}
      ${orderStatus === undefined ? sql`` : sql`and o.order_status = ${orderStatus}`}
      ${orderStatus === 'pending' ? sql`and o.expires_at is not null` : sql``}
      ${paymentStatus === undefined ? sql`` : sql`and o.payment_status = ${paymentStatus}`}
      ${filter.waiting ? sql`and o.attention <> ''` : sql``}
    order by o.id desc limit ${limit}`.execute(db);
  return rows;
}

/** Who bought, as the desk may reach them. */
export interface Buyer {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly mobile: string | null;
}

/** Who placed an order; null when there is no such order. */
export async function findBuyer(db: Database, orderId: string): Promise<Buyer | null> {
  const { rows } = await sql<Buyer>`
    select c.id, c.name, c.email, c.mobile from orders o join ${customerRows} c on c.id = o.customer_id
    where o.id = ${orderId}`.execute(db);
  return rows[0] ?? null;
}
