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
import { allOfReal, firstOfReal } from './all-asked.ts';
import { measurePrecision, type Precision, readAsked } from './asked.ts';
import { sixteenthOfReal } from './asked-sixteenth.ts';
import { type RelevanceFigures, measure } from './judge.ts';
import { makePhrasings } from './make-phrasings.ts';
import { makeQueries } from './make-queries.ts';
import { realCatalogue, realWords } from './real-set.ts';
import { shelfOfReal } from './shelf.ts';
import { type QueryResults, answerTyped, typedFile, typedQueries } from './typed-queries.ts';

/** A real shop's export, which is not in the repository. */
export const realFile = process.env.REAL_CATALOGUE ?? join(realDataFolder, 'catalogue-real.csv');

export interface MeasuredReal {
  readonly judged: RelevanceFigures;
  readonly phrased: RelevanceFigures;
  readonly asked: Precision;
  /** The score of the first seven sets only. */
  readonly askedFirst: Precision;
  /** The score of the newest set, mostly of colours. */
  readonly askedLatest: Precision;
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
  const ask = (searched: string) =>
    queryProducts(search, { searched, page: 1, perPage: 12, withFacets: false });
  const slugs = async (text: string) => (await ask(text)).products.map(({ slug }) => slug);
  return {
    judged: await measure(makeQueries(catalogue, realWords), catalogue, slugs),
    phrased: await measure(makePhrasings(catalogue, realWords), catalogue, slugs),
    asked: await measurePrecision(allOfReal, shelf, slugs),
    askedFirst: await measurePrecision(firstOfReal, shelf, slugs),
    askedLatest: await measurePrecision(readAsked(sixteenthOfReal), shelf, slugs),
    ...(existsSync(typedFile) ? { typed: await answerTyped(await typedQueries(), ask) } : {}),
  };
}

/**
 * Most lines of the export count no pieces, so their sizes come in sold out, and sold-out products stand last. Here is
 * judged what fits the words, not what is in stock.
 */
const stockAll = (db: Database) => execute(db)`update stock set quantity = 10`;
