import { sql } from 'kysely';
import type { Database } from '../../platform/database.ts';
import { deleteMessagesTo } from '../notices/outbox.store.ts';

/**
 * Statements over all of a person's data, across every domain's tables. `kept-of-a-person.ts` lists each table, and a
 * test finds missing ones.
 */

/** A customer's data by kind; dates in ISO 8601, money in whole rupees unless the name says paise. */
export async function readEverything(db: Database, customerId: string): Promise<Record<string, unknown>> {
  const list = (rows: string, from: ReturnType<typeof sql>) => sql`
    (select coalesce(json_agg(${sql.raw(rows)}), '[]') from ${from})`;
  const own = sql`customer_id = ${customerId}`;
  const { rows } = await sql<Record<string, unknown>>`
    select
      (select json_build_object('name', name, 'email', email, 'mobile', mobile, 'hasPassword', password_hash is not null,
                                'since', created_at) from customers where id = ${customerId}) as account,
      ${list(`json_build_object('to', kind, 'text', text, 'at', given_at)`, sql`consents where ${own}`)} as consents,
      ${list(`json_build_object('device', user_agent, 'address', address, 'since', created_at, 'lastSeen', last_seen_at)`, sql`sessions where ${own}`)} as sessions,
      ${list(`to_jsonb(a) - 'customer_id'`, sql`addresses a where ${own}`)} as addresses,
      ${list(
        `json_build_object('product', p.name, 'size', v.size, 'quantity', l.quantity, 'at', l.added_at)`,
        sql`cart_lines l join variants v on v.id = l.variant_id join products p on p.id = v.product_id where l.${own}`,
      )} as cart,
      ${list(
        `json_build_object('product', p.name, 'at', w.created_at)`,
        sql`wishlist_items w join products p on p.id = w.product_id where w.${own}`,
      )} as wishlist,
      ${list(
        `json_build_object('order', o.id, 'at', o.placed_at, 'price', o.price, 'shippingFee', o.shipping_fee,
           'payment', o.payment_status, 'state', o.order_status, 'shipTo', o.ship_to,
           'lines', (select json_agg(json_build_object('name', name, 'size', size, 'quantity', quantity, 'price', unit_price, 'shop', shop_name) order by position)
                     from order_lines where order_id = o.id),
           'steps', (select json_agg(json_build_object('of', lifecycle, 'to', to_state, 'at', at) order by id) from order_moves where order_id = o.id),
           'utrs', (select json_agg(json_build_object('utr', utr, 'at', claimed_at)) from payment_claims where order_id = o.id),
           'payments', (select json_agg(json_build_object('amountPaise', amount_paise, 'utr', utr, 'at', received_at)) from payments where order_id = o.id),
           'refunds', (select json_agg(json_build_object('amountPaise', amount_paise, 'state', state, 'at', created_at)) from refunds where order_id = o.id),
           'invoices', (select json_agg(content order by number) from invoices where order_id = o.id),
           'creditNotes', (select json_agg(content order by number) from credit_notes where order_id = o.id)) order by o.placed_at desc`,
        sql`orders o where o.${own}`,
      )} as orders,
      ${list(
        `json_build_object('product', p.name, 'review', r.review, 'stars', r.rating, 'at', r.created_at)`,
        sql`reviews r join products p on p.id = r.product_id where r.${own}`,
      )} as reviews,
      ${list(
        `json_build_object('shop', s.shop_name, 'from', m.sender, 'text', m.text, 'picture', m.picture_id, 'at', m.created_at) order by m.sequence`,
        sql`chat_messages m join sellers s on s.id = m.seller_id where m.${own}`,
      )} as chats`.execute(db);
  return rows[0] ?? {};
}

/** Locks the customer's row: new rows that reference it wait until the transaction ends. */
export async function lockCustomer(trx: Database, customerId: string): Promise<void> {
  await sql`select from customers where id = ${customerId} for update`.execute(trx);
}

/** Unfinished orders, and refunds still under way. */
export async function countOpen(
  db: Database,
  customerId: string,
): Promise<{ orders: number; refunds: number }> {
  const { rows } = await sql<{ orders: number; refunds: number }>`
    select (select count(*) from orders where customer_id = ${customerId}
              and order_status not in ('success', 'cancelled')) as orders,
           (select count(*) from refunds r join orders o on o.id = r.order_id
            where o.customer_id = ${customerId} and r.state <> 'done') as refunds`.execute(db);
  return rows[0] ?? { orders: 0, refunds: 0 };
}

/** Finished paid orders without an invoice. */
export async function listOrdersToInvoice(db: Database, customerId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from orders o where customer_id = ${customerId} and payment_status = 'paid' and order_status = 'success'
      and not exists (select from invoices i where i.order_id = o.id)`.execute(db);
  return rows.map(({ id }) => id);
}

/** Erases a customer's data from every table but the account itself. */
export async function eraseTraces(
  trx: Database,
  { id, email, mobile }: { id: string; email: string; mobile: string | null },
): Promise<void> {
  for (const table of ['cart_lines', 'wishlist_items', 'addresses', 'idempotency_keys', 'conversations'])
    await sql`delete from ${sql.table(table)} where customer_id = ${id}`.execute(trx);
  await sql`update reviews set name = 'A former customer' where customer_id = ${id}`.execute(trx);
  // Tax law requires an order's place of supply; the invoices hold the rest.
  await sql`
    update orders set ship_to = ship_to || '{"name": "Deleted account", "address": "", "landmark": "", "locality": "",
                                            "phonenumber": "", "alternatephonenumber": ""}'
    where customer_id = ${id}`.execute(trx);
  await sql`
    update payment_events e set body = body #- '{payload,payment,entity,email}' #- '{payload,payment,entity,contact}'
    from orders o where o.id = e.order_id and o.customer_id = ${id}`.execute(trx);
  await deleteMessagesTo(trx, [email, mobile ?? email]);
  await sql`delete from rate_limits where key = ${`login-account:${email.toLowerCase()}`}`.execute(trx);
  await sql`delete from verified_numbers where mobile = ${mobile}`.execute(trx);
}
