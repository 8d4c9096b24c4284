import { type RawBuilder, sql } from 'kysely';
import { type Database, execute } from '../../src/platform/database.ts';

/** The rows of `listed_products` without their versions. */
export async function rowsOfListings(db: Database): Promise<unknown[]> {
  const rows = await execute<{ row: unknown }>(db)`
    select to_jsonb(l) - 'version' as row from listed_products l order by product_id`;
  return rows.map(({ row }) => row);
}

/** The search documents of all products, and the vocabulary. */
export async function words(db: Database): Promise<unknown[]> {
  const documents = await sql`
    select product_id, document::text, words from product_search order by product_id`.execute(db);
  const vocabulary = await sql`
    select word, stem, slips, products from search_words where products <> 0 order by word`.execute(db);
  return [documents.rows, vocabulary.rows];
}

/** Computes everything again, with one call per product. */
export async function rowByRow(db: Database): Promise<void> {
  await execute(db)`truncate listed_products`;
  await execute(db)`do $$ declare one record; begin
    for one in select id from products loop perform list_products(array[one.id]); end loop;
    for one in select id from products loop perform list_products(array[one.id]); end loop;
  end $$`;
}

/** Changes the catalogue by a statement in the way of the shop's writers: derived rows follow in the same transaction. */
export async function change(db: Database, statement: RawBuilder<unknown>): Promise<void> {
  const work = async (trx: Database) => {
    await statement.execute(trx);
    await execute(trx)`
      select list_products(array(select id from products union select product_id from listed_products))`;
  };
  await (db.isTransaction ? work(db) : db.transaction().execute(work));
}
