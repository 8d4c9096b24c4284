import { describe, expect, it } from 'vitest';
import { type CacheTerms, createCache, createCaches } from './caches.ts';

const description = { name: 'numbers', holds: 'numbers', key: 'letters', droppedBy: 'nothing' };

/** A cache of increasing numbers; the test controls clock and version. */
function setUp(terms: Partial<CacheTerms<number>> = {}) {
  const shop = { version: 1 as number | null, now: 1, loads: 0 };
  const cache = createCache<number>({
    ...description,
    max: 10,
    version: () => shop.version,
    now: () => shop.now,
    ...terms,
  });
  return { shop, cache, ask: (key = 'a') => cache.read(key, async () => ++shop.loads) };
}

describe('a cache entry', () => {
  it('is loaded once per key, also during the load', async () => {
    const { ask } = setUp();
    expect(await Promise.all([ask(), ask(), ask('b')])).toEqual([1, 1, 2]);
  });

  it('is loaded again after a change; an earlier load is not kept', async () => {
    const { shop, ask } = setUp();
    const before = ask();
    shop.version = 2;
    expect([await before, await ask(), await ask()]).toEqual([1, 2, 2]);
  });

  it('is not kept when a change came during the load', async () => {
    const { shop, ask, cache } = setUp();
    await cache.read('a', async () => {
      shop.version = 2;
      return 100;
    });
    expect(await ask()).toBe(1);
  });

  it('is not kept while the version is unknown', async () => {
    const { shop, ask, cache } = setUp();
    cache.set('a', 7);
    shop.version = null;
    cache.set('b', 7);
    expect([await ask(), await ask(), cache.get('a'), cache.get('b')]).toEqual([1, 2, undefined, undefined]);
    shop.version = 2;
    expect(await ask()).toBe(3);
  });

  it('is not kept when the load failed', async () => {
    const { cache, ask } = setUp();
    await expect(cache.read('a', () => Promise.reject(new Error('no database')))).rejects.toThrow('no');
    expect(await ask()).toBe(1);
  });

  it('is loaded again when it expires', async () => {
    const { shop, ask } = setUp({ ttl: 40 });
    expect(await Promise.all([ask(), ask(), ask()])).toEqual([1, 1, 1]);
    shop.now += 40;
    expect(await ask()).toBe(1);
    shop.now += 1;
    expect(await ask()).toBe(2);
  });

  it('is served stale once and reloaded in the background; a background failure reaches nobody', async () => {
    const { shop, ask, cache } = setUp({ ttl: 40, staleFor: 60 });
    await ask();
    shop.now += 50;
    expect([cache.get('a'), cache.has('a')]).toEqual([undefined, true]);
    expect(await cache.read('a', () => Promise.reject(new Error('no database')))).toBe(1);
    expect(await ask()).toBe(1);
    await Promise.resolve();
    expect(await ask()).toBe(2);
    shop.now += 101;
    expect(cache.has('a')).toBe(false);
    expect(await ask()).toBe(3);
  });
});

describe('a full cache', () => {
  it('evicts the least recently used entry', async () => {
    const { ask } = setUp({ max: 2 });
    await ask('a');
    await ask('b');
    await ask('a');
    await ask('c');
    expect([await ask('a'), await ask('b')]).toEqual([1, 4]);
  });

  it('weighs entries, counts a replaced one once, and keeps nothing heavier than its bound', () => {
    const cache = createCache<number[]>({ ...description, maxBytes: 10, sizeOf: (all) => all.length });
    const heavy = (bytes: number) => Array(bytes).fill(0);
    cache.set('a', heavy(6));
    cache.set('a', heavy(4));
    cache.set('b', heavy(6));
    expect([cache.get('a')?.length, cache.get('b')?.length, cache.stats().bytes]).toEqual([4, 6, 10]);
    cache.set('c', heavy(7));
    expect(['a', 'b', 'c'].map((key) => cache.get(key)?.length)).toEqual([undefined, undefined, 7]);
    cache.set('d', heavy(11));
    expect([cache.get('c')?.length, cache.get('d')]).toEqual([7, undefined]);
  });
});

it('counts hits and misses', async () => {
  const { ask, cache } = setUp();
  await ask();
  await ask();
  cache.get('b');
  expect(cache.stats()).toEqual({ entries: 1, bytes: 0, hits: 1, misses: 2 });
});

it('registers all caches of a shop under unique names', () => {
  const caches = createCaches();
  caches.create({ ...description, max: 1 });
  expect(caches.list().map(({ terms }) => terms.name)).toEqual(['numbers']);
  expect(() => caches.create({ ...description, max: 1 })).toThrow('two caches named numbers');
});
