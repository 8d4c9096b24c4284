import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../src/platform/database.ts';

/** The slim rows as the shop has them, but for their versions. */
export async function listed(db: Database): Promise<unknown[]> {
  const { rows } = await sql<{ row: unknown }>`
    select to_jsonb(l) - 'version' as row from listed_products l order by product_id`.execute(db);
  return rows.map(({ row }) => row);
}

/** What the ledgers of counts come to. */
export async function ledgers(db: Database): Promise<unknown[]> {
  const counts = await sql`
    select category_id, band, stars, in_stock, sum(products) from listed_counts
    group by 1, 2, 3, 4 having sum(products) <> 0 order by 1, 2, 3, 4`.execute(db);
  const facets = await sql`
    select category_id, kind, name, sum(products) from listed_facets
    group by 1, 2, 3 having sum(products) <> 0 order by 1, 2, 3`.execute(db);
  const fingerprints = await sql`
    select category_id, sum(products), sum(fingerprint) from listed_fingerprints
    group by 1 having sum(products) <> 0 order by 1`.execute(db);
  return [counts.rows, facets.rows, fingerprints.rows];
}

/** What search knows of products, and the vocabulary. */
export async function words(db: Database): Promise<unknown[]> {
  const documents = await sql`
    select product_id, document::text, words from product_search order by product_id`.execute(db);
  const vocabulary = await sql`
    select word, stem, slips, products from search_words where products <> 0 order by word`.execute(db);
  return [documents.rows, vocabulary.rows];
}

/** Writes it all anew, each product by a call of its own. */
export async function rowByRow(db: Database): Promise<void> {
  await sql`truncate listed_products, listed_counts, listed_facets, listed_fingerprints`.execute(db);
  await sql`do $$ declare one record; begin
    for one in select id from products loop perform list_products(array[one.id]); end loop;
    for one in select id from products loop perform list_products(array[one.id]); end loop;
  end $$`.execute(db);
}

/** Changes the catalogue by a statement as writers do: what is derived from products follows in the same transaction. */
export async function change(db: Database, statement: RawBuilder<unknown>): Promise<void> {
  const work = async (trx: Database) => {
    await statement.execute(trx);
    await sql`
      select list_products(array(select id from products union select product_id from listed_products))`.execute(
      trx,
    );
  };
  await (db.isTransaction ? work(db) : db.transaction().execute(work));
}
