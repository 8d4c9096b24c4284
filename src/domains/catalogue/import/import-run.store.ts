import { sql } from 'kysely';
import type { Database } from '../../../platform/database.ts';

const importLock = 7_205_011;
/** PostgreSQL's code for having waited long enough. */
const lockNotAvailable = '55P03';

/**
 * Takes the one place of an import, for as long as this connection lives; false when another import has it. Waits four
 * seconds for it: the server may still be at the last statement of an import that was killed a moment ago.
 */
export async function takeImportLock(db: Database): Promise<boolean> {
  try {
    await db.transaction().execute(async (trx) => {
      await sql`set local lock_timeout = '4s'`.execute(trx);
      await sql`select pg_advisory_lock(${importLock})`.execute(trx);
    });
    return true;
  } catch (error) {
    if ((error as { code?: string }).code === lockNotAvailable) return false;
    throw error;
  }
}

/** Lets the next import in. */
export async function leaveImportLock(db: Database): Promise<void> {
  await sql`select pg_advisory_unlock(${importLock})`.execute(db);
}

/** A handle that this run met, the line it began on, and the product it became. */
export interface SeenHandle {
  readonly handle: string;
  readonly line: number;
  readonly product_id: string | null;
}

/** The handles of this run are kept by the database, in a table of this connection: a million of them take no memory here. */
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

/** The first lines of those of these handles that this run met before. */
export async function findSeenHandles(
  db: Database,
  handles: readonly string[],
): Promise<Map<string, number>> {
  const { rows } = await sql<{ handle: string; line: number }>`
    select handle, line from import_seen where handle = any(${handles}::text[])`.execute(db);
  return new Map(rows.map(({ handle, line }) => [handle, line]));
}

/** Lets the planner know what came in. */
export async function analyzeCatalogue(db: Database): Promise<void> {
  await sql`analyze products, variants, stock, pictures, categories, listed_products`.execute(db);
}
