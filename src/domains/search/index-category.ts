import type { Database } from '../../platform/database.ts';
import { listIdsOfCategory } from '../catalogue/categories/categories.store.ts';
import { indexProducts } from './search-index.store.ts';

/** Products indexed per transaction. */
const atOnce = 500;

/** Updates the search documents of a renamed category's products, in batches. */
export async function indexCategory(db: Database, categoryId: string): Promise<void> {
  for (let last = ''; ; ) {
    const ids = await listIdsOfCategory(db, categoryId, last, atOnce);
    await indexProducts(db, ids);
    if (ids.length < atOnce) return;
    last = ids.at(-1) ?? '';
  }
}
