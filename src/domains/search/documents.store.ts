import { type RawBuilder, sql } from 'kysely';
import { type Database, prepared, execute } from '../../platform/database.ts';
import { type AttributeKind, forEachKind } from '../catalogue/attributes/attribute-kinds.ts';
import type { Product } from '../catalogue/product.ts';
import { categoryRows, listedProducts, listedProductsId } from '../catalogue/readable.store.ts';
import { askShown, type ShownRows } from '../catalogue/shown-products.store.ts';
import { sellerRows } from '../sellers/readable.store.ts';
import { type Learned, learnedLevels, learnedMark } from './learning/learned.store.ts';
import { type ProductDocument, popularityOf } from './product-index.ts';
import { stockedLabels } from './stocked.ts';

/** Categories, shops and brands. Names as search reads them: stems. */
export interface Names {
  readonly categories: readonly { id: string; slug: string; name: string; stems: readonly string[] }[];
  readonly shops: readonly { id: string; slug: string; name: string; stems: readonly string[] }[];
  readonly brands: readonly { name: string; stems: readonly string[] }[];
}

/** In the change feed, instead of a product's id: the names have changed; all products have. */
export const namesMark = '#names';
export const allMark = '';

/** Before the name of a snapshot that a process wrote; it changes nothing. */
const snapshotMark = '#snapshot:';

/** Of so many changes and more only the number is told with an answer. */
export const maxChanges = 1_000;

/** What has become of the catalogue since a snapshot. */
export interface Changes {
  /** What this statement saw, to be asked with the next time. */
  readonly snapshot: string;
  readonly changed: readonly string[];
  /** The products among `changed` that are there. */
  readonly documents: readonly ProductDocument[];
  /** Where they have changed. */
  readonly names: Names | null;
  readonly learned: Learned | null;
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
  /** Sizes and colours in stock, each pair joined as in a label. */
  readonly pairs: string[];
  /** 'fabric:Cotton' and the like. */
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

/** The size of what comes in no sizes: found by it, not offered as a choice. */
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

/** Changes of transactions that the snapshot does not show, whenever these began. */
const since = (snapshot: string, limit: number): RawBuilder<unknown> => sql`
  array(select distinct product_id from search_changes
        where changed_in >= pg_snapshot_xmin(${snapshot}::pg_snapshot)
          and not pg_visible_in_snapshot(changed_in, ${snapshot}::pg_snapshot)
          and product_id not like ${`${snapshotMark}%`} limit ${sql.lit(limit)})`;

interface Told {
  readonly snapshot: string;
  readonly changed: readonly string[];
  readonly rows: readonly Row[] | null;
  readonly names: Names | null;
  readonly learned: Learned | null;
  readonly shown: ShownRows | null;
}

/** Products to be shown, found in an index that holds what a snapshot shows. */
export interface Asked {
  readonly snapshot: string;
  readonly ids: readonly string[];
}

/**
 * For each who asks these products as customers see them, and what has changed since: in one statement, since a second one may be answered by a replica
 * that has not heard of the changes. Who asks first has the oldest snapshot, so that nobody misses a change; who has a newer one is told of some again.
 */
export async function readShown(
  db: Database,
  asked: readonly Asked[],
): Promise<(Changes & { products: Product[] })[]> {
  const shown = askShown(db, [...new Set(asked.flatMap(({ ids }) => ids))]);
  const told = await execute<Told>(db)`${prepared}
    with changes as materialized (select ${since(asked[0]?.snapshot ?? '', maxChanges)} as ids)
    select pg_current_snapshot()::text as snapshot, changes.ids as changed,
      case when cardinality(changes.ids) between 1 and ${sql.lit(maxChanges - 1)}
        then ${rows(sql`l.product_id = any((select ids from changes)::text[])`)} end as rows,
      case when ${namesMark} = any(changes.ids) then ${names} end as names,
      case when ${learnedMark} = any(changes.ids) then ${learnedLevels} end as learned,
      ${shown.column} as shown
    from changes`;
  const [one] = told;
  if (!one) throw new Error('A statement without a row');
  const changes = { ...one, documents: (one.rows ?? []).map(documentOf) };
  const byId = new Map(shown.read(one.shown).map((product) => [product._id, product]));
  return asked.map(({ ids }) => ({ ...changes, products: ids.flatMap((id) => byId.get(id) ?? []) }));
}

/** What this moment shows. */
export async function readSnapshot(db: Database): Promise<string> {
  const told = await execute<{ snapshot: string }>(db)`
    select pg_current_snapshot()::text as snapshot`;
  return told[0]?.snapshot ?? '';
}

/** Ids of what has changed since a snapshot, at most `limit`. */
export async function readChangedIds(
  db: Database,
  snapshot: string,
  limit: number,
): Promise<readonly string[]> {
  const told = await execute<{ ids: string[] }>(db)`select ${since(snapshot, limit)} as ids`;
  return told[0]?.ids ?? [];
}

/** Names and levels, as they are now. */
export async function readNames(db: Database): Promise<{ names: Names; learned: Learned }> {
  const told = await execute<{ names: Names; learned: Learned }>(db)`
    select ${names} as names, ${learnedLevels} as learned`;
  return told[0] ?? { names: { categories: [], shops: [], brands: [] }, learned: {} };
}

/** Those of these products that are there. */
export async function readDocuments(db: Database, ids: readonly string[]): Promise<ProductDocument[]> {
  const told = await execute<{ rows: Row[] | null }>(db)`
    select ${rows(sql`l.product_id = any(${ids}::text[])`)} as rows`;
  return (told[0]?.rows ?? []).map(documentOf);
}

/** Ids that one statement reads. */
const idsAtOnce = 20_000;

/** The ids of all products, some at a time. */
export async function* readIds(db: Database): AsyncGenerator<readonly string[]> {
  for (let last = ''; ; ) {
    const told = await execute<{ ids: string[] }>(db)`
      select array(select product_id from ${listedProducts} listed where product_id > ${last}
                   order by product_id limit ${idsAtOnce}) as ids`;
    const ids = told[0]?.ids ?? [];
    yield ids;
    if (ids.length < idsAtOnce) return;
    last = ids.at(-1) ?? '';
  }
}

/** Pages of the table that one statement reads: so few that nothing else waits for it, neither there nor here. */
const pagesAtOnce = 12;

/** All products, some at a time, as they lie on the disk: in any other order most pages are read many times. */
export async function* readAllDocuments(db: Database): AsyncGenerator<ProductDocument[]> {
  const sizes = await execute<{ pages: number }>(db)`
    select pg_relation_size(${listedProductsId}) / current_setting('block_size')::integer as pages`;
  const read = (page: number) => {
    const part = sql`l.ctid >= ${`(${page},0)`}::tid and l.ctid < ${`(${page + pagesAtOnce},0)`}::tid`;
    const reading = sql<{ rows: Row[] | null }>`select ${rows(part)} as rows`.execute(db);
    reading.catch(() => {}); // heard by who waits for it
    return reading;
  };
  // What is written behind the end meanwhile is told as a change. The next part comes while one is taken in.
  let coming = read(0);
  for (let page = 0; page <= (sizes[0]?.pages ?? 0); page += pagesAtOnce) {
    const { rows: told } = await coming;
    coming = read(page + pagesAtOnce);
    if (told[0]?.rows) yield told[0].rows.map(documentOf);
  }
  await coming;
}

/** Notes in the change feed that a snapshot was written. */
export async function markSnapshot(db: Database, mark: string): Promise<void> {
  await execute(db)`insert into search_changes (product_id) values (${snapshotMark + mark})`;
}

/**
 * Whether the feed holds all that has changed since a snapshot was written. A mark that a backup brought into another database was written
 * by another transaction than it says.
 */
export async function isMarked(db: Database, mark: string): Promise<boolean> {
  const told = await execute(db)`
    select from search_changes where product_id = ${snapshotMark + mark} and changed_at > now() - interval '40 minutes'
      and xmin::text = changed_in::xid::text`;
  return told.length > 0;
}

/** Forgets changes that every process has heard of. Gives how many rows went. */
export async function forgetChanges(db: Database): Promise<number> {
  const told = await execute<{ gone: number }>(db)`select forget_search_changes() as gone`;
  return told[0]?.gone ?? 0;
}
