import { type Database, execute } from '../../src/platform/database.ts';
import { id } from './id-of-row.ts';

/** What people wrote: chats, questions, reviews, tickets, news of the shop, messages sent, claims and refunds. */
export async function fillTalk(db: Database, sellerId: string): Promise<void> {
  await execute(db)`
    insert into conversations (customer_id, seller_id, created_at, last_message_at)
    select ${id('desk')}, ${sellerId}, now(), now() - n * interval '7 minutes' from generate_series(1, 2000) n`;
  await execute(db)`
    insert into chat_messages (id, customer_id, seller_id, sender, sender_name, text, created_at)
    select 'desk' || n || '-' || turn, ${id('desk')}, ${sellerId}, case when turn % 2 = 0 then 'customer' else 'seller' end, '', 'Is it cotton?', now() - (n * 7 + 10 - turn) * interval '1 minute'
    from generate_series(1, 2000) n, generate_series(0, 9) turn order by n desc, turn`;
  await execute(db)`
    update conversations c set (customer_last, seller_last, seller_read) = (
      select max(sequence) filter (where sender = 'customer'), max(sequence) filter (where sender = 'seller'), max(sequence) - case when c.customer_id < 'desk000000050' then 2 else 0 end
      from chat_messages m where m.customer_id = c.customer_id and m.seller_id = c.seller_id) where c.customer_id like 'desk%'`;
  await execute(db)`
    insert into product_questions (id, product_id, customer_id, name, question, asked_at, answer, answered_at)
    select ${id('desk')}, 'desk' || lpad((1 + n % 1000)::text, 9, '0'), ${id('desk')}, 'Asha', 'Is it lined?', now() - n * interval '1 hour', case when n > 40 then 'Yes' else '' end, case when n > 40 then now() end
    from generate_series(1, 2000) n`;
  await execute(db)`
    insert into reviews (id, product_id, customer_id, name, review, rating, verified, created_at, reply, replied_at)
    select 'desk' || n || '-' || c, 'desk' || lpad(n::text, 9, '0'), 'desk' || lpad(((n + c * 37) % 2000 + 1)::text, 9, '0'), 'Asha', 'Good cloth', 4, true, now() - (n * 10 + c) * interval '1 hour', case when c > 0 then 'Thank you' else '' end, case when c > 0 then now() end
    from generate_series(1, 1000) n, generate_series(0, 9) c`;
  await execute(db)`
    insert into contact_messages (id, name, email, subject, message, created_at, state, written_at, first_answered_at)
    select ${id('desk')}, 'Asha', 'asha@desk.example', 'Where is it?', 'My order', now() - n * interval '1 hour', case when n > 30 then 'answered' else 'open' end, now() - n * interval '1 hour', case when n > 30 then now() - n * interval '50 minutes' end
    from generate_series(1, 2000) n`;
  await execute(db)`
    insert into notices (seller_id, kind, key, subject, text, short, link, about, order_number, goods, urgent, at, sent_at)
    select ${sellerId}, 'new_order', ${id('desk')}, 'New order', 'A new order', 'A new order', '/desk/orders', '', '', '[]', true, now() - n * interval '10 minutes', now()
    from generate_series(1, 12000) n`;
  await execute(db)`
    insert into outbox (recipient, channel, subject, text, state, next_at, created_at)
    select 'asha' || n % 2000 || '@desk.example', 'email', 'Your order', 'Thank you', case when n % 100 = 0 then 'failed' else 'sent' end, now(), now() - (40000 - n) * interval '1 minute'
    from generate_series(1, 40000) n`;
  await execute(db)`
    insert into refunds (id, order_id, provider, payment_id, amount_paise, reason, state, created_at, updated_at)
    select 'desk' || o.id, o.id, 'upi', o.id, 99900, 'cancelled', case when row_number() over (order by o.id desc) <= 40 then 'due' else 'done' end, o.placed_at, o.placed_at
    from orders o where o.id like 'desk%' and o.order_status = 'cancelled' and o.payment_status = 'paid'`;
  await execute(db)`
    insert into bank_lines (account, value_date, reference, amount_paise, ordinal, text, read_at, read_by)
    select 'desk', current_date - 1, 'line' || n, 99900 + n, 1, 'UPI/CR/' || n, now(), 'nobody' from generate_series(1, 60) n`;
  // Invoices were issued: the hourly look for orders without one finds none of these.
  await execute(db)`
    insert into invoices (order_id, seller_id, financial_year, serial, number, issued_at, content)
    select o.id, ${sellerId}, 'desk', row_number() over (order by o.id), 'D/' || o.id, o.placed_at, '{}'
    from orders o where o.id like 'desk%' and o.order_status <> 'cancelled' and o.id <= 'desk000099700'`;
}
