import { sql } from 'kysely';
import { afterAll, expect, it } from 'vitest';
import { testApp } from '../../../../test/support/app.ts';
import { callsOf } from '../../../../test/support/calls-as.ts';
import { createTestDatabase } from '../../../../test/support/database.ts';
import { change } from '../../../../test/support/listed.ts';
import { smallShop } from '../../../../test/support/small-shop.ts';
import type { Arch, ShopPage } from './shops.calls.ts';
import { shrunkRating } from './shrunk-rating.ts';
import { execute } from '../../../platform/database.ts';

const { db } = await createTestDatabase();
const start = new Date('2026-04-01T06:00:00Z');
const shelf = await smallShop(db, start);
const products = [];
for (let at = 0; at < 5; at += 1) products.push(await shelf.product({ seller: 0 }));
const [, secondBest, best, mostLoved, soldOut] = products.map(({ id }) => id) as [
  string,
  string,
  string,
  string,
  string,
];
const { sellerId } = products[0] as { sellerId: string };
const other = await shelf.product({ seller: 1 });
const rate = (id: string, tenths: number, count: number) =>
  change(db, sql`update products set rating_tenths = ${tenths}, rating_count = ${count} where id = ${id}`);
await rate(secondBest, 45, 10);
await rate(best, 48, 40);
// One five-star review counts for less than forty averaging 4.8, and less than ten averaging 4.5.
await rate(mostLoved, 50, 1);
await rate(soldOut, 50, 90);
await execute(db)`update stock set quantity = 0 where product_id = ${soldOut}`;
await change(db, sql`update products set name = name where id = ${soldOut}`);
await execute(
  db,
)`update sellers set sign = 'नील वर्क्स', story = 'Eleven vats.', address = 'Lakshmi Chowk', city = 'Jaipur',
  pincode = '303007', since_year = 1981 where id = ${sellerId}`;

const app = await testApp(db);
afterAll(() => app.close());
const call = callsOf(app);
const lane = async () => (await call(null, 'GET', '/home/lane')).body.shops as unknown as Arch[];
const shopOf = async (name: string) => call(null, 'GET', `/home/shop/${name}`);

it('the lane shows each shop’s three best pieces in stock, few reviews counting for little', async () => {
  const shops = await lane();
  expect(shops.map(({ _id }) => _id)).toEqual([sellerId, other.sellerId]);
  expect(shops[0]).toMatchObject({ sign: 'नील वर्क्स', slug: sellerId, ratingCount: 141 });
  expect(shops[0]?.best.map(({ slug }) => slug)).toEqual([best, secondBest, mostLoved]);
  expect(shops[1]).toMatchObject({ rating: 0, ratingCount: 0, best: [{ slug: other.id }] });
});

it('a piece that sells out leaves the window at once, and a shop that closes leaves the lane', async () => {
  await lane();
  await execute(db)`update stock set quantity = 0 where product_id = ${best}`;
  expect((await lane())[0]?.best.map(({ slug }) => slug)).toEqual([secondBest, mostLoved]);
  await execute(db)`update stock set quantity = 5 where product_id = ${best}`;
  await execute(db)`update sellers set closed_at = now() where id = ${other.sellerId}`;
  expect((await lane()).map(({ _id }) => _id)).toEqual([sellerId]);
  expect((await shopOf(other.sellerId)).status).toBe(404);
  await execute(db)`update sellers set closed_at = null where id = ${other.sellerId}`;
});

it('a shop tells its story, where it is and what buyers say; an unknown one is not there', async () => {
  await execute(db)`update sellers set slug = 'neel-works' where id = ${sellerId}`;
  for (const name of ['neel-works', sellerId]) {
    const { shop } = (await shopOf(name)).body as unknown as { shop: ShopPage };
    expect(shop).toMatchObject({
      _id: sellerId,
      slug: 'neel-works',
      story: 'Eleven vats.',
      since: 1981,
      place: 'Lakshmi Chowk, Jaipur',
      address: 'Lakshmi Chowk, Jaipur, Rajasthan 303007',
      rating: shrunkRating((45 * 10 + 48 * 40 + 50 + 50 * 90) / 10, 141),
      ratingCount: 141,
    });
  }
  expect((await shopOf('nowhere')).status).toBe(404);
  await execute(db)`update sellers set slug = ${sellerId} where id = ${sellerId}`;
});

it('a shop names the categories in which it sells something', async () => {
  const rows = await execute<{ id: string }>(db)`
    select distinct category_id as id from products where seller_id = ${other.sellerId}`;
  const categories = async () =>
    ((await shopOf(other.sellerId)).body as unknown as { shop: ShopPage }).shop.categories;
  expect(await categories()).toEqual(rows.map(({ id }) => id));
  await change(db, sql`update products set status = 'hidden' where id = ${other.id}`);
  expect(await categories()).toEqual([]);
  await change(db, sql`update products set status = 'active' where id = ${other.id}`);
});

it('a rating of few reviews is drawn towards four stars, and of none is none', () => {
  expect(shrunkRating(0, 0)).toBe(0);
  expect(shrunkRating(5, 1)).toBe(4.2);
  expect(shrunkRating(1, 1)).toBe(3.5);
  expect(shrunkRating(4.8 * 400, 400)).toBe(4.8);
});

it('the sitemap names the pages of open shops', async () => {
  const { body } = await app.inject({ url: '/sitemap/pages.xml' });
  expect(body).toContain(`/shop/${sellerId}<`);
});

it('a shop’s record counts its parcels, and tells of time only where there are enough', async () => {
  const record = async () => (await call(null, 'GET', `/home/shop/${sellerId}/record`)).body;
  expect(await record()).toEqual({ parcels: 0, hoursToPack: null });
  const meera = await shelf.customer();
  const send = (hours: number, at: number) =>
    sql`
    with placed as (
      insert into orders (id, customer_id, goods_total, shipping_fee, items, payment_status, order_status, ship_to, placed_at, updated_at)
      values (${`order-${at}`}, ${meera.id}, 900, 0, 1, 'paid', 'success', '{}', ${start}, ${start}) returning id)
    insert into order_parcels (order_id, seller_id, packed_at, handed_over_at)
    select id, ${sellerId}, ${start}::timestamptz + ${hours} * interval '1 hour',
           case when ${at} > 0 then ${start}::timestamptz + ${hours} * interval '1 hour' end from placed`.execute(
      db,
    );
  for (const [at, hours] of [1, 2, 3.5, 40].entries()) await send(hours, at);
  expect(await record()).toEqual({ parcels: 3, hoursToPack: null });
  await send(50, 4);
  expect(await record()).toEqual({ parcels: 4, hoursToPack: 4 });
  expect((await call(null, 'GET', '/home/shop/nowhere/record')).body).toEqual({
    parcels: 0,
    hoursToPack: null,
  });
});
