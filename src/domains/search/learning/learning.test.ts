import { sql } from 'kysely';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { testApp } from '../../../../test/support/app.ts';
import { createTestDatabase } from '../../../../test/support/database.ts';
import { change } from '../../../../test/support/listed.ts';
import { orderBody, smallShop } from '../../../../test/support/small-shop.ts';
import { newCustomer, newVisitor } from '../../../../test/support/visitor.ts';
import { day, hour, testClock } from '../../../platform/clock.ts';
import { openDatabase, execute } from '../../../platform/database.ts';
import { openSearch } from '../open-search.ts';
import { queryProducts } from '../query-products.ts';
import { rebuildSearch } from '../search-index.store.ts';
import { dismissAsked } from './asked.store.ts';
import { forgetMarks } from './counts.store.ts';
import { learn } from './learn.ts';
import { findPopular } from './popular.ts';

const { db, connection } = await createTestDatabase();
const clock = testClock('2026-03-01T10:00:00Z');
const app = await testApp(db, { clock });
afterAll(() => app.close());
const shop = await smallShop(db, clock.now());
const kurtas = [await shop.product(), await shop.product(), await shop.product()];
const saree = await shop.product();
await change(db, sql`update products set name = 'Silk saree' where id = ${saree.id}`);
await rebuildSearch(db);
await openSearch(db).index.start();
const [kurta, another] = kurtas as [typeof saree, typeof saree];

beforeEach(async () => {
  clock.advance(2 * day);
  for (const table of [
    'search_queries',
    'search_outcomes',
    'search_marks',
    'search_learned',
    'search_dismissed',
    'rate_limits',
  ])
    await execute(db)`delete from ${sql.table(table)}`;
});

let networks = 0;
const nextNetwork = () => `198.51.${100 + Math.floor(++networks / 250)}.${networks % 250}`;

const tell = (searchValue: string, productId?: string, address = nextNetwork(), headers = {}) =>
  newVisitor(app, address).call('POST', '/home/searched', { searchValue, productId }, headers);

async function queries() {
  const rows = await execute<{ key: string; words: string; found: number; searched: number; opened: number }>(
    db,
  )`
    select key, words, found, searched, opened from search_queries order by key`;
  return rows;
}
async function outcomes() {
  const rows = await execute<{ id: string; opened: number; carted: number; ordered: number }>(db)`
    select product_id as id, opened, carted, ordered from search_outcomes order by product_id`;
  return rows;
}

const search = async (searchValue: string, search = openSearch(db)) => {
  const query = { searched: searchValue, page: 1, perPage: 12, withFacets: false };
  return (await queryProducts(search, query)).products.map(({ _id }) => _id);
};

it('counts a search once for each network and day, however it is said', async () => {
  for (const words of ['cotton kurta', 'Kurta Cotton', 'kurta cotton under 2000'])
    expect((await tell(words, undefined, '203.0.113.7')).status).toBe(200);
  expect(await queries()).toEqual([
    { key: 'cotton kurta', words: 'cotton kurta', found: 3, searched: 1, opened: 0 },
  ]);
  await tell('cotton kurta', undefined, '203.0.113.8');
  clock.advance(day);
  await tell('cotton kurta', undefined, '203.0.113.7');
  expect((await queries()).map((one) => one.searched)).toEqual([2, 1]);
});

it('counts what was opened, put in the cart and ordered, for the search that it came from', async () => {
  const address = nextNetwork();
  const asha = await newCustomer(app, {}, address);
  await tell('kurta', kurta.id, address);
  await tell('kurta', kurta.id, address);
  const item = { productId: kurta.id, variantId: kurta.variantIds[0], quantity: 1 };
  for (const { id, variantIds } of [kurta, kurta, another])
    await asha.call('POST', '/home/product/add-to-card', {
      ...item,
      productId: id,
      variantId: variantIds[0],
    });
  await expect.poll(outcomes).toEqual([{ id: kurta.id, opened: 1, carted: 1, ordered: 0 }]);
  const order = orderBody([{ product: kurta }], { price: 900, shipping_fee: 0 });
  expect((await asha.call('POST', '/home/order/palce-order', order)).status).toBe(201);
  await expect.poll(outcomes).toEqual([{ id: kurta.id, opened: 1, carted: 1, ordered: 1 }]);
  expect(await queries()).toMatchObject([{ searched: 1, opened: 1 }]);
});

it('knows a day later nothing of who searched', async () => {
  const address = nextNetwork();
  const asha = await newCustomer(app, {}, address);
  await tell('kurta', kurta.id, address);
  clock.advance(day);
  const item = { productId: kurta.id, variantId: kurta.variantIds[0], quantity: 1 };
  expect((await asha.call('POST', '/home/product/add-to-card', item)).status).toBe(201);
  await tell('kurta', another.id, address);
  const later = { ...item, productId: another.id, variantId: another.variantIds[0] };
  expect((await asha.call('POST', '/home/product/add-to-card', later)).status).toBe(201);
  await expect.poll(outcomes).toContainEqual({ id: another.id, opened: 1, carted: 1, ordered: 0 });
  expect((await outcomes()).filter(({ id }) => id === kurta.id)).toEqual([
    { id: kurta.id, opened: 1, carted: 0, ordered: 0 },
  ]);
  const before = await execute<{ row: string }>(db)`select m::text as row from search_marks m`;
  expect(before.length).toBeGreaterThan(0);
  expect(before.filter(({ row }) => row.includes(address) || row.includes(asha.id))).toEqual([]);
  await forgetMarks(db, clock.now());
  const rows = await execute(db)`select from search_marks`;
  expect(rows).toEqual([]);
});

it('counts no product that the search does not find, and nothing of robots', async () => {
  await tell('kurta', saree.id);
  await tell('kurta', 'no-such-product');
  await tell('saree', saree.id, nextNetwork(), { 'user-agent': 'Examplebot/2.1 (+https://example.com/bot)' });
  expect([await outcomes(), (await queries()).map(({ key }) => key)]).toEqual([[], ['kurta']]);
});

it.each([
  'call 98765 43210',
  '९८७६५४३२१०',
  'kurta 302003 jaipur',
  'asha@example.com',
  'asha at gmail',
  'CHK7F32A9',
  'please tell me when my parcel from last week will come home',
])('keeps nothing of %j', async (text) => {
  await tell(text);
  const rows = await execute(db)`select from search_marks`;
  expect([await queries(), rows]).toEqual([[], []]);
});

it('keeps words without the numbers beside them', async () => {
  await tell('order 48213');
  await tell('kurta XL under 1499');
  const rows = await execute<{ row: string }>(db)`
    select q::text as row from search_queries q union all select m::text from search_marks m`;
  expect((await queries()).map(({ words }) => words)).toEqual(['kurta', 'order']);
  expect(rows.filter(({ row }) => /48213|1499/.test(row))).toEqual([]);
});

it('stops counting for a network that tells too much, and for a day with too many queries', async () => {
  const address = nextNetwork();
  await tell('kurta', undefined, address);
  await execute(db)`update rate_limits set hits = array_fill(hits[1], array[599])`;
  for (const words of ['silk kurta', 'red kurta'])
    expect((await tell(words, undefined, address)).status).toBe(200);
  expect((await queries()).map(({ key }) => key)).toEqual(['kurta', 'kurta silk']);
  await execute(db)`
    insert into search_queries (day, key, words, found)
    select ${clock.now()}::date, 'filled ' || n, '', 0 from generate_series(1, 5000) n`;
  for (const words of ['silk saree', 'silk kurta']) await tell(words);
  const rows = (await queries()).filter(({ key }) => key.includes('silk'));
  expect(rows.map(({ key, searched: times }) => [key, times])).toEqual([['kurta silk', 2]]);
});

it('brings up among equals what shoppers open, in every process at once, and forgets it after thirty days', async () => {
  const other = openDatabase(connection, 2);
  const processes = [openSearch(db), openSearch(other.db)];
  const both = () => Promise.all(processes.map((one) => search('kurta', one)));
  const [before = []] = await both();
  const last = before.at(-1) ?? '';
  for (let nth = 0; nth < 4; nth++) await tell('kurtas', last);
  await learn(db, clock.now());
  expect(await both()).toEqual([before, before]);
  for (let nth = 0; nth < 4; nth++) await tell('kurta', last);
  await learn(db, clock.now());
  const after = [last, ...before.slice(0, -1)];
  expect(await both()).toEqual([after, after]);
  // Sold-out products come last, however much they are liked.
  const sell = (quantity: number) =>
    sql`update stock set quantity = ${quantity} where product_id = ${last}`.execute(db);
  await sell(0);
  expect(await both()).toEqual([before, before]);
  await sell(10);
  clock.advance(30 * day + hour);
  await learn(db, clock.now());
  expect(await both()).toEqual([before, before]);
  await other.db.destroy();
});

it('suggests as popular what many searched for and opened, in words that the shop knows', async () => {
  for (let nth = 0; nth < 6; nth++) {
    await tell('cotton kurta', kurta.id);
    await tell('kurta zzkwx', kurta.id);
    if (nth < 4) await tell('silk saree', saree.id);
  }
  await change(db, sql`update products set images = '{/pictures/kurta.webp}'`);
  const url = '/products/search?value=cotton+kurta';
  const popular = [{ text: 'cotton kurta', url, image: '/pictures/kurta.webp' }];
  expect(await findPopular(openSearch(db), clock.now())).toEqual(popular);
  const { body } = await newVisitor(app).call('GET', '/home/suggest');
  expect(body).toEqual({ suggestions: [], popular });
  await dismissAsked(db, 'cotton kurta', clock.now());
  expect(await findPopular(openSearch(db), clock.now())).toEqual([]);
});
