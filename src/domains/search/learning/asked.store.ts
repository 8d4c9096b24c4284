import { sql } from 'kysely';
import { type Database, execute } from '../../../platform/database.ts';

/** A query with its counts over several days. */
export interface SearchedQuery {
  readonly key: string;
  /** As last typed, without prices and sizes. */
  readonly words: string;
  readonly searched: number;
  readonly opened: number;
}

interface Since {
  /** Counts days after this one. */
  readonly since: Date;
  readonly limit: number;
}

const aggregates = (since: Date) => sql`
  select key, coalesce((array_agg(words order by day desc))[1], '') as words, sum(searched)::int as searched, sum(opened)::int as opened,
         max(found) as found
  from search_queries where day > ${since.toISOString().slice(0, 10)}::date and key not in (select key from search_dismissed)
  group by key`;

/** Queries without results, the most frequent first, except dismissed ones. */
export async function listUnanswered(db: Database, { since, limit }: Since): Promise<SearchedQuery[]> {
  const rows = await execute<SearchedQuery>(db)`
    select key, words, searched, opened from (${aggregates(since)}) kept where found = 0
    order by searched desc, key limit ${limit}`;
  return rows;
}

/** Queries with results of which nobody opened any, the most frequent first. */
export async function listUnopened(db: Database, { since, limit }: Since): Promise<SearchedQuery[]> {
  const rows = await execute<SearchedQuery>(db)`
    select key, words, searched, opened from (${aggregates(since)}) kept where found > 0 and opened = 0
    order by searched desc, key limit ${limit}`;
  return rows;
}

/** Queries after which at least `minOpened` shoppers opened a product, the most opened first. */
export async function listOpened(
  db: Database,
  { since, limit, minOpened }: Since & { minOpened: number },
): Promise<SearchedQuery[]> {
  const rows = await execute<SearchedQuery>(db)`
    select key, words, searched, opened from (${aggregates(since)}) kept where opened >= ${minOpened}
    order by opened desc, key limit ${limit}`;
  return rows;
}

/** Dismisses a query; false when nobody has asked it. */
export async function dismissAsked(db: Database, key: string, now: Date): Promise<boolean> {
  const rows = await execute(db)`
    insert into search_dismissed (key, dismissed_at)
    select ${key}, ${now} where exists (select from search_queries where key = ${key})
    on conflict (key) do update set dismissed_at = excluded.dismissed_at returning 1`;
  return rows.length > 0;
}
