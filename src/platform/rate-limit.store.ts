import { type RawBuilder, sql } from 'kysely';
import { type Database, execute, findValue, hasRow } from './database.ts';

/** A turn to take, if fewer than the limit were taken after `since`. */
interface Hit {
  readonly key: string;
  readonly max: number;
  readonly since: Date;
  readonly now: Date;
  readonly expiresAt: Date;
}

/** Takes a turn if one is left, in one statement, so the count is exact across processes. False when none is left. */
export function insertHit(db: Database, hit: Hit): Promise<boolean> {
  return hasRow(db)`${hitStatement(hit)}`;
}

/** The statement that takes a turn, for use in another statement's WITH; returns a row when one was left. */
export function hitStatement(limit: Hit): RawBuilder<unknown> {
  const recent = sql`array(select hit from unnest(r.hits) hit where hit > ${limit.since} order by hit)`;
  return sql`
    insert into rate_limits as r (key, hits, expires_at)
    values (${limit.key}, array[${limit.now}::timestamptz], ${limit.expiresAt})
    on conflict (key) do update set hits = ${recent} || ${limit.now}::timestamptz, expires_at = excluded.expires_at
    where cardinality(${recent}) < ${limit.max}
    returning 1`;
}

/** Gives back the turn taken at `hit`. */
export async function deleteHit(db: Database, key: string, hit: Date): Promise<void> {
  await execute(db)`
    update rate_limits
    set hits = hits[:array_position(hits, ${hit}::timestamptz) - 1] || hits[array_position(hits, ${hit}::timestamptz) + 1:]
    where key = ${key} and array_position(hits, ${hit}::timestamptz) is not null`;
}

/** The time of the turn whose expiry frees the next one; null when a turn is left. */
export function findBlockingHit(
  db: Database,
  limit: { key: string; max: number; since: Date },
): Promise<Date | null> {
  return findValue<Date>(db)`
    select hit from rate_limits, unnest(hits) hit
    where key = ${limit.key} and hit > ${limit.since}
    order by hit desc offset ${limit.max - 1} limit 1`;
}

/** Deletes expired counts. */
export async function deleteOldLimits(db: Database, now: Date): Promise<void> {
  await execute(db)`delete from rate_limits where expires_at <= ${now}`;
}
