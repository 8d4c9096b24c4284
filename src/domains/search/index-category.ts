import type { Database } from '../../platform/database.ts';
import { listIdsOfCategory } from '../catalogue/categories/categories.store.ts';
import { indexProducts } from './search-index.store.ts';

/** Products that are indexed in one transaction. */
const atOnce = 500;

/** Brings what search knows of a category's products up to date after it was renamed, a few at a time. */
export async function indexCategory(db: Database, categoryId: string): Promise<void> {
  for (let last = ''; ; ) {
    const ids = await listIdsOfCategory(db, categoryId, last, atOnce);
    await indexProducts(db, ids);
    if (ids.length < atOnce) return;
    last = ids.at(-1) ?? '';
  }
}
