import { type RawBuilder, sql } from 'kysely';
import { type Database, listValues } from '../../platform/database.ts';
import { orderRows } from '../orders/readable.store.ts';

/** An order's invoices and credit notes, as arguments for `json_build_object`. */
export const invoicesOfOrder = (orderId: RawBuilder<unknown>): RawBuilder<unknown> => sql`
  'invoices', (select json_agg(content order by number) from invoices where order_id = ${orderId}),
  'creditNotes', (select json_agg(content order by number) from credit_notes where order_id = ${orderId})`;

/** A customer's finished orders without an invoice. */
export function listOrdersToInvoice(db: Database, customerId: string): Promise<string[]> {
  return listValues(db)`
    select id from ${orderRows} o where customer_id = ${customerId} and sold and order_status = 'success'
      and not exists (select from invoices i where i.order_id = o.id)`;
}
