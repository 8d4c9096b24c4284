import type { SearchOfProducts } from '../catalogue/search-of-products.ts';
import { foldCounts } from './counts.store.ts';
import { indexCategory } from './index-category.ts';
import { queryProducts } from './query-products.ts';
import { analyzeSearch, indexProducts } from './search-index.store.ts';

/** What search does for the catalogue. */
export const searchOfProducts: SearchOfProducts = {
  indexProducts,
  indexCategory,
  foldCounts,
  analyzeSearch,
  findProducts: async (db, searched, limit) => {
    const { products } = await queryProducts(db, { searched, page: 1, perPage: limit, withFacets: false });
    return products;
  },
};
