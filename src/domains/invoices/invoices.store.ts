import { type RawBuilder, sql } from 'kysely';
import { type Database, execute, findRow, getRow, getValue, listValues } from '../../platform/database.ts';
import { addingJob } from '../../platform/jobs/jobs.store.ts';
import { paymentMethod, paymentReference } from '../payments/of-orders.store.ts';
import { issueInvoicesJob, type PayWay } from '../orders/order.ts';
import type { ShippingInfo } from '../orders/order-shape.ts';
import { type Invoice, marketId, type SoldLine } from './invoice.ts';
import { orderLineRows, orderRows } from '../orders/readable.store.ts';
import { sellerRows } from '../sellers/readable.store.ts';

const ownedBy = (column: RawBuilder<unknown>, customerId: string | undefined): RawBuilder<unknown> =>
  customerId === undefined ? sql`` : sql`and ${column} = ${customerId}`;

/** An order's invoices as issued; empty before. */
export function listInvoices(db: Database, orderId: string, customerId?: string): Promise<Invoice[]> {
  return listValues(db)`
    select i.content from invoices i join ${orderRows} o on o.id = i.order_id
    where i.order_id = ${orderId} ${ownedBy(sql`o.customer_id`, customerId)}
    order by (i.content ->> 'part')::int`;
}

/** The goods invoices of orders as issued, of one shop or of all shops (null), in the order of the given ids. */
export function listInvoicesOfOrders(
  db: Database,
  shopId: string | null,
  orderIds: readonly string[],
): Promise<Invoice[]> {
  return listValues(db)`
    select content from invoices
    where order_id = any(${orderIds}::text[]) and seller_id <> ${marketId} and (${shopId}::text is null or seller_id = ${shopId})
    order by array_position(${orderIds}::text[], order_id), seller_id`;
}

/** An order's own facts for its invoices. Money in whole rupees. */
export interface OrderFacts {
  readonly number: number;
  readonly placedAt: Date;
  readonly shippingFee: number;
  /** In paise. */
  readonly shippingUnit: number;
  readonly shipTo: ShippingInfo;
  /** The UTR, else the provider's payment id, else ''. */
  readonly reference: string;
  /** The provider's payment method; '' if unknown. */
  readonly method: string;
  readonly keptPaise: number;
  readonly payBy: PayWay;
}

/** @throws if there is no such order */
export function getOrderFacts(db: Database, orderId: string): Promise<OrderFacts> {
  return getRow(db)`
    select o.number, o.placed_at as "placedAt", o.shipping_charge as "shippingFee", o.shipping_unit as "shippingUnit", o.kept_paise as "keptPaise", o.ship_to as "shipTo",
           ${paymentReference(sql`o.id`)} as reference, ${paymentMethod(sql`o.id`)} as method, o.pay_by as "payBy"
    from ${orderRows} o
    where o.id = ${orderId}`;
}

/** What is kept of an order's refunds for delivering the rest, and what of it no invoice of the market stands for; in paise. */
export interface KeptMoney {
  readonly keptPaise: number;
  readonly missingPaise: number;
}

export async function readKept(db: Database, orderId: string): Promise<KeptMoney> {
  const row = await findRow<KeptMoney>(db)`
    select kept_paise as "keptPaise", kept_paise - (
             select coalesce(sum((line ->> 'grossPaise')::int), 0) from invoices i, jsonb_array_elements(i.content -> 'lines') line
             where i.order_id = o.id and i.seller_id = ${marketId} and not line ? 'sellerId' and not exists (
               select from credit_notes n where n.order_id = i.order_id and n.seller_id = i.seller_id and n.cause = 'kept ' || i.number))::int as "missingPaise"
    from ${orderRows} o where id = ${orderId}`;
  return row ?? { keptPaise: 0, missingPaise: 0 };
}

/** A seller of an order, with the goods sold. */
export interface SaleRow {
  readonly sellerId: string;
  readonly shopName: string;
  readonly code: string;
  readonly gstin: string;
  readonly address: string;
  readonly city: string;
  readonly state: string;
  readonly pincode: string;
  readonly lines: SoldLine[];
  readonly cancelled: boolean;
}

/** Each seller's sales in an order, in the order of its lines. */
export function listSales(db: Database, orderId: string): Promise<SaleRow[]> {
  return execute(db)`
    select s.id as "sellerId", s.shop_name as "shopName", s.invoice_code as code, s.gstin,
           s.address, s.city, s.state, s.pincode, bool_or(l.cancelled) as cancelled,
           json_agg(json_build_object(
             'name', l.name, 'brand', l.brand, 'size', l.size, 'colour', l.colour, 'hsn', l.hsn,
             'quantity', l.quantity, 'mrp', l.price, 'discount', l.discount, 'offPaise', l.off_paise, 'offSellerPaise', l.off_seller_paise,
             'outPosition', case when l.taken_out then l.position end) order by l.position) as lines
    from ${orderLineRows} l join ${sellerRows} s on s.id = l.seller_id
    where l.order_id = ${orderId}
    group by s.id, s.shop_name, s.invoice_code, s.gstin, s.address, s.city, s.state, s.pincode order by min(l.position)`;
}

/**
 * Draws a seller's next number in a financial year, from 1. The counter's row is locked until the transaction ends,
 * and a rollback returns the number: no gaps, no repeats.
 */
export function drawSerial(trx: Database, sellerId: string, year: string): Promise<number> {
  return getValue(trx)`
    insert into invoice_counters (seller_id, financial_year, last_number) values (${sellerId}, ${year}, 1)
    on conflict (seller_id, financial_year) do update set last_number = invoice_counters.last_number + 1
    returning last_number as serial`;
}

export async function insertInvoice(
  trx: Database,
  invoice: Invoice,
  number: { year: string; serial: number; cause: string },
): Promise<void> {
  await execute(trx)`
    insert into invoices (order_id, seller_id, cause, financial_year, serial, number, issued_at, content)
    values (${invoice.order.id}, ${invoice.seller.id}, ${number.cause}, ${number.year}, ${number.serial}, ${invoice.number},
            ${invoice.issuedAt}, ${JSON.stringify(invoice)}::jsonb)`;
}

/** Adds missing jobs for orders sold before `since`, delivered ones too, whose invoices are missing, at most 500. */
export async function adoptOrders(db: Database, since: Date): Promise<void> {
  const { task, maxAttempts } = issueInvoicesJob;
  await execute(db)`
    select ${addingJob(task, { payload: sql`json_build_object('orderId', id)`, key: sql`id`, maxAttempts })}
    from (
      select id from ${orderRows} o
      where order_status in ('placed', 'warehouse', 'success') and sold and updated_at < ${since}
        and not exists (select from invoices where order_id = o.id)
      limit 500) as without_invoice`;
}
