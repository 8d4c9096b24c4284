import { type RawBuilder, sql } from 'kysely';
import type { Database } from './database.ts';

/** A turn to be taken: fewer than `most` were taken after `since`. */
interface Hit {
  readonly key: string;
  readonly max: number;
  readonly since: Date;
  readonly now: Date;
  readonly expiresAt: Date;
}

/**
 * Takes a turn when there is one left, in one statement, so that any number of processes share the count exactly. False
 * when all are taken.
 */
export async function insertHit(db: Database, hit: Hit): Promise<boolean> {
  const { rows } = await hitStatement(hit).execute(db);
  return rows.length === 1;
}

/** The statement that takes a turn, and gives a row when there was one: to stand in another one's WITH. */
export function hitStatement(limit: Hit): RawBuilder<unknown> {
  const recent = sql`array(select hit from unnest(r.hits) hit where hit > ${limit.since} order by hit)`;
  return sql`
    insert into rate_limits as r (key, hits, expires_at)
    values (${limit.key}, array[${limit.now}::timestamptz], ${limit.expiresAt})
    on conflict (key) do update set hits = ${recent} || ${limit.now}::timestamptz, expires_at = excluded.expires_at
    where cardinality(${recent}) < ${limit.max}
    returning 1`;
}

/** Takes back one turn taken at `hit`. */
export async function deleteHit(db: Database, key: string, hit: Date): Promise<void> {
  await sql`
    update rate_limits
    set hits = hits[:array_position(hits, ${hit}::timestamptz) - 1] || hits[array_position(hits, ${hit}::timestamptz) + 1:]
    where key = ${key} and array_position(hits, ${hit}::timestamptz) is not null`.execute(db);
}

/** When the turn was taken whose end frees the next one; null when there is a turn left. */
export async function findBlockingHit(
  db: Database,
  limit: { key: string; max: number; since: Date },
): Promise<Date | null> {
  const { rows } = await sql<{ hit: Date }>`
    select hit from rate_limits, unnest(hits) hit
    where key = ${limit.key} and hit > ${limit.since}
    order by hit desc offset ${limit.max - 1} limit 1`.execute(db);
  return rows[0]?.hit ?? null;
}

/** Forgets counts that no longer matter. */
export async function deleteOldLimits(db: Database, now: Date): Promise<void> {
  await sql`delete from rate_limits where expires_at <= ${now}`.execute(db);
}

/** Forgets all turns that were taken under a key. */
export async function deleteHits(trx: Database, key: string): Promise<void> {
  await sql`delete from rate_limits where key = ${key}`.execute(trx);
}
