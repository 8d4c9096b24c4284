import { sql } from 'kysely';
import { type Database, execute, findRow, getValue } from '../../../platform/database.ts';
import { sizeTablesOf } from './readable.store.ts';
import type { SizeTable } from './size-guide.ts';

/** The size tables of a product's shop for its category and audience. */
export function readSizeTables(db: Database, productId: string): Promise<SizeTable[]> {
  return getValue<SizeTable[]>(db)`
    select ${sizeTablesOf(sql`${productId}::text`)} as tables`;
}

export type StoredTable = SizeTable & { readonly version: number };

/** Locks a shop's table and returns it; null when there is none. */
export function holdSizeTable(
  trx: Database,
  { sellerId, categoryId, audience }: TableKey,
): Promise<StoredTable | null> {
  return findRow<StoredTable>(trx)`
    select audience, kind, rows, version from size_tables
    where seller_id = ${sellerId} and category_id = ${categoryId} and audience = ${audience} for update`;
}

export interface TableKey {
  readonly sellerId: string;
  readonly categoryId: string;
  readonly audience: string;
}

/** Inserts or replaces a table. The caller must hold the lock on the shop's row. */
export async function putSizeTable(
  trx: Database,
  { sellerId, categoryId, audience }: TableKey,
  { kind, rows }: Pick<SizeTable, 'kind' | 'rows'>,
  now: Date,
): Promise<void> {
  await execute(trx)`
    insert into size_tables as t (seller_id, category_id, audience, kind, rows, updated_at)
    values (${sellerId}, ${categoryId}, ${audience}, ${kind}, ${JSON.stringify(rows)}::jsonb, ${now})
    on conflict (seller_id, category_id, audience) do update set
      kind = excluded.kind, rows = excluded.rows, version = t.version + 1, updated_at = excluded.updated_at`;
}

export async function deleteSizeTable(
  trx: Database,
  { sellerId, categoryId, audience }: TableKey,
): Promise<void> {
  await execute(trx)`
    delete from size_tables
    where seller_id = ${sellerId} and category_id = ${categoryId} and audience = ${audience}`;
}
