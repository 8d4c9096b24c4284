import { type RawBuilder, sql } from 'kysely';
import { type Say, seen } from '../../platform/database.ts';
import type { Filters, ListingOrder } from './listing.ts';
import type { TextQuery } from './text-query.ts';
import { categoryRows, listedProducts, productRows } from '../catalogue/readable.store.ts';
import { sellerRows } from '../sellers/readable.store.ts';

/** `from … where …` of the products that the filters leave, each a slim row `p`. */
export function matching(filters: Filters, say: Say = seen): RawBuilder<unknown> {
  const { words } = filters;
  return sql`from ${listedProducts} p
    ${words ? wordsOf(sql`p.product_id`) : sql``}
    where ${sql.join([...fixed(filters, say), ...chosen(filters, say)], sql` and `)}`;
}

export function* fixed(
  { category, categoryId, words }: Filters,
  say: Say = seen,
): Generator<RawBuilder<unknown>> {
  yield sql`p.active`;
  if (categoryId !== undefined) yield sql`p.category_id = ${say(categoryId, 'text')}`;
  else if (category !== undefined) yield sql`p.category_id = ${idOfCategory(category)}`;
  if (words) yield sql`found.terms @@ ${words.anywhere}::tsquery`;
}

/** What can be chosen by a facet. */
export function* chosen(filters: Filters, say: Say = seen): Generator<RawBuilder<unknown>> {
  const { brands, sizes, colours, shops, stars, lowPrice, highPrice, discount, inStock } = filters;
  if (brands) yield sql`lower(p.brand) = any(${lowered(brands)}::text[])`;
  if (sizes) yield sql`p.size_keys && ${lowered(sizes)}::text[]`;
  if (colours) yield sql`p.colour_keys && ${lowered(colours)}::text[]`;
  if (shops) yield sql`p.seller_id = any(${idsOfShops(shops)})`;
  if (stars !== undefined) yield sql`p.rating_tenths >= ${say(stars * 10, 'integer')}`;
  if (lowPrice !== undefined) yield sql`p.final_price >= ${say(lowPrice, 'integer')}`;
  if (highPrice !== undefined) yield sql`p.final_price <= ${say(highPrice, 'integer')}`;
  if (discount !== undefined) yield sql`p.discount >= ${say(discount, 'integer')}`;
  if (inStock) yield sql`p.in_stock`;
}

/** The ids of the shops with these slugs or ids, as an array. */
export const idsOfShops = (shops: readonly string[]): RawBuilder<unknown> =>
  sql`array(select id from ${sellerRows} sellers where id = any(${shops}::text[]) or slug = any(${shops}::text[]))`;

export const lowered = (names: readonly string[]) => names.map((name) => name.toLowerCase());

/** The category with this id, slug or name, looked for in that order. */
export function idOfCategory(named: string): RawBuilder<unknown> {
  return sql`(
    select id from ${categoryRows} categories where ${named} in (id, slug) or lower(name) = lower(${named})
    order by id = ${named} desc, slug = ${named} desc limit 1)`;
}

/**
 * How closely a product is what the words say, in points for each word: most where its name says it as it was meant, least where it stands in
 * the description only. Weighed on the judged queries of test/relevance.
 */
function closeness({ terms }: TextQuery): RawBuilder<unknown> {
  const has = (query: string) => sql`found.terms @@ ${query}::tsquery`;
  const points = terms.map(
    ({ closelyInName, inName, closelyInTitle, inTitle }) => sql`
      case when ${has(closelyInName)} then 5 when ${has(closelyInTitle)} then 3
           when ${has(inName)} then 3 when ${has(inTitle)} then 2 else 0 end`,
  );
  return sql`(${sql.join(points, sql` + `)})`;
}

/**
 * How much its category is what was asked for: 2 when that is called just so, 1 when the name says it among other words. Of goods whose
 * names say 'shirt', shirts come before T-shirts, and both before bras and brooches that mention one.
 */
function ofThatKind({ kind, kindAsTyped }: TextQuery): RawBuilder<unknown> {
  if (kind === null) return sql`0::int`;
  const called = (query: string | null, just = sql``) => sql`any(array(
    select c.id from search_names named_so join ${categoryRows} c on c.name = named_so.name
    where named_so.kind = 'category' and named_so.document @@ ${query}::tsquery${just}))`;
  return sql`case when p.category_id = ${called(kindAsTyped, sql` and length(named_so.document) = 1`)} then 2
    when p.category_id = ${called(kind)} then 1 else 0 end`;
}

/** Rating in tenths, drawn to a middling one as long as few have rated: one five-star review is not the best of the shop. */
const popularity = sql`(p.rating_tenths * p.rating_count + 380) / (p.rating_count + 10)`;

/** Equals are mixed by the random end of their ids, the same way each time: it does not count whose goods came in first. */
const mixed = sql`right(p.product_id, 10)`;

/** A product whose name is just what was typed. */
const calledSo = (words: TextQuery) => sql`lower(named.name) = lower(${words.typed})`;

/**
 * Every order ends with the id, so that a page's end is the next one's beginning.
 * @param isCalledSo where it was found out before which products are called what was typed
 */
export function orderBy(
  order: ListingOrder,
  words: TextQuery | undefined,
  isCalledSo?: RawBuilder<unknown>,
): RawBuilder<unknown> {
  switch (order) {
    case 'low-to-high':
      return sql`p.final_price, p.product_id`;
    case 'high-to-low':
      return sql`p.final_price desc, p.product_id`;
    case 'rating':
      return sql`p.rating_tenths desc, p.rating_count desc, p.product_id`;
    case 'discount':
      return sql`p.discount desc, p.product_id`;
    case 'relevance':
      if (words)
        return sql`p.in_stock desc, ${isCalledSo ?? calledSo(words)} desc, ${closeness(words)} desc,
          ${ofThatKind(words)} desc, ${popularity} desc, p.rating_tenths desc, p.rating_count desc, ${mixed}, p.product_id`;
      return sql`p.created_at desc, p.product_id`;
    case 'newest':
      return sql`p.created_at desc, p.product_id`;
  }
}

/** Joins what words are looked for in. */
const wordsOf = (id: RawBuilder<unknown>) =>
  sql`join product_terms found on found.product_id = ${id} join ${productRows} named on named.id = ${id}`;
