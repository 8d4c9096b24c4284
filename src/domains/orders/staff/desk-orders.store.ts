import { type RawBuilder, sql } from 'kysely';
import { type Database, execute, getValue, isoTime } from '../../../platform/database.ts';
import { likeStart } from '../../../platform/like.store.ts';
import type { KnownOfOrders } from '../known-of-orders.ts';
import type { OrderState, PaymentState } from '../order.ts';
import { shownAttention } from '../orders.store.ts';
import { spokenNumber } from '../order-number.ts';
import type { ListedOrder } from './order-book.calls.ts';
import type { OrderQuery } from './order-query.ts';
import { customerRows } from '../../accounts/readable.store.ts';

/** Filters of the list; omitted ones do not apply. */
export interface OrderFilter {
  readonly query: OrderQuery;
  readonly order?: OrderState | undefined;
  readonly payment?: PaymentState | undefined;
  /** Only orders that need attention. */
  readonly waiting?: 'yes' | undefined;
  /** Only orders that were placed by one of their own shops (R-PROMO-6). */
  readonly own?: 'yes' | undefined;
}

/** Limit of customers matched by the beginning of a name. */
const maxNames = 200;

function matching(query: OrderQuery, ports: KnownOfOrders): RawBuilder<unknown> {
  const ofCustomers = (where: RawBuilder<unknown>) =>
    sql`and o.customer_id in (select id from ${customerRows} customers where ${where})`;
  switch (query.by) {
    case 'nothing':
      return sql``;
    case 'mistyped':
      return sql`and false`;
    case 'number':
      return sql`and o.number = ${query.value}`;
    case 'utr':
      return sql`and o.id in (${ports.withUtr(query.value)})`;
    case 'invoice':
      return sql`and o.id in (${ports.withInvoice(query.value)})`;
    case 'id':
      return sql`and o.id between ${query.value} and ${`${query.value}${'z'.repeat(20)}`}`;
    case 'mobile':
      return ofCustomers(sql`mobile = ${query.value}`);
    case 'email':
      return ofCustomers(sql`lower(email) = ${query.value}`);
    case 'name':
      return ofCustomers(sql`lower(name) like ${likeStart(query.value)} limit ${maxNames}`);
  }
}

/**
 * At most `limit` orders, newest first, older than the order `before`. Order ids start with their time, so the
 * primary key gives the sort order.
 */
export async function listDeskOrders(
  db: Database,
  ports: KnownOfOrders,
  { query, order, payment, waiting, own }: OrderFilter,
  { before, limit, now }: { before?: string | undefined; limit: number; now: Date },
): Promise<ListedOrder[]> {
  const rows = await execute<Omit<ListedOrder, 'number'> & { number: number }>(db)`
    select o.id, o.number, ${isoTime(sql`o.placed_at`)} as "placedAt", o.price, o.items, o.payment_status as "paymentStatus", o.pay_by as "payBy",
           o.order_status as "orderStatus", ${shownAttention(sql`o`)} as attention, o.own_purchase as "ownPurchase",
           coalesce(o.payment_status = 'pending' and o.expires_at <= ${now}, false) as overdue,
           coalesce((select name from ${customerRows} customers where id = o.customer_id), '') as customer,
           array(select distinct shop_name from order_lines where order_id = o.id order by 1) as shops
    from orders o
    where true ${matching(query, ports)}
      ${before === undefined ? sql`` : sql`and o.id < ${before}`}
      ${order === undefined ? sql`` : sql`and o.order_status = ${order}`}
      ${order === 'pending' ? sql`and o.expires_at is not null` : sql``}
      ${payment === undefined ? sql`` : sql`and o.payment_status = ${payment}`}
      ${waiting ? sql`and o.attention <> ''` : sql``}
      ${own ? sql`and o.own_purchase` : sql``}
    order by o.id desc limit ${limit}`;
  return rows.map((row) => ({ ...row, number: spokenNumber(row.number) }));
}

/** The discounts of an order that its shops pay for, in paise (R-PROMO-4). */
export function sumShopsOff(db: Database, orderId: string): Promise<number> {
  return getValue(db)`
    select coalesce(sum(off_seller_paise), 0) as paise from order_lines where order_id = ${orderId}`;
}

/** The buyer's name and contact details. */
export interface Buyer {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly mobile: string | null;
  readonly emailVerified: boolean;
  /** The order's number, as people say it. */
  readonly orderNumber: string;
}

/** An order's buyer; null if the order does not exist. */
export async function findBuyer(db: Database, orderId: string): Promise<Buyer | null> {
  const rows = await execute<Omit<Buyer, 'orderNumber'> & { orderNumber: number }>(db)`
    select o.number as "orderNumber", c.id, c.name, coalesce(c.email, '') as email, c.mobile, c.email_verified as "emailVerified" from orders o join ${customerRows} c on c.id = o.customer_id
    where o.id = ${orderId}`;
  return rows[0] ? { ...rows[0], orderNumber: spokenNumber(rows[0].orderNumber) } : null;
}
