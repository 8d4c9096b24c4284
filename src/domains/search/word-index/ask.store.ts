import { sql } from 'kysely';
import { type Database, prepared } from '../../../platform/database.ts';
import type { Filters } from '../listing.ts';
import { idOfCategory } from '../matching.store.ts';
import type { TextQuery } from '../text-query.ts';
import { type Row, rowsOf } from './read-rows.store.ts';
import type { Said } from './weigh.ts';
import { categoryRows, productRows } from '../../catalogue/readable.store.ts';
import { sellerRows } from '../../sellers/readable.store.ts';

/** What was changed that an earlier snapshot did not show, and what has become of it. */
export interface Changes {
  /** What this asking shows, to be asked with the next time. */
  readonly snapshot: string;
  /** Products that came, went or are another; an empty id: all of them. */
  readonly changed: readonly string[];
  /** Those of them that are there; null for none. */
  readonly rows: readonly Row[] | null;
}

/** Of so many changes and more only the number is wanted: who is so far behind reads all anew. */
export const maxChanges = 2_000;

/** What this moment shows: changes are told from here on. */
export async function readSnapshot(db: Database): Promise<string> {
  const { rows } = await sql<{ snapshot: string }>`select pg_current_snapshot()::text as snapshot`.execute(
    db,
  );
  return rows[0]?.snapshot ?? '';
}

/**
 * Changes in transactions that the snapshot does not show, whenever these began. In one statement with the products themselves: a
 * second one may be answered by a replica that has not heard of them.
 */
const since = (snapshot: string) => sql`
  changes as materialized (
    select array(select distinct product_id from search_changes
                 where changed_in >= pg_snapshot_xmin(${snapshot}::pg_snapshot)
                   and not pg_visible_in_snapshot(changed_in, ${snapshot}::pg_snapshot) limit ${sql.lit(maxChanges)}) as ids
  )`;

const told = sql`
  pg_current_snapshot()::text as snapshot, (select ids from changes) as changed,
  case when (select cardinality(ids) from changes) between 1 and ${sql.lit(maxChanges - 1)}
    then ${rowsOf(sql`(select ids from changes)::text[]`)} end as rows`;

export async function readChanges(db: Database, snapshot: string): Promise<Changes> {
  const { rows } = await sql<Changes>`${prepared} with ${since(snapshot)} select ${told}`.execute(db);
  return rows[0] ?? { snapshot, changed: [], rows: null };
}

interface Answered extends Changes, Said {
  /** Shops that were chosen and the category, by their ids; null for a category that is none. */
  readonly shops: readonly string[];
  readonly category: string | null;
}

/** All that a search has to know from the database: what has changed, and what only the database says of the words. */
export async function ask(
  db: Database,
  snapshot: string,
  { words, category, categoryId, shops = [] }: Filters & { words: TextQuery },
): Promise<Answered> {
  const { typed, kind, kindAsTyped } = words;
  const named = categoryId ?? category;
  const { rows } = await sql<Answered>`${prepared}
    with ${since(snapshot)}, kinds as materialized (
      select c.id, named_so.document from search_names named_so join ${categoryRows} c on c.name = named_so.name
      where named_so.kind = 'category' and named_so.document @@ ${kind}::tsquery
    )
    select ${told},
           array(select id from ${productRows} products where lower(name) = lower(${typed}) and status = 'active') as "calledSo",
           array(select id from kinds where document @@ ${kindAsTyped}::tsquery and length(document) = 1) as "justThatKind",
           array(select id from kinds) as "thatKind",
           array(select id from ${sellerRows} sellers where id = any(${shops}::text[]) or slug = any(${shops}::text[])) as shops,
           ${named === undefined ? sql`null` : idOfCategory(named)} as category`.execute(db);
  const [answered] = rows;
  if (!answered) throw new Error('A search without a row');
  return answered;
}

/** Takes away the changes that everybody has been told of who asks at least once in an hour. Gives how many. */
export async function forgetChanges(db: Database): Promise<number> {
  const { rows } = await sql<{ gone: number }>`select forget_search_changes() as gone`.execute(db);
  return rows[0]?.gone ?? 0;
}
