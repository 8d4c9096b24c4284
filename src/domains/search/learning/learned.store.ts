import { type RawBuilder, sql } from 'kysely';
import { type Database, execute } from '../../../platform/database.ts';
import type { Evidence } from './levels.ts';

/** Learned levels of products, by query key and product id; missing means 0. */
export type LearnedLevels = Readonly<Record<string, Readonly<Record<string, number>>>>;

/** Entry in the change feed instead of a product's id: the levels have changed. */
export const learnedMark = '#learned';

/** All levels as JSON, to be read in the statement that reads changes. */
export const learnedLevels: RawBuilder<unknown> = sql`(
  select coalesce(json_object_agg(key, levels), '{}')
  from (select key, json_object_agg(product_id, level) as levels from search_learned group by key) of_key)`;

/** Max levels stored, which take a few megabytes in each process. */
const maxLevels = 20_000;

interface Pair extends Evidence {
  readonly key: string;
  readonly productId: string;
}

/** The counts after a given day for products opened at least `minOpened` times, the most opened first. */
export async function readEvidence(
  db: Database,
  { since, minOpened }: { since: Date; minOpened: number },
): Promise<Pair[]> {
  const from = sql`${since.toISOString().slice(0, 10)}::date`;
  const rows = await execute<Pair>(db)`
    select outcome.key, outcome.product_id as "productId", query.searched, outcome.opened, outcome.carted, outcome.ordered
    from (
      select key, product_id, sum(opened)::int as opened, sum(carted)::int as carted, sum(ordered)::int as ordered
      from search_outcomes where day > ${from} group by key, product_id having sum(opened) >= ${minOpened}
    ) outcome
    join (select key, sum(searched)::int as searched from search_queries where day > ${from} group by key) query using (key)
    order by outcome.opened desc, outcome.key, outcome.product_id limit ${maxLevels}`;
  return rows;
}

export interface Level {
  readonly key: string;
  readonly productId: string;
  readonly level: number;
}

/** Replaces all levels. Notifies every process if anything changed. */
export async function writeLevels(db: Database, levels: readonly Level[]): Promise<void> {
  await execute(db)`
    with wanted as (
      select * from unnest(${levels.map(({ key }) => key)}::text[], ${levels.map(({ productId }) => productId)}::text[],
                           ${levels.map(({ level }) => level)}::smallint[]) as wanted(key, product_id, level)
    ), gone as (
      delete from search_learned old
      where not exists (select from wanted where wanted.key = old.key and wanted.product_id = old.product_id) returning 1
    ), put as (
      insert into search_learned as old (key, product_id, level) select key, product_id, level from wanted
      on conflict (key, product_id) do update set level = excluded.level where old.level <> excluded.level returning 1
    )
    insert into search_changes (product_id)
    select ${learnedMark} where exists (select from gone) or exists (select from put)`;
}
