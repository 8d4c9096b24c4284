import { sql } from 'kysely';
import { type Database, execute } from '../../src/platform/database.ts';

/**
 * PostgreSQL settings for making a catalogue. Durability does not matter, since an interrupted run starts again. The
 * server is restarted with the shop's own settings before anything is measured.
 */
export const fillingSettings: Record<string, string> = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  wal_level: 'minimal',
  max_wal_senders: '0',
  max_wal_size: '16GB',
  checkpoint_timeout: '1h',
  autovacuum: 'off',
  shared_buffers: '1GB',
  maintenance_work_mem: '512MB',
  work_mem: '256MB',
};

/**
 * Lets `work` write these tables without triggers, foreign keys, and indexes other than unique ones. All are restored
 * afterwards, built and checked over the whole table at once.
 *
 * @param step gets each finished step
 */
export async function writeQuickly(
  db: Database,
  tables: readonly string[],
  step: (what: string) => void,
  work: () => Promise<void>,
): Promise<void> {
  await letTriggers(db, tables, 'disable');
  const references = await dropReferences(db, tables);
  const indexes = await dropIndexes(db, tables);
  await work();
  for (const index of indexes) await sql.raw(index).execute(db);
  step(`${indexes.length} indexes`);
  for (const reference of references) await sql.raw(reference).execute(db);
  step(`${references.length} references checked`);
  await letTriggers(db, tables, 'enable');
}

async function letTriggers(db: Database, tables: readonly string[], act: 'enable' | 'disable') {
  for (const table of tables) await execute(db)`alter table ${sql.table(table)} ${sql.raw(act)} trigger user`;
}

/** Drops foreign keys; returns the statements that restore them. */
async function dropReferences(db: Database, tables: readonly string[]): Promise<string[]> {
  const rows = await execute<{ drop: string; make: string }>(db)`
    select format('alter table %s drop constraint %I', conrelid::regclass, conname) as drop,
           format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as make
    from pg_constraint where contype = 'f' and conrelid = any(${tables}::regclass[])`;
  for (const { drop } of rows) await sql.raw(drop).execute(db);
  return rows.map(({ make }) => make);
}

/** Drops indexes; returns the statements that restore them. */
async function dropIndexes(db: Database, tables: readonly string[]): Promise<string[]> {
  const rows = await execute<{ name: string; definition: string }>(db)`
    select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition from pg_index
    where indrelid = any(${tables}::regclass[]) and not indisunique`;
  for (const { name } of rows) await execute(db)`drop index ${sql.raw(name)}`;
  return rows.map(({ definition }) => definition);
}
