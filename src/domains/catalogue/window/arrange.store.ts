import { sql } from 'kysely';
import { type Database, execute, listValues } from '../../../platform/database.ts';

/** Tables whose order an operator chooses. */
export type ArrangeableList = 'banners' | 'home_groups' | 'categories';

const tables = { banners: sql`banners`, home_groups: sql`home_groups`, categories: sql`categories` } as const;

/** All ids in order, locked until the transaction ends. */
export function holdOrderOf(trx: Database, table: ArrangeableList): Promise<string[]> {
  return listValues<string>(trx)`
    select id from ${tables[table]} order by position, ${table === 'categories' ? sql`name` : sql`id`} for update`;
}

/** Saves each row's position in `ids`. */
export async function savePositions(
  trx: Database,
  table: ArrangeableList,
  ids: readonly string[],
): Promise<void> {
  await execute(trx)`
    update ${tables[table]} as row set position = wanted.place
    from unnest(${ids}::text[]) with ordinality as wanted(id, place)
    where row.id = wanted.id and row.position <> wanted.place`;
}
