import { type RawBuilder, sql } from 'kysely';
import { type Database, execute } from '../../src/platform/database.ts';
import { rowsOfListings } from './listed.ts';

/** Databases on which a test used the shop's API: `createTestDatabase` compares their derived rows at the end. */
export const drivenDatabases = new WeakSet<Database>();

/** The rows derived from products, by name. */
async function deriveRows(db: Database): Promise<Record<string, unknown>> {
  const read = async (statement: RawBuilder<unknown>) => (await statement.execute(db)).rows;
  return {
    listed: await rowsOfListings(db),
    vocabulary: await read(
      sql`select word, products from search_words where products <> 0 order by word collate "C"`,
    ),
  };
}

/** Deletes the derived rows and computes them again from their sources. */
async function recompute(trx: Database): Promise<void> {
  await execute(trx)`delete from listed_products`;
  await execute(trx)`delete from search_words`;
  await execute(trx)`select list_products(array(select id from products))`;
  await execute(trx)`
    insert into search_words (word, stem, slips, products)
    select word, '', '{}', count(*) from product_search cross join unnest(words) word group by word`;
}

/**
 * The derived rows that differ from a recomputation, by kind: as they are, and as they should be. Empty if writers kept
 * all of them up to date. Changes nothing.
 */
export async function strayRows(db: Database): Promise<Record<string, { is: unknown[]; should: unknown[] }>> {
  const trx = await db.startTransaction().setIsolationLevel('repeatable read').execute();
  try {
    const is = await deriveRows(trx);
    await recompute(trx);
    const should = await deriveRows(trx);
    return Object.fromEntries(
      Object.keys(is).flatMap((kind) => {
        const [leftRows, right] = [is[kind], should[kind]].map((rows) => rows as unknown[]);
        const only = (some: unknown[] = [], others: unknown[] = []) => {
          const rowTexts = new Set(others.map((row) => JSON.stringify(row)));
          return some.filter((row) => !rowTexts.has(JSON.stringify(row)));
        };
        const stray = { is: only(leftRows, right), should: only(right, leftRows) };
        return stray.is.length + stray.should.length > 0 ? [[kind, stray]] : [];
      }),
    );
  } finally {
    await trx.rollback().execute();
  }
}
