import { type RawBuilder, sql } from 'kysely';
import { type Database, prepared } from '../../platform/database.ts';
import { before, type Filters, type PageOf } from './listing.ts';
import { chosen, fixed, matching, orderBy, wordsOf } from './matching.store.ts';
import type { TextQuery } from './text-query.ts';

/** Most products that a search in a large catalogue shows and counts: of words that more products hold, those of the best standing. */
export const mostFound = 1_000;
const most = sql.lit(mostFound);

/** So many of them are weighed for how closely they are what the words say; the others follow by their standing. */
const mostWeighed = 120;
const weighed = sql.lit(mostWeighed);

interface Found {
  readonly ids: readonly string[];
  /** How many were found, at most `mostFound`. */
  readonly total: number;
  /** Whether there are more than that. */
  readonly more: boolean;
}

type Searched = Filters & { readonly words: TextQuery };

/** A page of what was searched for in a large catalogue: however many products hold the words, a bounded number is looked at. */
export async function findPage(db: Database, filters: Searched, page: PageOf): Promise<Found> {
  const { rows } = await statementFor(filters, page).execute(db);
  return rows[0] ?? { ids: [], total: 0, more: false };
}

function statementFor(filters: Searched, page: PageOf): RawBuilder<Found> {
  if (page.order !== 'relevance') return sorted(filters, page);
  const { words, ...others } = filters;
  const isPlain = Object.values(others).every((value) => value === undefined || value === false);
  return isPlain ? byWords(words, page) : byWordsAndChoices(filters, page);
}

/** Those of the best standing of all that have the words in their name, then in their title, then anywhere. */
const byWords = (words: TextQuery, page: PageOf): RawBuilder<Found> => sql<Found>`${prepared}
  with in_name as materialized (select * from best_found(${words.named}::tsquery, ${weighed})),
  in_title as materialized (
    select * from best_found(${words.inTitle}::tsquery, ${weighed}) where (select count(*) from in_name) < ${weighed}
  ),
  anywhere as materialized (select * from best_found(${words.anywhere}::tsquery, ${most} + 1)),
  called_so as materialized (
    select id from products where lower(name) = lower(${words.typed}) and status = 'active'
  ),
  seen as materialized (
    select product_id, min(step) as step, max(standing) as standing from (
      select 0 as step, id as product_id, 200000 as standing from called_so
      union all select 1, * from in_name union all select 2, * from in_title union all select 3, * from anywhere) any_step
    group by product_id
  ),
  first as materialized (
    select product_id from seen order by standing >= 100000 desc, step, standing desc, product_id limit ${weighed}
  ),
  shown as (
    select p.product_id, row_number() over (order by ${orderBy('relevance', words)}) as place
    from first join listed_products p on p.product_id = first.product_id ${wordsOf(sql`first.product_id`)}
    ${page.number * page.size > mostWeighed ? others : sql``}
  )
  select least((select count(*) from seen), ${most}) as total, (select count(*) from anywhere) > ${most} as more,
         array(select product_id from shown order by place ${within(page)}) as ids`;

/** Who follows those that were weighed. */
const others = sql`
  union all
  select p.product_id, ${weighed} + row_number() over (order by p.in_stock desc, seen.step, seen.standing desc, p.product_id)
  from seen join listed_products p on p.product_id = seen.product_id
  where seen.product_id not in (select product_id from first)`;

/** Those that the choices leave among the 64,000 of the best standing; where these are few, among all. */
const byWordsAndChoices = (filters: Searched, page: PageOf): RawBuilder<Found> => sql<Found>`
  with popular as materialized (
    select p.product_id from product_terms found join listed_products p on p.product_id = found.product_id
    where found.tier <= 4 and ${sql.join([...fixed(filters), ...chosen(filters)], sql` and `)}
    order by found.standing desc, p.product_id limit ${most} + 1
  ),
  whole as materialized (
    select * from (select p.product_id ${matching(filters)} limit ${most} + 1) all_of_them
    where (select count(*) from popular) <= ${most}
  ),
  seen as materialized (select * from popular union select * from whole)
  select least((select count(*) from seen), ${most}) as total, (select count(*) from seen) > ${most} as more, array(
    select p.product_id
    from seen join listed_products p on p.product_id = seen.product_id ${wordsOf(sql`seen.product_id`)}
    order by ${orderBy('relevance', filters.words)} ${within(page)}) as ids`;

/** In the order of something else than the words: planned for what is asked, by the index of that order or by the words'. */
const sorted = (filters: Searched, page: PageOf): RawBuilder<Found> => sql<Found>`
  with counted as materialized (select 1 ${matching(filters)} limit ${most} + 1)
  select least((select count(*) from counted), ${most}) as total, (select count(*) from counted) > ${most} as more,
         array(select p.product_id ${matching(filters)} order by ${orderBy(page.order, filters.words)} ${within(page)}) as ids`;

/** The page's part of the first `mostFound`. */
const within = (page: PageOf): RawBuilder<unknown> => {
  const left = Math.max(0, Math.min(page.size, mostFound - before(page)));
  return sql`limit ${left} offset ${before(page)}`;
};
