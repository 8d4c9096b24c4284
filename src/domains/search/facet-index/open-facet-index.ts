import { setImmediate as giveWay, setTimeout as pause } from 'node:timers/promises';
import { createCache } from '../../../platform/caches.ts';
import { minute, second } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database.ts';
import type { Facets } from '../facets.ts';
import type { Filters } from '../listing.ts';
import { bytesOfProduct, type Columns } from './columns.ts';
import { countColumns } from './count-columns.ts';
import { type CategoryNow, readFingerprints, readShops, type ShopName } from './fingerprints.store.ts';
import { keepColumns } from './keep-columns.ts';
import { createTally, facetsOf, type Tally } from './tally.ts';

export interface FacetIndex {
  /**
   * Counts what else could be chosen, over products as they were at most a minute ago.
   * @param filters such as are indexed (`isIndexed`)
   * @returns null where it cannot be said in time: the index is being made, or does not fit into its memory
   */
  count(filters: Filters): Promise<Facets | null>;
  /**
   * How many products these filters leave now, to the piece.
   * @param filters such as are indexed
   * @returns null where the index is not what the database holds, or not for most categories
   */
  total(filters: Filters): Promise<Total | null>;
}

export interface Total {
  /** In the categories whose columns are what the database holds. */
  readonly products: number;
  /** The ids of the others, of which there are few. */
  readonly uncounted: readonly string[];
}

/** Whether the index can tell of these: it knows no words, and a category by its id only. */
export const isIndexed = ({ category, categoryId, words }: Filters): boolean =>
  words === undefined && (category === undefined || categoryId !== undefined);

/** Where more categories than this have to be counted by the database, it counts all of them at once. */
const maxUncounted = 3;

/** Milliseconds, and bytes. */
const usual = {
  /** How often it is looked whether a category has changed, for its counts. */
  lookEvery: 10 * second,
  /** A category's columns are read again no sooner than this after the last time. */
  restFor: 30 * second,
  /** Columns that were not found right within this time are waited for. */
  maxBehind: minute,
  /** A customer waits no longer than this for columns that are being read: as long as for a statement. */
  waitAtMost: second,
  /** Of all categories together: four million products. */
  maxBytes: 100_000_000,
  /** Runs forward only. */
  now: () => performance.now(),
};

/** An index of this process's own. Nothing is read before somebody asks, and one category at a time. */
export function openFacetIndex(db: Database, options: Partial<typeof usual> = {}): FacetIndex {
  const { lookEvery, waitAtMost, maxBytes, now, ...others } = { ...usual, ...options };
  const kept = keepColumns(db, { maxBytes, now, ...others });
  const seen = createCache<Awaited<ReturnType<typeof lookNow>>>({
    name: 'facet fingerprints',
    holds: 'the fingerprint of every category, and the names of shops',
    key: 'one entry',
    droppedBy: 'its age alone',
    max: 1,
    ttl: Math.max(1, lookEvery),
    now,
  });
  async function lookNow() {
    const at = now();
    const [categories, shops] = await Promise.all([readFingerprints(db), readShops(db)]);
    return { at, categories, shops };
  }
  const look = () => (lookEvery > 0 ? seen.read('all', lookNow) : lookNow());

  return {
    async count(filters) {
      const { at, categories, shops } = await look();
      const asked = categoriesOf(filters, categories);
      if (!isWithin(maxBytes, asked)) return null;
      const reading = Promise.all(asked.map(([id, { fingerprint }]) => kept.read(id, { fingerprint, at })));
      const columns = await inTime(waitAtMost, reading);
      return columns && facetsOf(await tallyOf(columns, filters, shops), shops);
    },
    async total(filters) {
      const at = now();
      const [categories, shops] = await Promise.all([readFingerprints(db), filters.shops && readShops(db)]);
      const asked = categoriesOf(filters, categories);
      if (!isWithin(maxBytes, asked)) return null;
      const right = [];
      const uncounted = [];
      for (const [id, { fingerprint }] of asked) {
        const columns = kept.ifRight(id, { fingerprint, at });
        if (columns) right.push(columns);
        else uncounted.push(id);
      }
      if ((right.length === 0 && asked.length > 0) || uncounted.length > maxUncounted) return null;
      return { products: (await tallyOf(right, filters, shops)).left, uncounted };
    },
  };
}

type Asked = [id: string, CategoryNow][];

const categoriesOf = ({ categoryId }: Filters, categories: ReadonlyMap<string, CategoryNow>): Asked =>
  [...categories].filter(([id]) => categoryId === undefined || id === categoryId);

const isWithin = (bytes: number, asked: Asked): boolean =>
  asked.reduce((sum, [, { products }]) => sum + products, 0) * bytesOfProduct <= bytes;

/** One category after another, others getting their turn between. */
async function tallyOf(
  columns: readonly Columns[],
  filters: Filters,
  names: ReadonlyMap<string, ShopName> = new Map(),
): Promise<Tally> {
  const tally = createTally();
  const shops = filters.shops && idsOf(filters.shops, names);
  for (const [nth, one] of columns.entries()) {
    if (nth > 0) await giveWay();
    await countColumns(one, { ...filters, shops }, tally);
  }
  return tally;
}

/** The ids of the shops that are called so, by id or slug. */
function idsOf(named: readonly string[], shops: ReadonlyMap<string, ShopName>): string[] {
  const wanted = new Set(named);
  return [...shops].filter(([id, { slug }]) => wanted.has(id) || wanted.has(slug)).map(([id]) => id);
}

/** What comes within so many milliseconds, or null. */
async function inTime<Value>(milliseconds: number, coming: Promise<Value>): Promise<Value | null> {
  const over = new AbortController();
  try {
    return await Promise.race([coming, pause(milliseconds, null, { signal: over.signal })]);
  } finally {
    over.abort();
  }
}
