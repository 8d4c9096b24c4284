import { expect, it } from 'vitest';
import type { AllHandlers } from '../calls.ts';
import { createCaches } from '../platform/caches.ts';
import { refuse } from '../platform/refusal.ts';
import type { Visit } from '../platform/visit.ts';
import { pageApi } from './page-api.ts';

const guest = { customer: null, staff: null, headers: {} } as unknown as Visit;

function setUp() {
  const shop = { version: 1 as number | null, now: 10_000, reads: 0, refuses: false };
  const answer = async () => {
    shop.reads++;
    return shop.refuses ? refuse('not_found') : { read: shop.reads };
  };
  const handlers = new Proxy({}, { get: () => new Proxy({}, { get: () => answer }) }) as AllHandlers;
  const apiOf = pageApi(handlers, {
    caches: createCaches(),
    version: () => shop.version,
    now: () => shop.now,
  });
  const product = (slugOrId: string) => apiOf(guest).catalogue.getProduct({ slugOrId });
  return { shop, apiOf, product };
}

it('reads public data once for all pages within a second', async () => {
  const { shop, product } = setUp();
  expect(await Promise.all([product('kurta'), product('kurta'), product('saree')])).toEqual([
    { read: 1 },
    { read: 1 },
    { read: 2 },
  ]);
  shop.now += 1_001;
  expect(await product('kurta')).toEqual({ read: 3 });
});

it('reads again after a change, and every time while the change feed is down', async () => {
  const { shop, product } = setUp();
  await product('kurta');
  shop.version = 2;
  expect(await product('kurta')).toEqual({ read: 2 });
  shop.version = null;
  await product('kurta');
  expect(await product('kurta')).toEqual({ read: 4 });
});

it('never shares personal data', async () => {
  const { shop, apiOf } = setUp();
  await apiOf(guest).accounts.whoAmI();
  await apiOf(guest).accounts.whoAmI();
  expect(shop.reads).toBe(2);
});

it('does not cache a refusal', async () => {
  const { shop, product } = setUp();
  shop.refuses = true;
  await expect(product('kurta')).rejects.toMatchObject({ status: 404 });
  shop.refuses = false;
  expect(await product('kurta')).toEqual({ read: 2 });
});
