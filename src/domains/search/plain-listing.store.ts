import { type RawBuilder, sql } from 'kysely';
import type { Query } from '../../../packages/search-index/src/query.ts';
import { type Database, execute } from '../../platform/database.ts';
import { categoryRows, listedProducts } from '../catalogue/readable.store.ts';
import { sellerRows } from '../sellers/readable.store.ts';
import { before, type Filters, type ListingOrder, type PageOf } from './listing.ts';
import { joining } from './stocked.ts';
import type { TextQuery } from './text-query.ts';

/** A page as listed by the database. */
interface PlainPage {
  readonly ids: readonly string[];
  readonly total: number;
  /** Only the newest products were searched; there are more. */
  readonly more: boolean;
}

/** Number of newest products that are searched. */
const maxLookedAt = 4_000;

/**
 * The matches among the newest products of a category or of the whole shop, used while the index is loading. One
 * statement for any query; relevance is PostgreSQL's own ranking.
 */
export async function listPlainly(db: Database, filters: Filters, page: PageOf): Promise<PlainPage> {
  const { category, words } = filters;
  const rows = await execute<PlainPage>(db)`
    with newest as materialized (
      select p.* from ${listedProducts} p where p.active ${category === undefined ? sql`` : sql`and p.category_id = ${idOf(category)}`}
      order by p.created_at desc, p.product_id limit ${sql.lit(maxLookedAt + 1)}
    ), found as materialized (
      select p.*, ${words ? sql`ts_rank(s.document, ${tsquery(plainly(words))}::tsquery)` : sql`0`} as rank
      from newest p ${words ? sql`join product_search s on s.product_id = p.product_id` : sql``}
      where ${sql.join([sql`true`, ...conditions(filters)], sql` and `)}
    )
    select (select count(*)::int from found) as total, (select count(*) > ${sql.lit(maxLookedAt)} from newest) as more,
           array(select product_id from found order by ${orderBy(page.order, words)}
                 limit ${page.size} offset ${before(page)}) as ids`;
  return rows[0] ?? { ids: [], total: 0, more: false };
}

function* conditions(filters: Filters): Generator<RawBuilder<unknown>> {
  const {
    words,
    brands,
    sizes,
    colours,
    shops,
    stars,
    lowPrice,
    highPrice,
    discount,
    inStock,
    attributes = {},
  } = filters;
  if (words) yield sql`s.document @@ ${tsquery(plainly(words))}::tsquery`;
  if (brands) yield sql`lower(p.brand) = any(${lowerCase(brands)}::text[])`;
  if (sizes) yield sql`p.size_keys && ${lowerCase(sizes)}::text[]`;
  if (colours) yield sql`p.colour_keys && ${lowerCase(colours)}::text[]`;
  if (inStock && (sizes || colours)) yield isStocked(sizes, colours);
  for (const [kind, values = []] of Object.entries(attributes).filter(([, values]) => values))
    yield sql`exists (select from unnest(p.attributes) held
      where lower(held) = any(${lowerCase(values.map((value) => `${kind}:${value}`))}::text[]))`;
  if (shops)
    yield sql`p.seller_id in (select id from ${sellerRows} sellers
      where id = any(${shops}::text[]) or slug = any(${shops}::text[]))`;
  if (stars !== undefined) yield sql`p.rating_tenths >= ${stars * 10}`;
  if (lowPrice !== undefined) yield sql`p.final_price >= ${lowPrice}`;
  if (highPrice !== undefined) yield sql`p.final_price <= ${highPrice}`;
  if (discount !== undefined) yield sql`p.discount >= ${discount}`;
  if (inStock) yield sql`p.in_stock`;
}

/** True when one of the sizes is in stock in one of the colours. */
const isStocked = (sizes: Filters['sizes'], colours: Filters['colours']) => sql`exists (
  select from unnest(p.pairs_in_stock) pair
  where ${sizes ? sql`lower(split_part(pair, ${joining}, 1)) = any(${lowerCase(sizes)}::text[])` : sql`true`}
    and ${colours ? sql`lower(split_part(pair, ${joining}, 2)) = any(${lowerCase(colours)}::text[])` : sql`true`})`;

const lowerCase = (names: readonly string[]) => names.map((name) => name.toLowerCase());

const idOf = (slug: string): RawBuilder<unknown> => sql`(
  select id from ${categoryRows} categories where ${slug} in (id, slug) or lower(name) = lower(${slug})
  order by id = ${slug} desc, slug = ${slug} desc limit 1)`;

const orders: Record<Exclude<ListingOrder, 'relevance'>, RawBuilder<unknown>> = {
  'low-to-high': sql`final_price, product_id`,
  'high-to-low': sql`final_price desc, product_id`,
  rating: sql`rating_tenths desc, rating_count desc, product_id`,
  discount: sql`discount desc, product_id`,
  newest: sql`created_at desc, product_id`,
  available: sql`in_stock desc, created_at desc, product_id`,
};

function orderBy(order: ListingOrder, words: TextQuery | undefined): RawBuilder<unknown> {
  if (order !== 'relevance') return orders[order];
  return words ? sql`in_stock desc, rank desc, rating_tenths desc, product_id` : orders.newest;
}

/** The words' fixed conditions and their loosest attempt, because it is not known in advance which attempt finds something. */
function plainly({ kept, whom, attempts }: TextQuery): Query {
  const query = attempts.at(-1)?.query;
  return { all: [kept, whom?.maySay, query].filter((one) => one !== null && one !== undefined) };
}

/** A query in tsquery syntax: quoted lexemes with the weights of their fields. */
function tsquery(query: Query): string {
  const joinQueries = (queries: readonly Query[], sign: string) => `(${queries.map(tsquery).join(sign)})`;
  if ('all' in query) return joinQueries(query.all, ' & ');
  // Attributes are not in the text; a word always accompanies them.
  if ('any' in query)
    return joinQueries(
      query.any.filter((one) => !('label' in one)),
      ' | ',
    );
  if ('label' in query) throw new Error('A label is not looked for by itself');
  if ('not' in query) return `!(${tsquery(query.not)})`;
  const weights = ['A', 'B', 'C', 'D'].filter((_, field) => (query.fields >>> field) & 1).join('');
  return `'${query.term.replace(/['\\]/g, '$&$&')}':${query.prefix ? '*' : ''}${weights}`;
}
