import { type Database, execute, findRow } from '../../../../platform/database.ts';
import type { Target } from '../columns/targets.ts';

/** Heads that a shop's choices are kept for; the oldest go first. */
const maxHeads = 100;

/** What a shop has chosen as the columns of files with this head; null for nothing. */
export async function findColumns(
  db: Database,
  sellerId: string,
  head: string,
): Promise<readonly (Target | null)[] | null> {
  const row = await findRow<{ columns: (Target | null)[] }>(db)`
    select columns from import_columns where seller_id = ${sellerId} and head = ${head}`;
  return row?.columns ?? null;
}

interface Choice {
  readonly sellerId: string;
  readonly head: string;
  readonly columns: readonly (Target | null)[];
  readonly now: Date;
}

export async function saveColumns(db: Database, { sellerId, head, columns, now }: Choice): Promise<void> {
  await execute(db)`
    insert into import_columns (seller_id, head, columns, chosen_at)
    values (${sellerId}, ${head}, ${JSON.stringify(columns)}::jsonb, ${now})
    on conflict (seller_id, head) do update set columns = excluded.columns, chosen_at = excluded.chosen_at`;
  await execute(db)`
    delete from import_columns
    where seller_id = ${sellerId} and head in (
      select head from import_columns where seller_id = ${sellerId} order by chosen_at desc, head offset ${maxHeads})`;
}

export async function forgetColumns(db: Database, sellerId: string, head: string): Promise<void> {
  await execute(db)`delete from import_columns where seller_id = ${sellerId} and head = ${head}`;
}
