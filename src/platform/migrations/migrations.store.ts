import { sql } from 'kysely';
import { type Database, execute, getValue, listValues } from '../database.ts';
import { withSessionLock } from '../session-lock.store.ts';

/** The lock's number, the same in all releases. */
const lockNumber = '3853314791062309107';

/** The recorded migration names in order. The table has the name that the library Kysely once gave it. */
export async function listApplied(db: Database): Promise<string[]> {
  const isMade = await getValue<boolean>(db)`select to_regclass('kysely_migration') is not null`;
  if (!isMade) return [];
  return listValues<string>(db)`select name from kysely_migration where name is not null order by name`;
}

/** Runs `work` while no other process migrates. */
export function withMigrationLock<T>(db: Database, work: (session: Database) => Promise<T>): Promise<T> {
  return withSessionLock(db, lockNumber, async (session) => {
    await execute(session)`create table if not exists kysely_migration (
      name varchar(255) primary key, timestamp varchar(255) not null)`;
    return work(session);
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
