import { type Database, execute, hasChanged } from '../../../../platform/database.ts';

/** Where a shop has said that goods of a kind go, by its folded name; null for nowhere. */
export async function findKinds(db: Database, sellerId: string): Promise<Map<string, string | null>> {
  const rows = await execute<{ kind: string; category: string | null }>(db)`
    select kind, category_id as category from import_kinds where seller_id = ${sellerId}`;
  return new Map(rows.map(({ kind, category }) => [kind, category]));
}

interface Choice {
  readonly sellerId: string;
  readonly kinds: readonly { readonly kind: string; readonly categoryId: string | null }[];
  readonly now: Date;
}

/** Stores where goods of these kinds go; false when a category is not there. */
export async function saveKinds(db: Database, { sellerId, kinds, now }: Choice): Promise<boolean> {
  return hasChanged(db)`
    with chosen as (
      select kind, category_id from json_to_recordset(${JSON.stringify(kinds.map(({ kind, categoryId }) => ({ kind, category_id: categoryId })))}::json)
        as k(kind text, category_id text))
    insert into import_kinds (seller_id, kind, category_id, chosen_at)
    select ${sellerId}, kind, category_id, ${now} from chosen
    where not exists (
      select from chosen c where category_id is not null and not exists (select from categories where id = c.category_id))
    on conflict (seller_id, kind) do update set category_id = excluded.category_id, chosen_at = excluded.chosen_at`;
}
