import { type RawBuilder, sql } from 'kysely';
import { type Database, execute } from '../../platform/database.ts';
import { categoryRows, listedProducts, productRows } from '../catalogue/readable.store.ts';
import { sellerRows } from '../sellers/readable.store.ts';
import { allMark, namesMark } from './documents.store.ts';

/** One row per part of a product's text with its weight: A name, B brand, category and colours, C shop, D description. */
function parts(ids: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`
    select p.id, part.weight, part.text
    from ${productRows} p join ${categoryRows} c on c.id = p.category_id join ${sellerRows} s on s.id = p.seller_id
    left join ${listedProducts} l on l.product_id = p.id
    cross join lateral (values ('A', p.name), ('B', p.brand || ' ' || c.name || ' ' || coalesce(array_to_string(l.colours, ' '), '')), ('C', s.shop_name), ('D', search_plain(p.description)))
      as part(weight, text)
    where p.id in (${ids})`;
}

/**
 * Rewrites the documents of these products, and updates the vocabulary's word counts; a word that no product contains
 * any more stays with count 0. A text shared by several products is split once. Only changed counts are written, in the
 * order of the words, so that concurrent writers cannot deadlock; typo keys are computed only for new words.
 */
async function writeDocuments(tx: Database, ids: RawBuilder<unknown>): Promise<void> {
  await execute(tx)`
    with texts as materialized (
      select weight, text, array_agg(id) as ids, row_number() over () as number
      from (${parts(ids)}) part group by weight, text
    ), entries as materialized (
      select distinct number, weight, word from texts
      cross join lateral string_to_table(
        search_text(text) || case when text like '%-%' then ' ' || search_joined(text) else '' end, ' ') as word
      where length(word) between 1 and 60
    ), stems as (
      select word, search_stem(word) as stem from entries group by word
    ), documents as (
      select number, string_agg('''' || stem || ''':1' || weight, ' ')::tsvector as document,
             array_to_tsvector(array_agg(word)) as words
      from entries join stems using (word) group by number
    ), before as (
      select unnest(words) as word from product_search where product_id in (${ids})
    ), written as (
      insert into product_search (product_id, document, words)
      select id, search_union(document order by weight), tsvector_to_array(search_union(words))
      from documents join texts using (number) cross join lateral unnest(ids) as id group by id order by id
      on conflict (product_id) do update set document = excluded.document, words = excluded.words
      returning words
    ), moved as (
      select word, sum(step) as step from (
        select word, -1 as step from before union all select unnest(words), 1 from written) moves
      group by word having sum(step) <> 0
    )
    insert into search_words (word, stem, slips, products)
    select word, coalesce(known.stem, search_stem(word)), coalesce(known.slips, search_slips(word)), step
    from moved left join search_words known using (word) order by word
    on conflict (word) do update set products = search_words.products + excluded.products`;
}

/** Stores the names of these products' brands and categories; existing names are kept. */
async function keepNames(tx: Database, ids: RawBuilder<unknown>): Promise<void> {
  await execute(tx)`
    with added as (
    insert into search_names (kind, name, document)
    select kind, name, search_vector(name) from (
      select 'brand' as kind, brand as name from ${productRows} products where id in (${ids}) and brand <> ''
      union
      select 'category', c.name from ${productRows} p join ${categoryRows} c on c.id = p.category_id where p.id in (${ids})
    ) named
    where not exists (select from search_names known where known.kind = named.kind and known.name = named.name)
    order by kind, name
    on conflict do nothing returning name)
    insert into search_changes (product_id) select ${namesMark} where exists (select from added)`;
}

/**
 * Updates the search documents of these products, and the vocabulary. Call it in the transaction that adds or changes
 * them, or after it.
 */
export async function indexProducts(db: Database, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  const idRows = sql`select unnest(${ids}::text[])`;
  await inOne(db, async (tx) => {
    await keepNames(tx, idRows);
    await writeDocuments(tx, idRows);
    await tellChanged(tx, ids);
  });
}

/** Rebuilds the whole index, after a change to many products such as a renamed category. */
export async function rebuildSearch(db: Database): Promise<void> {
  const all = sql`select id from ${productRows} products`;
  await inOne(db, async (tx) => {
    // A shop that starts on a slow or busy machine may take this long.
    await execute(tx)`set local statement_timeout = '5min'`;
    await execute(tx)`delete from product_search`;
    await execute(tx)`delete from search_words`;
    await execute(tx)`delete from search_names`;
    await keepNames(tx, all);
    await writeDocuments(tx, all);
    await tellChanged(tx, [allMark]);
    await execute(tx)`analyze product_search, search_words`;
  });
}

/** Builds the index if there are products but no index: after a restore, or with an older version's data. */
export async function ensureIndex(db: Database): Promise<void> {
  const rows = await execute<{ missing: boolean }>(db)`
    select exists (select from ${productRows} products) and not exists (select from product_search) as missing`;
  if (rows[0]?.missing) await rebuildSearch(db);
}

/** Refreshes the planner's statistics after an import. */
export async function analyzeSearch(db: Database): Promise<void> {
  await execute(db)`analyze product_search, search_words`;
}

/** Notifies every process that has an index. */
const tellChanged = (tx: Database, ids: readonly string[]) =>
  execute(tx)`insert into search_changes (product_id) select unnest(${ids}::text[])`;

/** Runs in the caller's transaction, or else in a new one. */
function inOne(db: Database, work: (tx: Database) => Promise<void>): Promise<void> {
  return db.isTransaction ? work(db) : db.transaction().execute(work);
}
