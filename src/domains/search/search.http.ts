import type { Handlers } from '../../platform/call.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database.ts';
import { catalogueSize } from './catalogue-size.ts';
import { queryProducts } from './query-products.ts';
import type { searchCalls } from './search.calls.ts';
import { suggest } from './suggest.ts';

/** Products on a page, unless said. */
const usualPage = 12;

/** @param demo whether answers may tell why products were found */
export function searchHandlers({
  db,
  clock,
  demo = false,
}: {
  db: Database;
  clock: Clock;
  demo?: boolean;
}): Handlers<typeof searchCalls> {
  const isLarge = catalogueSize(db, clock);
  return {
    queryProducts: async (input) =>
      queryProducts(db, {
        category: input.category,
        searched: input.searchValue,
        asText: input.asText,
        brands: input.brand,
        sizes: input.size,
        colours: input.colour,
        shops: input.shop,
        stars: input.rating,
        lowPrice: input.lowPrice,
        highPrice: input.highPrice,
        discount: input.discount,
        inStock: input.inStock === 'true',
        order: input.sortPrice ?? input.sort,
        page: input.pageNumber ?? 1,
        perPage: input.parPage ?? usualPage,
        withFacets: input.facets === 'true',
        withWhy: demo && input.explain === 'true',
        large: await isLarge(),
      }),
    suggest: async ({ value }) => ({ suggestions: value === undefined ? [] : await suggest(db, value) }),
  };
}
