import { describe, expect, it } from 'vitest';
import { calls } from '../src/calls.ts';
import type { Calls } from '../src/platform/call.ts';
import { type Landmarks, linkRoutes, routes } from './conformance/routes.ts';
import { testApp } from './support/app.ts';
import { createTestDatabase } from './support/database.ts';
import { testPages } from './support/pages.ts';
import { orderBody, smallShop } from './support/small-shop.ts';
import { newOperatorLogin } from './support/staff.ts';

/** What a shared cache between the shop and its users may store, checked for every page and every reading call. */

const { db } = await createTestDatabase();
const app = await testApp(db, { pages: await testPages() });
const now = new Date(Date.now() - 60_000);
const shop = await smallShop(db, now);
const kurta = await shop.product();
const { cookie } = await shop.customer();
const staff = await newOperatorLogin(db, now);
const order = await app.inject({
  method: 'POST',
  url: '/api/home/order/palce-order',
  headers: { cookie },
  payload: orderBody([{ product: kurta }], { price: 900, shipping_fee: 0 }),
});
const { orderId } = order.json<{ orderId: string }>();
const things: Landmarks = {
  product: { slug: kurta.id, id: kurta.id },
  category: { slug: 'kurtas', id: 'none', name: 'Kurtas' },
  sellerId: kurta.sellerId,
  unpaidOrder: orderId,
  paidOrder: orderId,
};
const addresses = [
  ...[...routes, ...linkRoutes].filter(({ who }) => who !== 'leaving').map(({ address }) => address(things)),
  '/no/such/page',
  ...Object.values(calls as Record<string, Calls>)
    .flatMap((domain) => Object.values(domain))
    .filter(({ method, path }) => method === 'GET' && !path.endsWith('/logout'))
    .map(({ path }) => `/api${path.replace(/:status/, 'all').replace(/:\w+/g, kurta.id)}`),
];
const ask = (url: string, as?: string) => app.inject({ url, headers: as ? { cookie: as } : {} });
const isPublic = (control: unknown) => /\bpublic\b|s-maxage/.test(String(control));

describe('what is answered to somebody is for that one alone', () => {
  it.each(addresses)('%s', async (url) => {
    for (const as of [cookie, staff.cookie]) {
      const { headers, statusCode } = await ask(url, as);
      const isGuestHere = as === staff.cookie && !url.startsWith('/api/desk');
      if (isGuestHere) continue;
      if (as === cookie && url.startsWith('/api/desk')) continue;
      expect([url, statusCode, headers['cache-control']]).toEqual([url, statusCode, 'private, no-store']);
    }
  });
});

describe('what a guest gets sets no cookie where it may be shared, and tells it depends on the cookie', () => {
  it.each(addresses)('%s', async (url) => {
    const { headers } = await ask(url);
    if (!isPublic(headers['cache-control'])) return;
    expect(headers).not.toHaveProperty('set-cookie');
    expect(String(headers.vary)).toMatch(/cookie/i);
    // Customers who have logged in since must not get it: a cache has to revalidate it every time.
    expect(headers['cache-control']).toMatch(/max-age=0, must-revalidate/);
  });

  it('about the visitor is never shared', async () => {
    const sharedUrls: string[] = [];
    for (const url of ['/api/customer/me', '/api/desk/me', '/api/customer/logout', '/cart', '/dashboard'])
      if (isPublic((await ask(url)).headers['cache-control'])) sharedUrls.push(url);
    expect(sharedUrls).toEqual([]);
  });
});
