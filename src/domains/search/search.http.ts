import type { Handlers } from '../../platform/call.ts';
import { forEachKind } from '../catalogue/attributes/attribute-kinds.ts';
import { singleFlight } from '../../platform/single-flight.ts';
import type { Learning } from './learning/learning.ts';
import type { ProductSearch } from './open-search.ts';
import { type Answer, queryProducts } from './query-products.ts';
import type { searchCalls } from './search.calls.ts';
import { suggest } from './suggest.ts';

/** Default page size. */
const usualPage = 12;

/** @param demo whether answers may explain why products were found */
export function searchHandlers(
  search: ProductSearch,
  learning: Learning,
  demo: boolean,
): Handlers<typeof searchCalls> {
  const share = singleFlight<Answer>();
  return {
    queryProducts: (input) => {
      const query = {
        category: input.category,
        searched: input.searchValue,
        asText: input.asText,
        brands: input.brand,
        sizes: input.size,
        colours: input.colour,
        attributes: forEachKind((kind) => input[kind]),
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
      };
      return share(JSON.stringify(query), () => queryProducts(search, query));
    },
    tell: async (event, visit) => {
      await learning.tell(event, visit);
      return {};
    },
    suggest: async ({ value }) => {
      if (value === undefined) return { suggestions: [], popular: [...(await learning.popular())] };
      return search.suggestions.read(value, () => suggest(search, value));
    },
  };
}
