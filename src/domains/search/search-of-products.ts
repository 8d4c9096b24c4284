import type { SearchOfProducts } from '../catalogue/search-of-products.ts';
import { indexCategory } from './index-category.ts';
import type { ProductSearch } from './open-search.ts';
import { queryProducts } from './query-products.ts';
import { analyzeSearch, indexProducts } from './search-index.store.ts';

/** Search's functions for the catalogue. */
export const searchOfProducts = (search: ProductSearch): SearchOfProducts => ({
  indexProducts,
  indexCategory,
  analyzeSearch,
  findProducts: async (searchText, limit) => {
    const { products } = await queryProducts(search, {
      searched: searchText,
      page: 1,
      perPage: limit,
      withFacets: false,
    });
    return products;
  },
});
