import type { Database } from '../../platform/database.ts';
import type { Keep } from './kept.ts';
import { type FacetIndex, isIndexed } from './facet-index/open-facet-index.ts';
import type { Facets } from './facets.ts';
import { countFacets } from './facets.store.ts';
import { readKeptFacets } from './kept-facets.store.ts';
import type { Filters } from './listing.ts';
import type { WordIndex } from './word-index/open-word-index.ts';

/** What facets may come from besides counting. */
interface FacetSources {
  readonly large: boolean;
  /** Answers the counting of choices from memory where that is right. */
  readonly keep: Keep<Facets>;
  /** Counts what follows a choice in a large catalogue; the database does where it is not given. */
  readonly facetIndex: FacetIndex | undefined;
  /** Counts what words find in a large catalogue; the database does where it is not given. */
  readonly wordIndex?: WordIndex | undefined;
}

/**
 * What else could be chosen. In a large catalogue, before anything was chosen, from what is kept; after a choice, from the index of this
 * process; of words, and in a small catalogue, counted by the database. Undefined where that cannot be said in time: the
 * products are shown without the counts then.
 */
export async function findFacets(
  db: Database,
  filters: Filters,
  { large, keep, facetIndex, wordIndex }: FacetSources,
): Promise<Facets | undefined> {
  const { category: _, categoryId, words, ...choices } = filters;
  const ofLarge = large && isIndexed(filters);
  const isPlain = Object.values(choices).every((value) => value === undefined || value === false);
  try {
    // What the index says is a little behind the shop's version, by which the other answers are kept.
    if (ofLarge && !isPlain && facetIndex) return (await facetIndex.count(filters)) ?? undefined;
    return await keep(JSON.stringify(filters), async () => {
      if (ofLarge && isPlain) return readKeptFacets(db, categoryId ?? '');
      const found = large && words ? await wordIndex?.facets({ ...filters, words }) : null;
      return found ?? countFacets(db, filters, large);
    });
  } catch (error) {
    if (isTooLate(error)) return undefined;
    throw error;
  }
}

/** PostgreSQL gives up on a statement that takes too long. */
const isTooLate = (error: unknown): boolean => (error as { code?: string }).code === '57014';
