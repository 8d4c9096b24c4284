import { type Database, findValue, getValue } from '../database.ts';

/** The primary's WAL position: everything committed before the call is before it. */
export function readPosition(primary: Database): Promise<string> {
  return getValue<string>(primary)`select pg_current_wal_lsn()::text as position`;
}

/** Whether a replica has replayed up to this position; null when it is not a standby. */
export function hasReached(replica: Database, position: string): Promise<boolean | null> {
  return findValue<boolean>(replica)`
    select case when pg_is_in_recovery() then pg_last_wal_replay_lsn() >= ${position}::pg_lsn end as reached`;
}
