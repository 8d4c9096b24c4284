import { describe, expect, it } from 'vitest';
import { createCaches } from '../../platform/caches.ts';
import { keepPage } from './kept-page.ts';
import { isPageOf, pageAddress } from './page-address.ts';
import { type RenderResult, pageCache } from './page-cache.ts';

/** A cache under the test's clock and version, with a counter as page text. */
function setUp(maxBytes = 1_000_000) {
  const shop = { version: 1 as number | null, now: 1, made: 0, keep: true };
  const cache = pageCache(createCaches(), { version: () => shop.version, maxBytes, now: () => shop.now });
  const make = async (): Promise<RenderResult> => ({
    page: keepPage(200, Buffer.from(`page ${++shop.made}`)),
    guest: true,
    keep: shop.keep,
  });
  const read = async (address = '/shops') => (await cache.read(address, make)).page.bytesOf(null).toString();
  return { shop, cache, read };
}

describe('guests’ pages', () => {
  it('are rendered once for concurrent requests, and cached', async () => {
    const { read } = setUp();
    expect(await Promise.all([read(), read(), read()])).toEqual(['page 1', 'page 1', 'page 1']);
    expect(await read()).toBe('page 1');
    expect(await read('/')).toBe('page 2');
  });

  it('are dropped when the version changes', async () => {
    const { shop, read } = setUp();
    await read();
    shop.version = 2;
    expect(await read()).toBe('page 2');
  });

  it('are dropped alone where a product’s own pages match', async () => {
    const { cache, read } = setUp();
    const product = { id: '1k', slug: 'नीली-saree' };
    const own = [`/product/details/${encodeURIComponent(product.slug)}?pageNo=2`, '/product/details/1k'];
    const others = ['/', '/product/details/1k-red', '/product/category/1k'];
    for (const address of [...own, ...others]) await read(address);
    cache.drop((address) => isPageOf(address, product));
    for (const address of own) expect(cache.has(address)).toBe(false);
    for (const address of others) expect(cache.has(address)).toBe(true);
  });

  it('begun before a change are not sent to requests after it', async () => {
    const { shop, cache, read } = setUp();
    let finish: (page: RenderResult) => void = () => {};
    const early = cache.read('/shops', () => new Promise((resolve) => (finish = resolve)));
    shop.version = 2;
    expect(await read()).toBe('page 1');
    finish({ page: keepPage(200, Buffer.from('from before')), guest: true, keep: true });
    expect((await early).page.bytesOf(null).toString()).toBe('from before');
    expect(await read()).toBe('page 1');
  });

  it('are served stale once when they expire, and refreshed in the background', async () => {
    const { shop, read } = setUp();
    await read();
    shop.now = 2_500;
    expect(await read()).toBe('page 1');
    await Promise.resolve();
    expect(await read()).toBe('page 2');
    shop.now = 20_000;
    expect(await read()).toBe('page 3');
  });

  it('are not cached while the change feed is down, or when marked so', async () => {
    const { shop, read } = setUp();
    shop.keep = false;
    expect([await read(), await read()]).toEqual(['page 1', 'page 2']);
    shop.keep = true;
    shop.version = null;
    expect([await read(), await read()]).toEqual(['page 3', 'page 4']);
  });

  it('stay within their memory: the least recently used is evicted', async () => {
    const size = keepPage(200, Buffer.from('page 1')).size();
    expect(size).toBeGreaterThanOrEqual(6);
    const { cache, read } = setUp(2 * size);
    await read('/a');
    await read('/b');
    await read('/a');
    expect(cache.stats().bytes).toBe(2 * size);
    await read('/c');
    expect(cache.stats().bytes).toBe(2 * size);
    expect(await read('/a')).toBe('page 1');
    expect(await read('/b')).toBe('page 4');
  });

  it('that failed to render are retried by the next request', async () => {
    const { cache, read } = setUp();
    await expect(cache.read('/shops', () => Promise.reject(new Error('no database')))).rejects.toThrow('no');
    expect(await read()).toBe('page 1');
  });
});

describe('the cache key of a page', () => {
  it('ignores the order of parameters and tracking ones', () => {
    expect(pageAddress('/shops?rating=4&brand=Nila&utm_source=x&fbclid=y')).toBe(
      '/shops?brand=Nila&rating=4',
    );
    expect(pageAddress('/shops?utm_source=x')).toBe('/shops');
    expect(pageAddress('/shops?value=cotton?silk')).toBe('/shops?value=cotton%3Fsilk');
    expect(pageAddress('/shops?')).toBe('/shops');
    expect(pageAddress('/shops??highPrice=700')).toBe('/shops?%3FhighPrice=700');
    expect(pageAddress('/shops?brand=b&brand=a')).toBe('/shops?brand=b&brand=a');
  });

  it('is null for an address that is too long', () => {
    expect(pageAddress(`/shops?value=${'a'.repeat(600)}`)).toBeNull();
  });
});
