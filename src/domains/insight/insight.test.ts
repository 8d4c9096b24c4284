import { expect, it } from 'vitest';
import { operatorsDesk } from '../../../test/support/operators-desk.ts';
import { newSellerLogin } from '../../../test/support/staff.ts';
import { day, minute, shift } from '../../platform/clock.ts';
import { execute } from '../../platform/database.ts';
import { home, orderBody } from '../../../test/support/small-shop.ts';
import { countDays } from './count-days.ts';

const { db, app, clock, shop, call, operator } = await operatorsDesk();
const [kurta, idle] = [await shop.product({ stock: [40] }), await shop.product({ stock: [9] })];
const seller = await newSellerLogin(db, kurta.sellerId, clock.now());
const read = async (by: { cookie: string }, days = 7) =>
  (await call(by, 'GET', `/desk/insight?days=${days}`)).body as Record<string, unknown> & { now: object };

async function view(headers: Record<string, string>) {
  const { statusCode } = await app.inject({
    method: 'POST',
    url: '/api/home/product-view',
    headers,
    payload: { productId: kurta.id },
  });
  expect(statusCode).toBe(200);
}

it('counts views of people and nobody else, without a trace of who it was', async () => {
  await view({ 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' });
  await view({ cookie: seller.cookie, 'user-agent': 'Firefox' });
  for (const agent of ['Firefox', 'Chrome', 'Firefox']) await view({ 'user-agent': agent });
  await expect.poll(() => read(seller)).toMatchObject({ now: { views: 3, orders: 0 } });
  const columns = await execute<{ name: string }>(db)`
    select column_name as name from information_schema.columns where table_name in ('shop_days', 'product_days') and data_type not in ('integer', 'bigint', 'date')`;
  expect(new Set(columns.map(({ name }) => name))).toEqual(new Set(['seller_id', 'product_id']));
});

it('shows a shop its sales beside the time before, and an operator the league', async () => {
  const by = await shop.customer();
  const body = orderBody([{ product: kurta, quantity: 2 }], { price: 1_800, shipping_fee: 0 });
  const { body: order } = await call(by, 'POST', '/home/order/palce-order', { ...body, shippingInfo: home });
  await execute(
    db,
  )`update orders set payment_status = 'paid', order_status = 'placed' where id = ${String(order.orderId)}`;
  await countDays(db);
  const sale = { orders: 1, pieces: 2, paise: 180_000 };
  expect(await read(seller)).toMatchObject({
    now: sale,
    before: { orders: 0 },
    best: [{ productId: kurta.id, pieces: 2, lasts: 570 }],
    slow: [{ productId: idle.id, lasts: null, stock: 9 }],
    short: [{ productId: kurta.id }],
    returns: [],
    answeredWithin: null,
  });
  expect(((await read(seller)).daily as object[]).length).toBe(30);
  expect(await read(operator)).toMatchObject({ now: sale });
  const { body: market } = await call(operator, 'GET', '/desk/insight/market?days=7');
  expect(market).toMatchObject({ places: [{ pincode: '302003', orders: 1, cashOrders: 0 }], inVain: [] });
  expect(market.shops).toContainEqual(
    expect.objectContaining({ sellerId: kurta.sellerId, orders: 1, paise: 180_000, before: 0 }),
  );
  expect((await call(seller, 'GET', '/desk/insight/market')).status).toBe(403);
  clock.advance(8 * day);
  const later = await newSellerLogin(db, kurta.sellerId, clock.now());
  expect(await read(later)).toMatchObject({ now: { orders: 0 }, before: sale });
});

it('says how soon half of the messages were answered', async () => {
  const { id } = await shop.customer();
  const now = clock.now();
  await execute(
    db,
  )`insert into conversations (customer_id, seller_id, created_at) values (${id}, ${kurta.sellerId}, ${now})`;
  const say = (sender: string, minutes: number) => execute(db)`
    insert into chat_messages (id, customer_id, seller_id, sender, sender_name, text, created_at)
    values (${`${sender}${minutes}`}, ${id}, ${kurta.sellerId}, ${sender}, '', 'Hello', ${shift(now, (minutes - 60) * minute)})`;
  // Two messages and an answer after 12 minutes; then one after 20; the last has none.
  for (const [sender, at] of [
    ['customer', 0],
    ['customer', 5],
    ['seller', 12],
    ['customer', 20],
    ['seller', 40],
    ['customer', 50],
  ] as const)
    await say(sender, at);
  const later = await newSellerLogin(db, kurta.sellerId, now);
  expect((await read(later)).answeredWithin).toBe(16);
});
