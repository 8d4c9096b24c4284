import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { testApp } from '../../../test/support/app.ts';
import { createTestDatabase } from '../../../test/support/database.ts';
import { home, orderBody, smallShop } from '../../../test/support/small-shop.ts';
import { newCustomer } from '../../../test/support/visitor.ts';
import { day, shift, testClock } from '../../platform/clock.ts';
import { forgetPastRetention } from './retention.ts';
import { execute } from '../../platform/database.ts';

const { db } = await createTestDatabase();
const clock = testClock('2026-04-01T06:00:00Z');
const app = await testApp(db, { clock });
const start = clock.now();

/** Those of these personal words that are still in the database. */
async function stillThere(words: readonly string[]): Promise<string[]> {
  const tables = [
    'outbox',
    'contact_messages',
    'payment_events',
    'webhooks',
    'bank_lines',
    'orders',
    'search_queries',
    'courier_updates',
  ];
  const columns = new Set<string>();
  for (const name of tables) {
    const rows = await execute<{ row: string }>(db)`select t::text as row from ${sql.table(name)} t`;
    for (const word of words) if (rows.some(({ row }) => row.includes(word))) columns.add(word);
  }
  return words.filter((word) => columns.has(word));
}

it('forgets each kind when its time is over, and nothing sooner', async () => {
  const shop = await smallShop(db, start);
  const kurta = await shop.product();
  const customer = await newCustomer(app, { email: 'customer@chowk.in' });
  const order = orderBody([{ product: kurta }], { price: 900, shipping_fee: 0 });
  const answer = await customer.call('POST', '/home/order/palce-order', {
    ...order,
    shippingInfo: { ...home, address: '9 Gulmohar Street' },
  });
  await customer.call('POST', `/home/customer/cancel-order/${String(answer.body.orderId)}`);
  await execute(db)`
    insert into outbox (recipient, channel, text, state, next_at, created_at) values
      ('9000000123', 'sms', 'to a stranger', 'sent', ${start}, ${start}),
      ('customer@chowk.in', 'email', 'to a customer', 'sent', ${start}, ${start})`;
  await execute(db)`
    insert into contact_messages (id, name, email, subject, message, created_at, state) values
      ('m1', 'Zarina', 'z@chowk.in', 'Hello', 'an answered letter', ${start}, 'answered'),
      ('m2', 'Zarina', 'z@chowk.in', 'Hello', 'an open letter', ${start}, 'open')`;
  const contents = JSON.stringify({ payment_id: 'p', note: 'from payer@bank' });
  await execute(db)`
    insert into payment_events (provider, event_id, type, body, outcome, received_at) values
      ('razorpay', 'e1', 'payment.captured', ${contents}, 'ignored', ${start}),
      ('razorpay', 'e2', 'payment.captured', ${contents.replace('payer', 'waiting')}, 'unknown_order', ${start})`;
  await execute(db)`
    insert into webhooks (provider, event_id, type, body, digest, received_at, state) values
      ('razorpay', 'w1', 'payment.captured', ${contents.replace('payer', 'webhook')}, '', ${start}, 'done')`;
  await execute(db)`
    insert into bank_lines (account, value_date, reference, amount_paise, ordinal, text, payer, read_at, read_by)
    values ('1', '2026-04-01', 'r', 90000, 1, 'UPI/Kamala Devi/pay', 'Kamala Devi', ${start}, 'somebody')`;

  await execute(db)`
    insert into search_queries (day, key, words, found) values (${start}::date, 'kurta', 'a searched kurta', 1)`;
  await execute(db)`
    insert into search_outcomes (day, key, product_id) values (${start}::date, 'kurta', 'p')`;
  await execute(db)`insert into search_dismissed (key, dismissed_at) values ('kurta', ${start})`;

  const awbs = ['awb of a delivery', 'awb that was settled', 'awb that waits'];
  const update = (at: number, outcome: string, settledAt: Date | null) => execute(db)`
    insert into courier_updates (awb, status, said_at, courier, received_at, outcome, settled_at)
    values (${awbs[at]}, 'DELIVERED', '', '', ${start}, ${outcome}, ${settledAt})`;
  for (const [at, outcome] of ['moved', 'unknown', 'unknown'].entries())
    await update(at, outcome, at === 1 ? start : null);

  const words = [
    ...awbs,
    'Gulmohar',
    'to a stranger',
    'a searched kurta',
    'to a customer',
    'an answered letter',
    'an open letter',
    'payer@bank',
    'waiting@bank',
    'webhook@bank',
    'Kamala',
  ];
  const after = async (days: number) => {
    await forgetPastRetention(db, shift(start, days * day + 1), 1);
    return stillThere(words);
  };
  expect(await after(29)).toEqual(words);
  expect(await after(30)).toEqual(
    words.filter((word) => !['to a stranger', 'a searched kurta'].includes(word)),
  );
  const counts = await execute(db)`
    select 1 from search_outcomes union all select 1 from search_dismissed`;
  expect(counts).toEqual([]);
  expect(await after(180)).toEqual([
    'awb that waits',
    'to a customer',
    'an answered letter',
    'an open letter',
    'waiting@bank',
    'Kamala',
  ]);
  expect(await after(365)).toEqual(['awb that waits', 'an open letter', 'waiting@bank']);
  const rows = await execute(db)`select from orders where ship_to ->> 'state' = ${home.state}`;
  expect(rows).toHaveLength(1);
});
