import { sql } from 'kysely';
import { type Database, preparedStatement, execute } from '../../../platform/database.ts';

export interface CountedSearch {
  readonly key: string;
  readonly words: string;
  /** Number of products found. */
  readonly found: number;
  /** A digest of day, network, step and query, so that each network counts once a day. */
  readonly mark: string;
  readonly now: Date;
}

/** Max distinct queries counted per day; the table holds thirty times as many. */
const maxQueries = 5_000;

const dayOf = (now: Date) => sql`${now.toISOString().slice(0, 10)}::date`;

/** Counts a search once per mark. A query that is new today counts only while there is room. */
export async function countSearch(
  db: Database,
  { key, words, found, mark, now }: CountedSearch,
): Promise<boolean> {
  const day = dayOf(now);
  const rows = await execute(db)`
    with marked as (
      insert into search_marks (mark, key, seen_at) values (${mark}, ${key}, ${now}) on conflict do nothing returning mark
    )
    insert into search_queries as known (day, key, words, found, searched)
    select ${day}, ${key}, ${words}, ${found}, 1 from marked
    where exists (select from search_queries where day = ${day} and key = ${key})
       or (select count(*) from search_queries where day = ${day}) < ${sql.lit(maxQueries)}
    on conflict (day, key) do update set
      searched = known.searched + 1, words = excluded.words, found = greatest(known.found, excluded.found)
    returning 1`;
  return rows.length > 0;
}

/**
 * Counts the opening of a product from a search counted today, once per mark. The trail links later steps to that
 * search for a day.
 */
export async function countOpened(
  db: Database,
  event: { key: string; productId: string; mark: string; trail: string; now: Date },
): Promise<boolean> {
  const { key, productId, mark, trail, now } = event;
  const day = dayOf(now);
  const rows = await execute(db)`
    with known as (
      select from search_queries where day = ${day} and key = ${key}
    ), trailed as (
      insert into search_marks as old (mark, key, seen_at) select ${trail}, ${key}, ${now} from known
      on conflict (mark) do update set key = excluded.key, seen_at = excluded.seen_at
    ), marked as (
      insert into search_marks (mark, key, seen_at) select ${mark}, ${key}, ${now} from known
      on conflict do nothing returning mark
    ), counted as (
      update search_queries set opened = opened + 1 where day = ${day} and key = ${key} and exists (select from marked)
    )
    insert into search_outcomes as old (day, key, product_id, opened)
    select ${day}, ${key}, ${productId}, 1 from marked
    on conflict (day, key, product_id) do update set opened = old.opened + 1
    returning 1`;
  return rows.length > 0;
}

/** A product added to the cart or ordered. */
export interface BuyingStep {
  readonly step: 'carted' | 'ordered';
  readonly productId: string;
  readonly trail: string;
  readonly mark: string;
}

/** Counts products added to the cart or ordered, for the search they were opened from since a given time; once per mark. */
export async function countReached(
  db: Database,
  events: readonly BuyingStep[],
  { since, now }: { since: Date; now: Date },
): Promise<void> {
  const column = (name: keyof BuyingStep) => sql`${events.map((one) => one[name])}::text[]`;
  await execute(db)`${preparedStatement}
    with came as (
      select distinct on (reached.mark) reached.mark, reached.step, reached.product_id, trail.key
      from unnest(${column('step')}, ${column('productId')}, ${column('trail')}, ${column('mark')})
        as reached(step, product_id, trail, mark)
      join search_marks trail on trail.mark = reached.trail and trail.seen_at > ${since}
      order by reached.mark
    ), marked as (
      insert into search_marks (mark, key, seen_at) select mark, key, ${now} from came order by mark
      on conflict do nothing returning mark
    )
    insert into search_outcomes as old (day, key, product_id, carted, ordered)
    select ${dayOf(now)}, key, product_id, count(*) filter (where step = 'carted'), count(*) filter (where step = 'ordered')
    from came join marked using (mark) group by key, product_id order by key, product_id
    on conflict (day, key, product_id) do update set
      carted = old.carted + excluded.carted, ordered = old.ordered + excluded.ordered`;
}

/** Deletes marks from before a given time. */
export async function forgetMarks(db: Database, before: Date): Promise<void> {
  await execute(db)`delete from search_marks where seen_at <= ${before}`;
}
