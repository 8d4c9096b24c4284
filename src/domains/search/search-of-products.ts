import type { SearchOfProducts } from '../catalogue/search-of-products.ts';
import type { ProductSearch } from './open-search.ts';
import { queryProducts } from './query-products.ts';
import { analyzeSearch, indexProducts } from './search-index.store.ts';
import type { Database } from '../../platform/database.ts';
import { listIdsOfCategory } from '../catalogue/categories/categories.store.ts';

/** Products indexed per transaction. */
const atOnce = 500;

/** Updates the search documents of a renamed category's products, in batches. */
async function indexCategory(db: Database, categoryId: string): Promise<void> {
  for (let last = ''; ; ) {
    const ids = await listIdsOfCategory(db, categoryId, last, atOnce);
    await indexProducts(db, ids);
    if (ids.length < atOnce) return;
    last = ids.at(-1) ?? '';
  }
}

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
