import { type RawBuilder, sql } from 'kysely';
import { type Database, execute, getValue, preparedStatement } from '../../platform/database.ts';
import { type AttributeKind, forEachKind } from '../catalogue/attributes/attribute-kinds.ts';
import type { Product } from '../catalogue/product.ts';
import { categoryRows, listedProducts, listedProductsId } from '../catalogue/readable.store.ts';
import { askShown, type ShownRows } from '../catalogue/shown-products.store.ts';
import { sellerRows } from '../sellers/readable.store.ts';
import { type LearnedLevels, learnedLevels, learnedMark } from './learning/learned.store.ts';
import { type ProductDocument, popularityOf } from './product-index.ts';
import { stockedLabels } from './stocked.ts';

/** Categories, shops and brands, with their names as stems. */
export interface Names {
  readonly categories: readonly { id: string; slug: string; name: string; stems: readonly string[] }[];
  readonly shops: readonly { id: string; slug: string; name: string; stems: readonly string[] }[];
  readonly brands: readonly { name: string; stems: readonly string[] }[];
}

/** Entries in the change feed instead of a product's id: the names have changed; all products have changed. */
export const namesMark = '#names';
export const allMark = '';

/** Prefix of a change feed entry for a snapshot that a process wrote; it changes nothing. */
const snapshotMark = '#snapshot:';

/** From this many changes on, an answer carries no documents. */
export const maxChanges = 1_000;

/** Changes of the catalogue since a snapshot. */
export interface Changes {
  /** This statement's snapshot, to be used for the next query. */
  readonly snapshot: string;
  readonly changed: readonly string[];
  /** The products among `changed` that still exist. */
  readonly documents: readonly ProductDocument[];
  /** Null when unchanged. */
  readonly names: Names | null;
  readonly learned: LearnedLevels | null;
}

interface Row {
  readonly id: string;
  readonly shown: boolean;
  readonly text: string;
  readonly category: string;
  readonly shop: string;
  readonly brand: string;
  readonly sizes: string[];
  readonly colours: string[];
  /** Pairs of size and colour in stock, joined as in a label. */
  readonly pairs: string[];
  /** Attributes such as 'fabric:Cotton'. */
  readonly attributes: string[];
  readonly price: number;
  readonly discount: number;
  readonly tenths: number;
  readonly ratings: number;
  readonly inStock: number;
  /** Microseconds since 1970. */
  readonly createdAt: number;
  readonly nameTerms: number;
}

const rows = (which: RawBuilder<unknown>): RawBuilder<unknown> => sql`(
  select json_agg(row) from (
    select l.product_id as id, l.active as shown, coalesce(s.document::text, '') as text, l.category_id as category, l.seller_id as shop,
           l.brand, l.sizes, l.colours, l.pairs_in_stock as pairs, l.attributes, l.final_price as price, l.discount, l.rating_tenths as tenths, l.rating_count as ratings,
           l.in_stock::int as "inStock", (extract(epoch from l.created_at) * 1000000)::bigint as "createdAt",
           least(255, coalesce(length(ts_filter(s.document, '{a}')), 0)) as "nameTerms"
    from ${listedProducts} l left join product_search s on s.product_id = l.product_id where ${which}) row)`;

const names = sql`json_build_object(
  'categories', (select coalesce(json_agg(json_build_object('id', id, 'slug', slug, 'name', name,
                   'stems', tsvector_to_array(search_vector(name))) order by id), '[]') from ${categoryRows} categories),
  'shops', (select coalesce(json_agg(json_build_object('id', id, 'slug', slug, 'name', shop_name,
              'stems', tsvector_to_array(search_vector(shop_name)))), '[]') from ${sellerRows} sellers),
  'brands', (select coalesce(json_agg(json_build_object('name', name, 'stems', tsvector_to_array(document))), '[]')
             from search_names where kind = 'brand'))`;

/** The size of products without sizes. Search finds it, but facets do not offer it. */
export const freeSize = 'One Size';

function documentOf(row: Row): ProductDocument {
  const { id, shown, text, category, shop, brand, sizes, colours, pairs, attributes, ...numbers } = row;
  const like = labelsOf(attributes);
  return {
    id,
    shown,
    text,
    labels: {
      category: [category],
      shop: [shop],
      brand: [brand],
      size: sizes.length ? sizes : [freeSize],
      colour: colours,
      stocked: stockedLabels(pairs, like.colourFamily, sizes.length ? '' : freeSize),
      ...like,
    },
    numbers: { ...numbers, popularity: popularityOf(row.tenths, row.ratings) },
  };
}

function labelsOf(attributes: readonly string[]): Record<AttributeKind, string[]> {
  const labels = forEachKind((): string[] => []);
  for (const one of attributes) {
    const colon = one.indexOf(':');
    labels[one.slice(0, colon) as AttributeKind]?.push(one.slice(colon + 1));
  }
  return labels;
}

/** Changes by transactions that the snapshot does not see, whenever they began. */
const since = (snapshot: string, limit: number): RawBuilder<unknown> => sql`
  array(select distinct product_id from search_changes
        where changed_in >= pg_snapshot_xmin(${snapshot}::pg_snapshot)
          and not pg_visible_in_snapshot(changed_in, ${snapshot}::pg_snapshot)
          and product_id not like ${`${snapshotMark}%`} limit ${sql.lit(limit)})`;

interface ChangesRow {
  readonly snapshot: string;
  readonly changed: readonly string[];
  readonly rows: readonly Row[] | null;
  readonly names: Names | null;
  readonly learned: LearnedLevels | null;
  readonly shown: ShownRows | null;
}

/** A request for products found in an index as of a snapshot. */
export interface ChangesQuery {
  readonly snapshot: string;
  readonly ids: readonly string[];
}

/**
 * Reads, for each request, its products as customers see them and the changes since its snapshot. It is one statement,
 * because a second one might reach a replica without those changes. The first request has the oldest snapshot, so no
 * request misses a change; later ones may see some changes again.
 */
export async function readShown(
  db: Database,
  requests: readonly ChangesQuery[],
): Promise<(Changes & { products: Product[] })[]> {
  const products = askShown(db, [...new Set(requests.flatMap(({ ids }) => ids))]);
  const changeRows = await execute<ChangesRow>(db)`${preparedStatement}
    with changes as materialized (select ${since(requests[0]?.snapshot ?? '', maxChanges)} as ids)
    select pg_current_snapshot()::text as snapshot, changes.ids as changed,
      case when cardinality(changes.ids) between 1 and ${sql.lit(maxChanges - 1)}
        then ${rows(sql`l.product_id = any((select ids from changes)::text[])`)} end as rows,
      case when ${namesMark} = any(changes.ids) then ${names} end as names,
      case when ${learnedMark} = any(changes.ids) then ${learnedLevels} end as learned,
      ${products.column} as shown
    from changes`;
  const [one] = changeRows;
  if (!one) throw new Error('A statement without a row');
  const changes = { ...one, documents: (one.rows ?? []).map(documentOf) };
  const byId = new Map(products.read(one.shown).map((product) => [product._id, product]));
  return requests.map(({ ids }) => ({ ...changes, products: ids.flatMap((id) => byId.get(id) ?? []) }));
}

/** The current snapshot. */
export async function readSnapshot(db: Database): Promise<string> {
  const changeRows = await execute<{ snapshot: string }>(db)`
    select pg_current_snapshot()::text as snapshot`;
  return changeRows[0]?.snapshot ?? '';
}

/** Ids changed since a snapshot, at most `limit`. */
export async function readChangedIds(
  db: Database,
  snapshot: string,
  limit: number,
): Promise<readonly string[]> {
  const changeRows = await execute<{ ids: string[] }>(db)`select ${since(snapshot, limit)} as ids`;
  return changeRows[0]?.ids ?? [];
}

/** The current names and learned levels. */
export async function readNames(db: Database): Promise<{ names: Names; learned: LearnedLevels }> {
  const changeRows = await execute<{ names: Names; learned: LearnedLevels }>(db)`
    select ${names} as names, ${learnedLevels} as learned`;
  return changeRows[0] ?? { names: { categories: [], shops: [], brands: [] }, learned: {} };
}

/** Those of these products that still exist. */
export async function readDocuments(db: Database, ids: readonly string[]): Promise<ProductDocument[]> {
  const changeRows = await execute<{ rows: Row[] | null }>(db)`
    select ${rows(sql`l.product_id = any(${ids}::text[])`)} as rows`;
  return (changeRows[0]?.rows ?? []).map(documentOf);
}

/** Ids per statement. */
const idsAtOnce = 20_000;

/** The ids of all products, in batches. */
export async function* readIds(db: Database): AsyncGenerator<readonly string[]> {
  for (let last = ''; ; ) {
    const changeRows = await execute<{ ids: string[] }>(db)`
      select array(select product_id from ${listedProducts} listed where product_id > ${last}
                   order by product_id limit ${idsAtOnce}) as ids`;
    const ids = changeRows[0]?.ids ?? [];
    yield ids;
    if (ids.length < idsAtOnce) return;
    last = ids.at(-1) ?? '';
  }
}

/** Table pages per statement: few enough not to block the database or this process for long. */
const pagesAtOnce = 12;

/** All products in batches, in physical order: in any other order most pages would be read many times. */
export async function* readAllDocuments(db: Database): AsyncGenerator<ProductDocument[]> {
  const sizes = await execute<{ pages: number }>(db)`
    select pg_relation_size(${listedProductsId}) / current_setting('block_size')::integer as pages`;
  const read = (page: number) => {
    const part = sql`l.ctid >= ${`(${page},0)`}::tid and l.ctid < ${`(${page + pagesAtOnce},0)`}::tid`;
    const reading = getValue<Row[] | null>(db)`select ${rows(part)} as rows`;
    reading.catch(() => {}); // handled by its awaiter
    return reading;
  };
  // Rows appended meanwhile arrive as changes. The next part is read while the current one is indexed.
  let coming = read(0);
  for (let page = 0; page <= (sizes[0]?.pages ?? 0); page += pagesAtOnce) {
    const rowsOfPart = await coming;
    coming = read(page + pagesAtOnce);
    if (rowsOfPart) yield rowsOfPart.map(documentOf);
  }
  await coming;
}

/** Records in the change feed that a snapshot was written. */
export async function markSnapshot(db: Database, mark: string): Promise<void> {
  await execute(db)`insert into search_changes (product_id) values (${snapshotMark + mark})`;
}

/**
 * Whether the feed still contains every change since a snapshot was written. After a backup is restored into another
 * database, a mark's transaction id no longer matches its row, so the mark does not count.
 */
export async function isMarked(db: Database, mark: string): Promise<boolean> {
  const rows = await execute(db)`
    select from search_changes where product_id = ${snapshotMark + mark} and changed_at > now() - interval '40 minutes'
      and xmin::text = changed_in::xid::text`;
  return rows.length > 0;
}

/** Deletes changes that every process has read. Returns the number of rows. */
export async function forgetChanges(db: Database): Promise<number> {
  const rows = await execute<{ gone: number }>(db)`select coalesce(forget_search_changes(), 0) as gone`;
  return rows[0]?.gone ?? 0;
}
