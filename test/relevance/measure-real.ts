import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { importProducts } from '../../src/domains/catalogue/import/import-products.ts';
import { openSearch } from '../../src/domains/search/open-search.ts';
import { queryProducts } from '../../src/domains/search/query-products.ts';
import { rebuildSearch } from '../../src/domains/search/search-index.store.ts';
import { systemClock } from '../../src/platform/clock.ts';
import { type Database, execute } from '../../src/platform/database.ts';
import { diskObjects } from '../../src/platform/objects/disk-objects.ts';
import { realDataFolder } from '../support/real-data.ts';
import { measure, type RelevanceFigures } from './judge.ts';
import { firstOfReal, latestOfReal, measurePrecision, type Precision, queriesOfReal } from './judged.ts';
import { makePhrasings } from './make-phrasings.ts';
import { makeQueries } from './make-queries.ts';
import { realCatalogue, realWords } from './real-set.ts';
import { shelfOfReal } from './shelf.ts';
import { answerTyped, type QueryResults, typedFile, typedQueries } from './typed-queries.ts';

/** A real shop's export, which is not in the repository. */
export const realFile = process.env.REAL_CATALOGUE ?? join(realDataFolder, 'catalogue-real.csv');

export interface MeasuredReal {
  readonly judged: RelevanceFigures;
  readonly phrased: RelevanceFigures;
  readonly lots: Precision;
  /** The score of the first ten lots only. */
  readonly firstLots: Precision;
  /** The score of the newest lot, mostly of colours. */
  readonly latestLot: Precision;
  /** If shoppers' real queries are there too. */
  readonly typed?: QueryResults;
}

/** Imports the real catalogue into an empty shop, and runs the judged queries and shoppers' real ones. */
export async function measureReal(db: Database, dataDir: string): Promise<MeasuredReal> {
  const means = {
    db,
    objects: diskObjects(dataDir),
    clock: systemClock,
    say: () => {},
    indexProducts: async () => {},
    analyzeSearch: async () => {},
  };
  await importProducts(means, { file: realFile, dryRun: false, makesCategories: true, exact: false });
  await stockAll(db);
  await rebuildSearch(db);
  const catalogue = await realCatalogue(realFile);
  const shelf = await shelfOfReal(realFile);
  const search = openSearch(db);
  const ask = (query: string) =>
    queryProducts(search, { searched: query, page: 1, perPage: 12, withFacets: false });
  const slugs = async (text: string) => (await ask(text)).products.map(({ slug }) => slug);
  return {
    judged: await measure(makeQueries(catalogue, realWords), catalogue, slugs),
    phrased: await measure(makePhrasings(catalogue, realWords), catalogue, slugs),
    lots: await measurePrecision(queriesOfReal, shelf, slugs),
    firstLots: await measurePrecision(firstOfReal, shelf, slugs),
    latestLot: await measurePrecision(latestOfReal, shelf, slugs),
    ...(existsSync(typedFile) ? { typed: await answerTyped(await typedQueries(), ask) } : {}),
  };
}

/**
 * Most lines of the export count no pieces, so their sizes come in sold out, and sold-out products stand last. Here is
 * judged what fits the words, not what is in stock.
 */
const stockAll = (db: Database) => execute(db)`update stock set quantity = 10`;
