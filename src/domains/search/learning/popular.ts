import { day, shift } from '../../../platform/clock.ts';
import type { ProductSearch } from '../open-search.ts';
import { queryProducts, readSearched } from '../query-products.ts';
import type { PopularSearch } from '../suggestion.ts';
import { listOpened } from './asked.store.ts';
import { keptDays } from './learn.ts';
import { minOpened } from './levels.ts';

/** Max popular searches suggested, and max candidates examined for them. */
const maxPopular = 4;
const maxLookedAt = 20;

/**
 * Searches that led to opened products, the most frequent first. They are public, so every word must be known from
 * products or synonyms, and an operator can dismiss them.
 */
export async function findPopular(search: ProductSearch, now: Date): Promise<PopularSearch[]> {
  const since = shift(now, -keptDays * day);
  const popular: PopularSearch[] = [];
  for (const { words } of await listOpened(search.db, { since, limit: maxLookedAt, minOpened })) {
    const { understood } = await readSearched(search, words);
    if (!understood.words.every(({ how }) => how === 'typed' || how === 'synonym')) continue;
    popular.push({
      text: words,
      url: `/products/search?${new URLSearchParams({ value: words }).toString()}`,
      ...(await pictureOf(search, words)),
    });
    if (popular.length === maxPopular) break;
  }
  return popular;
}

/** The picture of a search's first result. */
async function pictureOf(search: ProductSearch, searchText: string): Promise<{ image?: string }> {
  const { products } = await queryProducts(search, {
    searched: searchText,
    page: 1,
    perPage: 1,
    withFacets: false,
  });
  const [image] = products[0]?.images ?? [];
  return image === undefined ? {} : { image };
}
