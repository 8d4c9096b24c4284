import type { Handlers } from '../../platform/call.ts';
import type { Caches } from '../../platform/caches.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database.ts';
import { singleFlight } from '../../platform/single-flight.ts';
import { catalogueSize } from './catalogue-size.ts';
import { openFacetIndex } from './facet-index/open-facet-index.ts';
import { keptWhile } from './kept.ts';
import { knownCategories } from './known-categories.ts';
import { type Answer, queryProducts } from './query-products.ts';
import type { searchCalls } from './search.calls.ts';
import { suggest } from './suggest.ts';
import { openWordIndex } from './word-index/open-word-index.ts';

/** Products on a page, unless said. */
const usualPage = 12;

interface Needs {
  db: Database;
  caches: Caches;
  clock: Clock;
  /** Whether answers may tell why products were found. */
  demo?: boolean;
  /** Goes up when what customers see was changed; null where that is not known. */
  shopVersion?: () => number | null;
  /** Aborted when the shop closes. */
  closing?: AbortSignal;
  /** Tells a number to whoever watches the shop. */
  watch?: (name: string, help: string, read: () => number) => void;
}

export function searchHandlers({
  db,
  caches,
  clock,
  demo = false,
  shopVersion = () => null,
  closing,
  watch,
}: Needs): Handlers<typeof searchCalls> {
  // What is found hangs on what products are and on whether there are any left: the shop's version goes up with each of these.
  const share = singleFlight<Answer>();
  const kept = keptWhile(caches, shopVersion);
  const facetIndex = openFacetIndex(db);
  const wordIndex = openWordIndex(db, { closing });
  watch?.(
    'search_index_products',
    'Products whose words this process holds in memory',
    () => wordIndex.products,
  );
  const isLarge = catalogueSize(db, clock);
  const categoryId = knownCategories(db, shopVersion, caches);
  return {
    queryProducts: async (input) => {
      const large = await isLarge();
      const query = {
        category: input.category,
        ...(large ? { categoryId: await categoryId(input.category) } : {}),
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
        large,
      };
      return share(JSON.stringify(query), () => queryProducts(db, { ...query, kept, facetIndex, wordIndex }));
    },
    suggest: async ({ value }) => {
      if (value === undefined) return { suggestions: [] };
      const large = await isLarge();
      const read = () => suggest(db, value, large ? wordIndex : undefined);
      return { suggestions: await kept.suggestions(value, read) };
    },
  };
}
