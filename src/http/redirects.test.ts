import { sql } from 'kysely';
import { afterAll, describe, expect, it } from 'vitest';
import { testApp } from '../../test/support/app.ts';
import { createTestDatabase } from '../../test/support/database.ts';
import { change } from '../../test/support/listed.ts';
import { testPages } from '../../test/support/pages.ts';
import { smallShop } from '../../test/support/small-shop.ts';
import { newCustomer } from '../../test/support/visitor.ts';

const { db } = await createTestDatabase();
const app = await testApp(db, { pages: await testPages() });
afterAll(() => app.close());

const shop = await smallShop(db, new Date(Date.now() - 60_000));
const sari = await shop.product();
const slug = 'नीली-साड़ी';
const shopSlug = 'é-बाज़ार';
await change(db, sql`update products set slug = ${slug} where id = ${sari.id}`);
await sql`update sellers set slug = ${shopSlug} where id = ${sari.sellerId}`.execute(db);
const customer = await newCustomer(app);
const cookies = Object.fromEntries(customer.cookies);

const get = (url: string, as = {}) => app.inject({ url, cookies: as });
const post = (url: string, fields: Record<string, string>, as = {}) =>
  app.inject({
    method: 'POST',
    url,
    cookies: as,
    headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' },
    payload: new URLSearchParams(fields).toString(),
  });
const encodedSlug = encodeURIComponent(slug);
const next = (path: string) => `?next=${encodeURIComponent(path)}`;

it('marks the shelf of an address in any script, and bears one that is badly encoded', async () => {
  await sql`update categories set slug = 'साड़ी'`.execute(db);
  const shelf = await get(`/product/category/${encodeURIComponent('साड़ी')}`);
  expect(shelf.body).toMatch(/aria-current="page"[^>]* href="\/product\/category\//);
  expect((await get('/shops?value=100%', cookies)).statusCode).toBe(200);
});

it.each([
  ['//shops', '/shops'],
  ['/shops//', '/shops/'],
  ['//evil.example//shops?value=//a', '/evil.example/shops?value=//a'],
  ['///', '/'],
])('sends %j to the address with single slashes', async (url, location) => {
  for (const as of [{}, cookies]) {
    const { statusCode, headers } = await get(url, as);
    expect([statusCode, headers.location]).toEqual([308, location]);
  }
});

describe('a redirect to an address in any script', () => {
  it('leads from an old address to the product’s and the shop’s own', async () => {
    const product = await get(`/product/details/${sari.id}`);
    expect([product.statusCode, product.headers.location]).toEqual([302, `/product/details/${encodedSlug}`]);
    const front = await get(`/shop/${sari.sellerId}`);
    expect([front.statusCode, front.headers.location]).toEqual([
      302,
      `/shop/${encodeURIComponent(shopSlug)}`,
    ]);
    for (const { headers } of [product, front])
      expect((await get(String(headers.location))).statusCode).toBe(200);
  });

  it('comes back from the login, also along the product page’s link to the chat', async () => {
    const { body } = await get(`/product/details/${encodedSlug}`);
    const link = /href="(\/login\?next=[^"]*chat[^"]*)"/.exec(body)?.[1] ?? '';
    const answer = await get(link.replaceAll('&amp;', '&'), cookies);
    expect(answer.statusCode).toBe(302);
    expect((await get(String(answer.headers.location), cookies)).statusCode).toBe(200);
  });

  it.each([
    ['/shops?value=साड़ी', `/shops?value=${encodeURIComponent('साड़ी')}`],
    ['/shops?value=café 👗', `/shops?value=caf%C3%A9%20${encodeURIComponent('👗')}`],
    ['/shops?value=50%25', '/shops?value=50%25'],
    ['/shops?value=\u{d800}x', '/shops?value=%EF%BF%BDx'],
    ['/.//elsewhere.example/', '/elsewhere.example/'],
    ['//elsewhere.example/', '/'],
  ])('reads %j after a login', async (target, location) => {
    const search = next(target.toWellFormed());
    expect((await get(`/login${search}`, cookies)).headers.location).toBe(location);
    const account = {
      form: 'register',
      name: 'Asha',
      email: `${Math.random()}@example.com`,
      password: 'a long enough password',
    };
    const registration = await post(`/register${search}`, account);
    expect([registration.statusCode, registration.headers.location]).toEqual([303, location]);
  });

  it('shows what a guest pressed on such a product', async () => {
    const back = `/cart?added=${encodedSlug}&variant=${sari.variantIds[0]}&quantity=1`;
    expect((await get(`/login${next(back)}`)).body).toContain('Cotton kurta');
    const buy = await post(`/product/details/${encodedSlug}`, {
      form: 'buy-now',
      slug,
      variantId: String(sari.variantIds[0]),
      quantity: '1',
    });
    expect((await get(`/login${next('/cart?added=%E0&variant=x')}`)).statusCode).toBe(200);
    expect([buy.statusCode, buy.headers.location]).toEqual([
      303,
      expect.stringContaining(`buy=${encodedSlug}`),
    ]);
  });
});
