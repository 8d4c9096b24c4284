import { sql } from 'kysely';
import type { Database } from '../../../platform/database.ts';

const importLock = 7_205_011;
const writingLock = 7_205_012;
/** PostgreSQL's lock_timeout error. */
const lockNotAvailable = '55P03';

/**
 * Takes the import lock for the life of this connection: one shop's (the slug of its name), beside which other shops may import, or with `null` that of the whole market. False when another import has it. Waits four seconds, because a just-killed
 * import's last statement may still be running.
 */
export async function takeImportLock(db: Database, shop: string | null): Promise<boolean> {
  try {
    await db.transaction().execute(async (trx) => {
      await sql`set local lock_timeout = '4s'`.execute(trx);
      if (shop === null) await sql`select pg_advisory_lock(${importLock})`.execute(trx);
      else
        await sql`
          select pg_advisory_lock_shared(${importLock}), pg_advisory_lock(${importLock}, hashtext(${shop}))`.execute(
          trx,
        );
    });
    return true;
  } catch (error) {
    await leaveImportLock(db).catch(() => {}); // the connection itself may be gone
    if ((error as { code?: string }).code === lockNotAvailable) return false;
    throw error;
  }
}

/** Releases the import lock. */
export async function leaveImportLock(db: Database): Promise<void> {
  await sql`select pg_advisory_unlock_all()`.execute(db);
}

/** Other imports' batches wait until the transaction ends, so that no two write the same slug. */
export async function writeAlone(trx: Database): Promise<void> {
  await sql`select pg_advisory_xact_lock(${writingLock})`.execute(trx);
}

/** A handle met in this run, its first line, and its product. */
export interface SeenHandle {
  readonly handle: string;
  readonly line: number;
  readonly product_id: string | null;
}

/** Handles of this run, in a temporary table: a million of them would take memory here. */
export async function beginSeenHandles(db: Database): Promise<void> {
  await sql`create temporary table import_seen (handle text primary key, line integer not null, product_id text)`.execute(
    db,
  );
  await sql`create index on import_seen (product_id)`.execute(db);
}

export async function addSeenHandles(db: Database, seen: readonly SeenHandle[]): Promise<void> {
  await sql`
    insert into import_seen (handle, line, product_id)
    select handle, line, product_id
    from json_to_recordset(${JSON.stringify(seen)}::json) as s(handle text, line integer, product_id text)`.execute(
    db,
  );
}

export async function forgetSeenHandles(db: Database): Promise<void> {
  await sql`drop table if exists import_seen`.execute(db);
}

/** The first lines of those handles that this run has met before. */
export async function findSeenHandles(
  db: Database,
  handles: readonly string[],
): Promise<Map<string, number>> {
  const { rows } = await sql<{ handle: string; line: number }>`
    select handle, line from import_seen where handle = any(${handles}::text[])`.execute(db);
  return new Map(rows.map(({ handle, line }) => [handle, line]));
}

/** Refreshes the planner's statistics after an import. */
export async function analyzeCatalogue(db: Database): Promise<void> {
  await sql`analyze products, variants, stock, pictures, categories, listed_products`.execute(db);
}
