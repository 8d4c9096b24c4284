import { existsSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { buildTown } from '../db/town/town.ts';
import { openSearch } from '../src/domains/search/open-search.ts';
import { queryProducts } from '../src/domains/search/query-products.ts';
import { type Database, openDatabase } from '../src/platform/database.ts';
import { migrate } from '../src/platform/migrations/migrate.ts';
import { measure, type RelevanceFigures } from '../test/relevance/judge.ts';
import {
  type JudgedQuery,
  measurePrecision,
  type Precision,
  queriesOfReal,
  queriesOfTown,
  type ShelvedProduct,
} from '../test/relevance/judged.ts';
import { makePhrasings } from '../test/relevance/make-phrasings.ts';
import { makeQueries } from '../test/relevance/make-queries.ts';
import { type MeasuredReal, measureReal, realFile } from '../test/relevance/measure-real.ts';
import { shelfOfReal, shelfOfTown } from '../test/relevance/shelf.ts';
import { townCatalogue, townWords } from '../test/relevance/town-set.ts';
import { type QueryResults, typedFile } from '../test/relevance/typed-queries.ts';
import { printTable, whole } from './measure.ts';
import { openShop } from './open-shop.ts';
import { plainEngines } from './relevance/plain-engines.ts';

/**
 * The quality of search results (test/relevance): for queries generated from the products' attributes and judged by
 * them, and for shoppers' own queries judged by reading. Other engines get the same queries.
 */
const shop = await openShop();
try {
  const catalogue = townCatalogue(buildTown({ today: new Date() }));
  const search = openSearch(shop.db);
  const slugs = async (query: string) => {
    const { products } = await queryProducts(search, {
      searched: query,
      page: 1,
      perPage: 12,
      withFacets: false,
    });
    return products.map(({ slug }) => slug);
  };
  show('the demo town', await measure(makeQueries(catalogue, townWords), catalogue, slugs));
  show(
    'the demo town, as shoppers phrase it',
    await measure(makePhrasings(catalogue, townWords), catalogue, slugs),
  );
  const shelf = shelfOfTown(new Date());
  showLots(
    'the demo town',
    await measurePrecision(queriesOfTown, shelf, slugs),
    await beside(shop.db, queriesOfTown, shelf),
  );
  if (existsSync(realFile)) {
    const { judged, phrased, lots, typed, others } = await real();
    show('a real catalogue', judged);
    show('a real catalogue, as shoppers phrase it', phrased);
    showLots('a real catalogue', lots, others);
    if (typed) showTyped(typed);
    else console.log(`Skipped, since the file is absent: what shoppers typed, ${typedFile}`);
  } else console.log(`Skipped, since the file is absent: the judged queries over ${realFile}`);
} finally {
  await shop.close();
}

function show(what: string, { queries, ndcg, found, manners, worst }: RelevanceFigures): void {
  const row = (name: string, one: { queries: number; ndcg: number; found: number }) => [
    name,
    whole(one.queries),
    one.ndcg.toFixed(3),
    `${(one.found * 100).toFixed(1)} %`,
  ];
  printTable([
    [`relevance, ${what}`, 'queries', 'nDCG@10', 'on page 1'],
    row('all', { queries, ndcg, found }),
    ...[...manners].map(([manner, one]) => row(`  ${manner}`, one)),
  ]);
  console.log(
    `worst: ${worst
      .slice(0, 8)
      .map(({ text, ndcg: score }) => `${text} (${score.toFixed(2)})`)
      .join(', ')}\n`,
  );
}

/** Other engines with the same products and queries. */
async function beside(db: Database, queries: readonly JudgedQuery[], shelf: readonly ShelvedProduct[]) {
  const precisions = new Map<string, Precision>();
  for (const [name, ask] of await plainEngines(db))
    precisions.set(name, await measurePrecision(queries, shelf, ask));
  return precisions;
}

/** The share of suitable products among the first five results, by difficulty, beside other engines. */
function showLots(what: string, own: Precision, others: ReadonlyMap<string, Precision>): void {
  const all = [own, ...others.values()];
  const kinds = [...own.kinds.keys()];
  const score = (one: { at5: number } | undefined) => (one ? one.at5.toFixed(2) : '');
  printTable([
    [`P@5 in shoppers' own words, ${what}`, 'queries', 'the shop', ...others.keys()],
    ['all', whole(own.queries), ...all.map(score)],
    ...kinds.map((kind) => [
      `  ${kind}`,
      whole(own.kinds.get(kind)?.queries ?? 0),
      ...all.map((one) => score(one.kinds.get(kind))),
    ]),
  ]);
  const worst = own.lacking.slice(0, 12).map(({ text, at5 }) => `${text} (${at5.toFixed(2)})`);
  console.log(`worst: ${worst.join(', ')}\n`);
}

/** Only whether there were results, not how good they are: nobody has judged these queries for this catalogue. */
function showTyped({ queries, found, nearest, nothing }: QueryResults): void {
  const row = (name: string, count: number) => [
    name,
    whole(count),
    `${((count / queries) * 100).toFixed(0)} %`,
  ];
  printTable([
    ['typed by shoppers elsewhere, things to wear', 'queries', 'share'],
    row('found as asked', found.length),
    row('something left out, and said so', nearest.length),
    row('nothing', nothing.length),
  ]);
  for (const { text, without, searchValue } of nearest)
    console.log(`  ${text}: without ${without.join(', ')}, is ${searchValue}`);
  if (nothing.length) console.log(`  nothing for: ${nothing.join(', ')}`);
}

/** Measures the real data in a separate database on the town's server. */
async function real(): Promise<MeasuredReal & { others: ReadonlyMap<string, Precision> }> {
  const name = 'chowk_relevance';
  const { connection } = shop;
  // On a busy machine, creating a database takes longer than a request's timeout.
  const { db: server } = openDatabase(connection, 1, 60_000);
  await sql.raw(`drop database if exists ${name}`).execute(server);
  await sql.raw(`create database ${name}`).execute(server);
  const own =
    'url' in connection
      ? { url: new URL(`/${name}`, connection.url).href }
      : { ...connection, database: name };
  const { db } = openDatabase(own, 4, 60_000);
  try {
    await migrate(db);
    const precisions = await measureReal(db, mkdtempSync(join(tmpdir(), 'chowk-relevance-')));
    const others = await beside(db, queriesOfReal, await shelfOfReal(realFile));
    return { ...precisions, others };
  } finally {
    await db.destroy();
    await sql.raw(`drop database ${name}`).execute(server);
    await server.destroy();
  }
}
