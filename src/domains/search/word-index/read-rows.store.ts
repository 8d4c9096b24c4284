import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../../platform/database.ts';
import { listedProducts, listedProductsId } from '../../catalogue/readable.store.ts';

/** What a product is filtered and put in order by. */
export interface Choices {
  readonly id: string;
  readonly active: boolean;
  readonly category: string;
  readonly brand: string;
  readonly shop: string;
  /** JSON texts of lists. */
  readonly sizes: string;
  readonly colours: string;
  /** Rupees, percent, tenths of a star. */
  readonly price: number;
  readonly discount: number;
  readonly tenths: number;
  readonly ratings: number;
  readonly inStock: boolean;
  /** Microseconds since 1970. */
  readonly createdAt: number;
}

/** A product as the index holds it. */
export interface Row extends Choices {
  /** Its marked words (`product_terms`), parted by spaces; empty where none are indexed yet. */
  readonly words: string;
}

const choices = sql`
  l.product_id as id, l.active, l.category_id as category, l.brand, l.seller_id as shop,
  to_json(l.sizes)::text as sizes, to_json(l.colours)::text as colours, l.final_price as price, l.discount,
  l.rating_tenths as tenths, l.rating_count as ratings, l.in_stock as "inStock",
  (extract(epoch from l.created_at) * 1000000)::bigint as "createdAt"`;

const words = sql`array_to_string(tsvector_to_array(t.terms), ' ') as words`;

/** These products, of which there are few, as JSON; null for none. */
export const rowsOf = (ids: RawBuilder<unknown>): RawBuilder<unknown> => sql`(
  select json_agg(row) from (
    select ${choices}, coalesce(held.words, '') as words from ${listedProducts} l
    left join lateral (select ${words} from product_terms t where t.product_id = l.product_id) held on true
    where l.product_id = any(${ids})) row)`;

/** Pages of a table that one statement reads: so few that nothing else waits for it, neither there nor here. */
const [pagesOfChoices, pagesOfWords] = [16, 60];

/** What all products are chosen by, some at a time, in the order in which they lie on the disk: any other order reads most pages many times. */
export const readAllChoices = (db: Database): AsyncGenerator<Choices[]> =>
  readInPlace(
    db,
    { table: listedProductsId, from: sql`${listedProducts} l`, place: sql`l.ctid` },
    choices,
    pagesOfChoices,
  );

/** The words of all products that have some. */
export const readAllWords = (db: Database): AsyncGenerator<Pick<Row, 'id' | 'words'>[]> =>
  readInPlace(
    db,
    { table: sql`'product_terms'::regclass`, from: sql`product_terms t`, place: sql`t.ctid` },
    sql`t.product_id as id, ${words}`,
    pagesOfWords,
  );

async function* readInPlace<Read>(
  db: Database,
  { table, from, place }: Record<'table' | 'from' | 'place', RawBuilder<unknown>>,
  columns: RawBuilder<unknown>,
  pages: number,
): AsyncGenerator<Read[]> {
  const [size] = (
    await sql<{ pages: number }>`
      select pg_relation_size(${table}) / current_setting('block_size')::integer as pages`.execute(db)
  ).rows;
  // What is written behind the end meanwhile is told as a change.
  for (let page = 0; page <= (size?.pages ?? 0); page += pages) {
    const { rows } = await sql<{ part: Read[] | null }>`
      select json_agg(row) as part from (
        select ${columns} from ${from}
        where ${place} >= ${`(${page},0)`}::tid and ${place} < ${`(${page + pages},0)`}::tid) row`.execute(
      db,
    );
    if (rows[0]?.part) yield rows[0].part;
  }
}
