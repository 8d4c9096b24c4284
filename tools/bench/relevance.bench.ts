import { existsSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { buildTown } from '../../db/town/town.ts';
import { queryProducts } from '../../src/domains/search/query-products.ts';
import { migrate, openDatabase } from '../../src/platform/database.ts';
import { type Measured, measure } from '../../test/relevance/judge.ts';
import { makeQueries } from '../../test/relevance/make-queries.ts';
import { measureReal, realFile } from '../../test/relevance/measure-real.ts';
import { townCatalogue, townWords } from '../../test/relevance/town-set.ts';
import { printTable, whole } from './measure.ts';
import { openShop } from './open-shop.ts';

/** How well search finds what is wanted: queries made from the goods' attributes, and judged by them (test/relevance). */
const shop = await openShop();
try {
  const catalogue = townCatalogue(buildTown({ today: new Date() }));
  show(
    'the demo town',
    await measure(makeQueries(catalogue, townWords), catalogue, async (searched) => {
      const { products } = await queryProducts(shop.db, {
        searched,
        page: 1,
        perPage: 12,
        withFacets: false,
      });
      return products.map(({ slug }) => slug);
    }),
  );
  if (existsSync(realFile)) show('a real catalogue', await real());
  else console.log(`Skipped, since the file is absent: the judged queries over ${realFile}`);
} finally {
  await shop.close();
}

function show(what: string, { queries, ndcg, found, manners, worst }: Measured): void {
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

/** In a database of its own beside the town's, on the same server. */
async function real(): Promise<Measured> {
  const name = 'chowk_relevance';
  await sql.raw(`drop database if exists ${name}`).execute(shop.db);
  await sql.raw(`create database ${name}`).execute(shop.db);
  const { connection } = shop;
  const own =
    'url' in connection
      ? { url: new URL(`/${name}`, connection.url).href }
      : { ...connection, database: name };
  const { db } = openDatabase(own, 4, 60_000);
  try {
    await migrate(db);
    return await measureReal(db, mkdtempSync(join(tmpdir(), 'chowk-relevance-')));
  } finally {
    await db.destroy();
    await sql.raw(`drop database ${name}`).execute(shop.db);
  }
}
