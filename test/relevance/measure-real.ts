import { join, resolve } from 'node:path';
import { importProducts } from '../../src/domains/catalogue/import/import-products.ts';
import { queryProducts } from '../../src/domains/search/query-products.ts';
import { rebuildSearch } from '../../src/domains/search/search-index.store.ts';
import { foldCounts } from '../../src/domains/search/counts.store.ts';
import { diskObjects } from '../../src/platform/objects/disk-objects.ts';
import { systemClock } from '../../src/platform/clock.ts';
import type { Database } from '../../src/platform/database.ts';
import { type Measured, measure } from './judge.ts';
import { makeQueries } from './make-queries.ts';
import { realCatalogue, realWords } from './real-set.ts';

/** A shop's real export, which lies beside the repository where it is developed and nowhere else. */
export const realFile =
  process.env.REAL_CATALOGUE ??
  join(resolve(import.meta.dirname, '../../../shared/data'), 'catalogue-real.csv');

/** Imports the real catalogue into an empty shop and asks the judged queries of it. */
export async function measureReal(db: Database, dataDir: string): Promise<Measured> {
  const means = {
    db,
    objects: diskObjects(dataDir),
    clock: systemClock,
    say: () => {},
    indexProducts: async () => {},
    foldCounts,
  };
  await importProducts(means, { file: realFile, dryRun: false, exact: false });
  await rebuildSearch(db);
  const catalogue = await realCatalogue(realFile);
  return measure(makeQueries(catalogue, realWords), catalogue, async (searched) => {
    const { products } = await queryProducts(db, { searched, page: 1, perPage: 12, withFacets: false });
    return products.map(({ slug }) => slug);
  });
}
