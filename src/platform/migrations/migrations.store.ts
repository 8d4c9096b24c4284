import { sql } from 'kysely';
import { type Database, execute, getValue, listValues } from '../database.ts';

/** The advisory lock's number, the same in all releases. */
const lockNumber = '3853314791062309107';

/** The recorded migration names in order. The table has the name that the library Kysely once gave it. */
export async function listApplied(db: Database): Promise<string[]> {
  const isMade = await getValue<boolean>(db)`select to_regclass('kysely_migration') is not null`;
  if (!isMade) return [];
  return listValues<string>(db)`select name from kysely_migration where name is not null order by name`;
}

/** Runs `work` under an advisory lock over all its transactions, so that only one process migrates. */
export function withMigrationLock<T>(db: Database, work: (session: Database) => Promise<T>): Promise<T> {
  return db.connection().execute(async (session) => {
    // Waiting for the lock, or indexing a million products, may exceed any request's timeout.
    const timeout = await getValue<string>(session)`show statement_timeout`;
    await execute(session)`set statement_timeout = 0`;
    await execute(session)`select pg_advisory_lock(${lockNumber}::bigint)`;
    try {
      await execute(session)`create table if not exists kysely_migration (
        name varchar(255) primary key, timestamp varchar(255) not null)`;
      return await work(session);
    } finally {
      await execute(session)`select pg_advisory_unlock(${lockNumber}::bigint)`;
      await execute(session)`select set_config('statement_timeout', ${timeout}, false)`;
    }
  });
}

/** Runs a migration and records its name in one transaction. */
export async function applyMigration(db: Database, name: string, statements: string): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await sql.raw(statements).execute(trx);
    await recordMigrations(trx, [name]);
  });
}

/** Records the baseline in place of the migrations it replaces. */
export async function recordBaseline(
  db: Database,
  before: readonly string[],
  baseline: readonly string[],
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await execute(trx)`delete from kysely_migration where name = any(${before}::text[])`;
    await execute(trx)`drop table if exists kysely_migration_lock`;
    await recordMigrations(trx, baseline);
  });
}

async function recordMigrations(trx: Database, names: readonly string[]): Promise<void> {
  await execute(trx)`
    insert into kysely_migration (name, timestamp)
    select name, to_char(clock_timestamp() at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') from unnest(${names}::text[]) name`;
}
