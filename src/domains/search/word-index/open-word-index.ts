import { minute } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database.ts';
import type { Facets } from '../facets.ts';
import { readShops } from '../facet-index/fingerprints.store.ts';
import { facetsOf } from '../facet-index/tally.ts';
import type { Filters, FoundPage, PageOf } from '../listing.ts';
import { maxSuggestions } from '../suggestion.ts';
import type { TextQuery } from '../text-query.ts';
import { ask, readChanges } from './ask.store.ts';
import { findPage, type SearchedFor, tallyFound } from './find-held.ts';
import { keepHeld } from './keep-held.ts';
import { suggestHeld } from './suggest-held.ts';

type Searched = Filters & { readonly words: TextQuery };

/** What a search of words finds in a large catalogue, from this process's own copy of all words and choices. Null: there is no copy (yet). */
export interface WordIndex {
  /** A page of what is there now. */
  find(filters: Searched, page: PageOf): Promise<FoundPage | null>;
  /** What else could be chosen. */
  facets(filters: Searched): Promise<Facets | null>;
  /** The ids of products to suggest, the best first. */
  suggest(words: TextQuery): Promise<string[] | null>;
  /** Reads the copy: for who wants to wait for it. */
  read(): Promise<void>;
  /** Products that it holds; 0 while there is no copy. */
  readonly products: number;
}

/** Milliseconds, bytes, products. */
const usual = {
  /** The database tells of an hour's changes. */
  maxIdle: 40 * minute,
  /** About three million products. */
  maxBytes: 600_000_000,
  few: 3_000,
  many: 40_000,
  /** Runs forward only. */
  now: () => performance.now(),
};

/** An index of this process's own, read in the background once somebody asks. */
export function openWordIndex(
  db: Database,
  options: Partial<typeof usual> & { closing?: AbortSignal | undefined } = {},
): WordIndex {
  const bounds = { ...usual, ...options };
  const kept = keepHeld(db, bounds);

  /** A search's page and its facets are looked for at the same time, by the same words: the database is asked once for both. */
  const looks = new WeakMap<TextQuery, ReturnType<typeof lookNow>>();
  function look(filters: Searched) {
    const under = looks.get(filters.words) ?? lookNow(filters);
    looks.set(filters.words, under);
    return under;
  }

  /** The copy as it is now, with what was asked for by ids; null where no category is called so. */
  async function lookNow(filters: Searched) {
    const copy = kept.current();
    if (!copy) return null;
    const { category, shops, ...said } = await ask(db, copy.snapshot, filters);
    if (!kept.apply(copy, said)) return null;
    const isOfNone = category === null && (filters.category ?? filters.categoryId) !== undefined;
    const asked: SearchedFor = {
      ...filters,
      categoryId: category ?? undefined,
      shops: filters.shops && shops,
    };
    return { held: copy.products, asked: isOfNone ? null : asked, said };
  }

  return {
    async find(filters, page) {
      const seen = await look(filters);
      if (!seen?.asked) return seen && { ids: [], total: 0, more: false };
      return findPage(seen.held, seen.asked, page, seen.said, bounds);
    },
    async facets(filters) {
      const [seen, shops] = await Promise.all([look(filters), readShops(db)]);
      return seen && facetsOf(await tallyFound(seen.held, seen.asked), shops);
    },
    async suggest(words) {
      const copy = kept.current();
      if (!copy || !kept.apply(copy, await readChanges(db, copy.snapshot))) return null;
      return suggestHeld(copy.products, words, maxSuggestions);
    },
    read: () => kept.read(),
    get products() {
      return kept.products;
    },
  };
}
