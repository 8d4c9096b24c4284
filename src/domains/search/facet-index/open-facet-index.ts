import { setImmediate as giveWay, setTimeout as pause } from 'node:timers/promises';
import { minute, second } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database.ts';
import { keepBriefly } from '../../../platform/keep-briefly.ts';
import { keepRecent } from '../../../platform/keep-recent.ts';
import type { Facets } from '../facets.ts';
import type { Filters } from '../listing.ts';
import { type CatalogueState, readCatalogueState, type ShopName } from './catalogue-state.store.ts';
import { bytesOfProduct, collectColumns, type Columns } from './columns.ts';
import { readColumns } from './columns.store.ts';
import { countColumns } from './count-columns.ts';
import { createTally, facetsOf } from './tally.ts';

export interface FacetIndex {
  /**
   * Counts what else could be chosen, over products as they were at most a minute ago.
   * @param filters without words; the category by its id, or none for all of them
   * @returns null where it cannot be said in time: the index is being made, or does not fit into its memory
   */
  count(filters: Filters): Promise<Facets | null>;
}

/** Milliseconds, and bytes. */
const usual = {
  /** How often it is looked whether a category has changed. */
  lookEvery: 10 * second,
  /** A category's columns are read again no sooner than this after the last time. */
  restFor: 30 * second,
  /** What was not found right within this time is waited for. */
  mostBehind: minute,
  /** Read again after this in any case: hardly any change leaves the signature as it was, but some do. */
  mostAge: 10 * minute,
  /** A customer waits no longer than this for columns that are being read: as long as for a statement. */
  waitAtMost: second,
  /** Of all categories together: four million products. */
  mostBytes: 100_000_000,
  /** Runs forward only. */
  now: () => performance.now(),
};

interface Kept {
  readonly columns: Columns;
  readonly signature: string | undefined;
  readonly builtAt: number;
  /** When it was last known to be what the database holds. */
  rightAt: number;
}

type State = CatalogueState & { readonly at: number };

/** An index of this process's own. Nothing is read before somebody asks, and one category at a time. */
export function openFacetIndex(db: Database, options: Partial<typeof usual> = {}): FacetIndex {
  const { lookEvery, restFor, mostBehind, mostAge, waitAtMost, mostBytes, now } = { ...usual, ...options };
  const kept = keepRecent<string, Kept>(mostBytes);
  const building = new Map<string, Promise<Columns>>();
  let last: Promise<unknown> = Promise.resolve();

  const read = async (): Promise<State> => ({ at: now(), ...(await readCatalogueState(db)) });
  const look = keepBriefly(lookEvery, read);

  async function buildNow(id: string): Promise<Columns> {
    // The signature first: what changes while the columns are read is found to be another.
    const { at, categories } = await read();
    const columns = await collectColumns(readColumns(db, id));
    const signature = categories.get(id)?.signature;
    kept.set(id, { columns, signature, builtAt: at, rightAt: at }, columns.bytes);
    return columns;
  }

  function build(id: string): Promise<Columns> {
    const under = building.get(id);
    if (under) return under;
    const one = last.then(() => buildNow(id)).finally(() => building.delete(id));
    last = one.catch(() => {});
    building.set(id, one);
    return one;
  }

  /** The columns as they are kept, or as they are read now where those are none or may be too old. */
  async function columnsOf(id: string, { at, categories }: State): Promise<Columns> {
    const known = kept.get(id);
    if (!known) return build(id);
    const isRight = known.signature === categories.get(id)?.signature;
    if (isRight) known.rightAt = Math.max(at, known.rightAt);
    const age = now() - known.builtAt;
    if (age < restFor || (isRight && age < mostAge)) return known.columns;
    const next = build(id);
    if (now() - known.rightAt > mostBehind) return next;
    next.catch(() => {}); // tried again by whoever asks next
    return known.columns;
  }

  return {
    async count(filters) {
      const state = await look();
      const { categoryId } = filters;
      const ids = [...state.categories.keys()].filter((id) => categoryId === undefined || id === categoryId);
      const products = ids.reduce((sum, id) => sum + (state.categories.get(id)?.products ?? 0), 0);
      if (products * bytesOfProduct > mostBytes) return null;
      const columns = await within(waitAtMost, Promise.all(ids.map((id) => columnsOf(id, state))));
      if (!columns) return null;
      const tally = createTally();
      const shops = filters.shops && idsOf(filters.shops, state.shops);
      for (const [nth, one] of columns.entries()) {
        if (nth > 0) await giveWay();
        await countColumns(one, { ...filters, shops }, tally);
      }
      return facetsOf(tally, state.shops);
    },
  };
}

/** The ids of the shops that are called so, by id or slug. */
function idsOf(named: readonly string[], shops: ReadonlyMap<string, ShopName>): string[] {
  const wanted = new Set(named);
  return [...shops].filter(([id, { slug }]) => wanted.has(id) || wanted.has(slug)).map(([id]) => id);
}

/** What comes in time, or null. */
async function within<Value>(milliseconds: number, coming: Promise<Value>): Promise<Value | null> {
  const over = new AbortController();
  try {
    return await Promise.race([coming, pause(milliseconds, null, { signal: over.signal })]);
  } finally {
    over.abort();
  }
}
