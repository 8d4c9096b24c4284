import { type RawBuilder, sql } from 'kysely';

/** An order's invoices and credit notes, for its history. */
export const invoiceSteps = (orderId: string): RawBuilder<unknown> => sql`
  select issued_at, 0, 'invoice', '', 'issued', 'server', number, null from invoices where order_id = ${orderId}
  union all
  select issued_at, 0, 'invoice', 'issued', 'credited', 'server', number, null
  from credit_notes where order_id = ${orderId}`;

export const ordersWithInvoice = (number: string): RawBuilder<unknown> =>
  sql`select order_id from invoices where number = ${number}`;

/** An expression: whether a seller's part of an order has an invoice. */
export const isInvoiced = (
  orderId: RawBuilder<unknown>,
  sellerId: RawBuilder<unknown>,
): RawBuilder<unknown> =>
  sql`exists (select from invoices i where i.order_id = ${orderId} and i.seller_id = ${sellerId})`;
