import type { AddressInfo } from 'node:net';
import { brotliDecompressSync } from 'node:zlib';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase } from '../../../test/support/database.ts';
import { testApp } from '../../../test/support/app.ts';
import { testPages } from '../../../test/support/pages.ts';
import { newCustomer } from '../../../test/support/visitor.ts';
import { fillTown } from '../../../db/town/fill-town.ts';
import { type ChangeFeed, startChangeFeed } from '../../platform/change-feed.ts';
import { createLog } from '../../platform/log.ts';
import { change } from '../../../test/support/listed.ts';
import { execute } from '../../platform/database.ts';

const { db, connection } = await createTestDatabase();
const pages = await testPages();
let renders = 0;
let changes: ChangeFeed;
let app: Awaited<ReturnType<typeof testApp>>;
const address = '/product/category/sarees';

beforeAll(async () => {
  await fillTown(db, { today: new Date('2026-06-01'), say: () => {} });
  changes = await startChangeFeed(connection, createLog('error'));
  app = await testApp(db, {
    changes,
    pages: { ...pages, render: (request) => (renders++, pages.render(request)) },
  });
});
afterAll(async () => {
  await app.close();
  await changes.stop();
});

/** Requests a page and counts the renders it caused. */
async function get(url: string, headers: Record<string, string> = {}) {
  const before = renders;
  const answer = await app.inject({ url, headers });
  return { answer, renders: renders - before };
}

/** Waits for a change to arrive over another connection. */
async function waitForChange(work: () => Promise<unknown>) {
  const before = changes.version();
  await work();
  await expect.poll(() => changes.version()).not.toBe(before);
}

it('renders and compresses a page once for all guests', async () => {
  const first = await get(address, { 'accept-encoding': 'br' });
  const second = await get(`${address}?utm_source=letter`, { 'accept-encoding': 'br' });
  expect([first.renders, second.renders]).toEqual([1, 0]);
  expect(brotliDecompressSync(second.answer.rawPayload).toString()).toContain('<h1');
  expect(second.answer.headers).toMatchObject({
    'content-encoding': 'br',
    'cache-control': 'public, max-age=0, must-revalidate',
    vary: 'Cookie, Accept-Encoding',
  });
});

it('answers 304 to a browser that has the page', async () => {
  const { answer } = await get(address);
  const again = await get(address, { 'if-none-match': String(answer.headers.etag) });
  expect([again.answer.statusCode, again.answer.body]).toEqual([304, '']);
  expect((await get(address, { 'if-none-match': '"another"' })).answer.statusCode).toBe(200);
});

it('shows a new price, a sold-out product and a new banner immediately', async () => {
  const rows = await execute<{ id: string; slug: string }>(db)`
    select p.id, p.slug from products p join categories c on c.id = p.category_id
    where c.slug = 'sarees' order by p.created_at desc, p.id limit 1`;
  const product = rows[0] as { id: string; slug: string };
  const page = `/product/details/${product.slug}`;
  await get(page);
  await waitForChange(() =>
    change(db, sql`update products set price = 7777, discount = 0 where id = ${product.id}`),
  );
  expect((await get(page)).answer.body).toContain('₹7,777');
  await waitForChange(() =>
    sql`update stock set quantity = 0 where variant_id in (select id from variants where product_id = ${product.id})`.execute(
      db,
    ),
  );
  expect((await get(page)).answer.body).toContain('Out of stock');
  await get('/');
  await waitForChange(() => sql`update banners set heading = 'Monsoon in Bapu Bazaar'`.execute(db));
  expect((await get('/')).answer.body).toContain('Monsoon in Bapu Bazaar');
});

it('shows a shop’s new story immediately, and 404 once it is closed', async () => {
  const page = '/shop/odhni-house';
  const first = await get(page);
  expect([first.answer.statusCode, first.renders, (await get(page)).renders]).toEqual([200, 1, 0]);
  expect(first.answer.body).toContain('"@type":"ClothingStore"');
  await waitForChange(() =>
    sql`update sellers set story = 'A new roof.' where slug = 'odhni-house'`.execute(db),
  );
  expect((await get(page)).answer.body).toContain('A new roof.');
  await waitForChange(() => sql`update sellers set closed_at = now() where slug = 'odhni-house'`.execute(db));
  expect((await get(page)).answer.statusCode).toBe(404);
  await waitForChange(() => sql`update sellers set closed_at = null where slug = 'odhni-house'`.execute(db));
});

it('lists on a shop’s page what that shop sells, filtered and sorted by the listing’s own address', async () => {
  const { body } = (await get('/shop/mojari-mohalla?order=low-to-high&lowPrice=500')).answer;
  expect(body).toContain('noindex');
  expect(body).toContain('action="/shop/mojari-mohalla"');
  const others = await sql<{ slug: string }>`
    select p.slug from products p join sellers s on s.id = p.seller_id where s.slug <> 'mojari-mohalla'`.execute(
    db,
  );
  expect(others.rows.filter(({ slug }) => body.includes(`/product/details/${slug}"`))).toEqual([]);
  expect((await get('/shop/nowhere')).answer.statusCode).toBe(404);
});

it('drops a product’s pages for a review of it, and no other page', async () => {
  const rows = await execute<{ id: string; slug: string }>(db)`
    select p.id, p.slug from products p join categories c on c.id = p.category_id
    where c.slug = 'sarees' and p.status = 'active' order by p.id limit 1`;
  const product = rows[0] as { id: string; slug: string };
  const page = `/product/details/${product.slug}`;
  const meera = await newCustomer(app);
  const before = changes.version();
  await get(page);
  await get('/');
  await meera.call('POST', '/home/customer/submit-review', {
    name: '',
    review: 'Blue as the evening',
    rating: 5,
    productId: product.id,
  });
  await expect.poll(() => changes.version()).not.toBe(before);
  expect((await get(page)).answer.body).toContain('Blue as the evening');
  expect((await get('/')).renders).toBe(0);
});

it('never caches a customer’s page', async () => {
  const customer = await newCustomer(app);
  const headers = {
    cookie: [...customer.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
  };
  const first = await get(address, headers);
  const second = await get(address, headers);
  expect([first.renders, second.renders]).toEqual([1, 1]);
  expect(first.answer.headers['cache-control']).toBe('private, no-store');
  expect((await get(address)).answer.body).not.toContain('Asha');
});

it('never caches a page that differs between guests', async () => {
  expect([(await get('/login')).renders, (await get('/login')).renders]).toEqual([1, 1]);
  expect([(await get('/no-such-page')).renders, (await get('/no-such-page')).renders]).toEqual([1, 1]);
});

it('answers 404 for an unknown product or category, with a helpful page', async () => {
  for (const path of ['/product/details/nowhere', '/product/category/nowhere']) {
    const { answer } = await get(path);
    expect([path, answer.statusCode]).toEqual([path, 404]);
    expect(answer.body).toContain('We could not find that');
  }
  const { answer } = await get('/shops?category=nowhere');
  expect(answer.statusCode).toBe(404);
  expect(answer.body).toContain('Oops! No products found.');
});

it('sends the same answer from the early path as from the regular one', async () => {
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  const url = `http://127.0.0.1:${port}/help`;
  const [behind, early] = [await fetch(url), await fetch(url)];
  expect(await early.text()).toBe(await behind.text());
  const headersOf = ({ headers }: Response) =>
    [...headers]
      .filter(([name]) => !/^(date|keep-alive)$/.test(name))
      .toSorted(([a], [b]) => a.localeCompare(b));
  expect(headersOf(early)).toEqual(headersOf(behind));
  expect((await fetch(url, { headers: { 'if-none-match': String(early.headers.get('etag')) } })).status).toBe(
    304,
  );
  const { renders } = await get('/help');
  expect(renders).toBe(0);
});
