import { type Database, execute } from '../database.ts';

/** The primary's WAL position: everything committed before the call lies before it. */
export async function readPosition(primary: Database): Promise<string> {
  const [row] = await execute<{ position: string }>(primary)`select pg_current_wal_lsn()::text as position`;
  return row?.position ?? '0/0';
}

/** Whether a replica has replayed up to this position; null when it is not a standby. */
export async function hasReached(replica: Database, position: string): Promise<boolean | null> {
  const [row] = await execute<{ reached: boolean | null }>(replica)`
    select case when pg_is_in_recovery() then pg_last_wal_replay_lsn() >= ${position}::pg_lsn end as reached`;
  return row?.reached ?? null;
}
