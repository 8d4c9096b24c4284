import { type Database, execute } from '../../../platform/database.ts';

const importLock = 7_205_011;
const writingLock = 7_205_012;
/** PostgreSQL's lock_timeout error. */
const lockNotAvailable = '55P03';

/**
 * Takes the import lock for the life of this connection. `shop` is the slug of one shop's name, and other shops may
 * import meanwhile; `null` locks the whole market. Returns false when another import has it. Waits four seconds,
 * because a just-killed import's last statement may still be running.
 */
export async function takeImportLock(db: Database, shop: string | null): Promise<boolean> {
  try {
    await db.transaction().execute(async (trx) => {
      await execute(trx)`set local lock_timeout = '4s'`;
      if (shop === null) await execute(trx)`select pg_advisory_lock(${importLock})`;
      else
        await execute(trx)`
          select pg_advisory_lock_shared(${importLock}), pg_advisory_lock(${importLock}, hashtext(${shop}))`;
    });
    return true;
  } catch (error) {
    await leaveImportLock(db).catch(() => {}); // the connection itself may be lost
    if ((error as { code?: string }).code === lockNotAvailable) return false;
    throw error;
  }
}

/** Releases the import lock. */
export async function leaveImportLock(db: Database): Promise<void> {
  await execute(db)`select pg_advisory_unlock_all()`;
}

/** Other imports' batches wait until the transaction ends, so that no two write the same slug. */
export async function writeAlone(trx: Database): Promise<void> {
  await execute(trx)`select pg_advisory_xact_lock(${writingLock})`;
}

/** A handle that this run has read, its first line, and its product. */
export interface SeenHandle {
  readonly handle: string;
  readonly line: number;
  readonly product_id: string | null;
}

/** Creates a temporary table for the handles of this run: a million of them would take too much memory here. */
export async function beginSeenHandles(db: Database): Promise<void> {
  await execute(
    db,
  )`create temporary table import_seen (handle text primary key, line integer not null, product_id text)`;
  await execute(db)`create index on import_seen (product_id)`;
}

export async function addSeenHandles(db: Database, seen: readonly SeenHandle[]): Promise<void> {
  await execute(db)`
    insert into import_seen (handle, line, product_id)
    select handle, line, product_id
    from json_to_recordset(${JSON.stringify(seen)}::json) as s(handle text, line integer, product_id text)`;
}

export async function forgetSeenHandles(db: Database): Promise<void> {
  await execute(db)`drop table if exists import_seen`;
}

/** The first lines of those handles that this run has already read. */
export async function findSeenHandles(
  db: Database,
  handles: readonly string[],
): Promise<Map<string, number>> {
  const rows = await execute<{ handle: string; line: number }>(db)`
    select handle, line from import_seen where handle = any(${handles}::text[])`;
  return new Map(rows.map(({ handle, line }) => [handle, line]));
}

/** Refreshes the planner's statistics after an import. */
export async function analyzeCatalogue(db: Database): Promise<void> {
  await execute(db)`analyze products, variants, stock, pictures, categories, listed_products`;
}
