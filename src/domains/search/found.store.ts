import { type RawBuilder, sql } from 'kysely';
import { type Database, prepared } from '../../platform/database.ts';
import { before, type Filters, type FoundPage, type PageOf } from './listing.ts';
import { chosen, fixed, matching, orderBy } from './matching.store.ts';
import type { TextQuery } from './text-query.ts';
import { listedProducts, productRows } from '../catalogue/readable.store.ts';

/** Most products that a search in a large catalogue shows and counts: of words that more products hold, those of the best standing. */
export const maxFound = 1_000;
const maxFoundSql = sql.lit(maxFound);

/** So many of them are weighed for how closely they are what the words say; the others follow by their standing. */
const maxWeighed = 120;
const weighed = sql.lit(maxWeighed);

/** Where the best 64,000 hold so many, the rest of a large catalogue is not looked at: twenty pages. */
export const plentyFound = 240;
const plenty = sql.lit(plentyFound);

type Searched = Filters & { readonly words: TextQuery };

/** A page of what was searched for in a large catalogue: however many products hold the words, a bounded number is looked at. */
export async function findPage(db: Database, filters: Searched, page: PageOf): Promise<FoundPage> {
  const { rows } = await statementFor(filters, page).execute(db);
  return rows[0] ?? { ids: [], total: 0, more: false };
}

function statementFor(filters: Searched, page: PageOf): RawBuilder<FoundPage> {
  if (page.order !== 'relevance') return sorted(filters, page);
  const { words, ...others } = filters;
  const isPlain = Object.values(others).every((value) => value === undefined || value === false);
  return isPlain ? byWords(words, page) : byWordsAndChoices(filters, page);
}

/** Whether a page holds nobody but those that are weighed. */
const isNear = ({ number, size }: PageOf): boolean => number * size <= maxWeighed;

/** Those of the best standing of all that have the words, first those that have them in their name, then in their title. */
const byWords = (words: TextQuery, page: PageOf): RawBuilder<FoundPage> => sql<FoundPage>`${prepared}
  with found as materialized (
    select * from found_by_words(${words.anywhere}::tsquery, ${words.named}::tsquery, ${words.inTitle}::tsquery,
                                 ${isNear(page) ? weighed : sql`${maxFoundSql} + 1`}, ${plenty}, ${maxFoundSql} + 1)
  ),
  called_so as materialized (${calledSo(words)}),
  seen as materialized (
    select product_id, min(step) as step, max(standing) as standing from (
      select product_id, step, standing from found union all select id, 0, 200000 from called_so) any_step
    group by product_id
  ),
  counted as (select coalesce(max(total), 0) as total, coalesce(bool_or(more), false) as more from found)
  ${shown(words, page)}`;

/** The least standing of what can be bought: search_standing adds it. */
const inStock = sql.lit(100_000);

const calledSo = (words: TextQuery) => sql`
  select id from ${productRows} products where lower(name) = lower(${words.typed}) and status = 'active'`;

/** The page out of `seen`: the first are weighed, the others follow by their standing. */
const shown = (words: TextQuery, page: PageOf): RawBuilder<unknown> => sql`
  , first as materialized (
    select product_id from seen order by standing >= ${inStock} desc, step, standing desc, product_id limit ${weighed}
  ),
  shown as (
    select p.product_id,
           row_number() over (order by ${orderBy('relevance', words, sql`first.product_id in (select id from called_so)`)}) as place
    from first join ${listedProducts} p on p.product_id = first.product_id
    join product_terms found on found.product_id = first.product_id
    ${isNear(page) ? sql`` : others}
  )
  select least(greatest(counted.total, (select count(*) from seen)), ${maxFoundSql}) as total, counted.more,
         array(select product_id from shown order by place ${within(page)}) as ids
  from counted`;

/** Who follows those that were weighed. */
const others = sql`
  union all
  select p.product_id, ${weighed} + row_number() over (order by p.in_stock desc, seen.step, seen.standing desc, p.product_id)
  from seen join ${listedProducts} p on p.product_id = seen.product_id
  where seen.product_id not in (select product_id from first)`;

/**
 * Those that the choices leave: of the best standing among 4,000, where these are few among 64,000, and only then whichever come
 * first of all. What was found by the end of a tier is found again by the next, so the last that looked tells.
 */
const byWordsAndChoices = (filters: Searched, page: PageOf): RawBuilder<FoundPage> => {
  const { words } = filters;
  const wanted = isNear(page) ? sql.lit(3 * maxWeighed) : sql`${maxFoundSql} + 1`;
  const step = sql`case when found.terms @@ ${words.named}::tsquery then 1 when found.terms @@ ${words.inTitle}::tsquery then 2 else 3 end`;
  const left = sql`from product_terms found join ${listedProducts} p on p.product_id = found.product_id
    where ${sql.join([...fixed(filters), ...chosen(filters)], sql` and `)}`;
  const bestOf = (tier: number) => sql`
    select p.product_id, found.standing, ${step} as step ${left} and found.tier <= ${sql.lit(tier)}
    order by found.standing desc, p.product_id limit ${wanted}`;
  const few = (found: RawBuilder<unknown>) => sql`(select count(*) from ${found}) < ${wanted}`;
  return sql<FoundPage>`
  with best as materialized (${bestOf(2)}),
  further as materialized (select * from (${bestOf(4)}) found_further where ${few(sql`best`)}),
  whole as materialized (
    select * from (select p.product_id, found.standing, ${step} as step ${left} limit ${maxFoundSql} + 1) all_of_them
    where ${few(sql`best`)} and (select count(*) from further) < ${plenty}
  ),
  called_so as materialized (${calledSo(words)}),
  seen as materialized (select * from best union select * from further union select * from whole),
  popular as materialized (select count(*) as total from (select 1 ${left} and found.tier <= 4 limit ${maxFoundSql} + 1) some_of_them),
  counted as materialized (
    select total, true as more from popular where total >= ${plenty}
    union all
    select count(*), count(*) > ${maxFoundSql} from (select 1 ${left} limit ${maxFoundSql} + 1) any_of_them
    where (select total from popular) < ${plenty} having (select total from popular) < ${plenty}
  )
  ${shown(words, page)}`;
};

/** In the order of something else than the words: planned for what is asked, by the index of that order or by the words'. */
const sorted = (filters: Searched, page: PageOf): RawBuilder<FoundPage> => sql<FoundPage>`
  with counted as materialized (select 1 ${matching(filters)} limit ${maxFoundSql} + 1)
  select least((select count(*) from counted), ${maxFoundSql}) as total, (select count(*) from counted) > ${maxFoundSql} as more,
         array(select p.product_id ${matching(filters)} order by ${orderBy(page.order, filters.words)} ${within(page)}) as ids`;

/** The page's part of the first `maxFound`. */
const within = (page: PageOf): RawBuilder<unknown> => {
  const left = Math.max(0, Math.min(page.size, maxFound - before(page)));
  return sql`limit ${left} offset ${before(page)}`;
};
