import { sql } from 'kysely';
import { type Database, execute, findRow, getValue, listValues } from '../../../platform/database.ts';

/** A home page group as edited. */
export interface GroupContent {
  readonly title: string;
  /** Product ids in display order. */
  readonly productIds: readonly string[];
}

export interface DeskGroup extends GroupContent {
  readonly id: string;
  readonly version: number;
}

const columns = sql`
  g.id, g.version, g.title,
  array(select product_id from home_group_products where group_id = g.id order by position, product_id) as "productIds"`;

/** All groups in order, including empty ones. */
export function listDeskGroups(db: Database): Promise<DeskGroup[]> {
  return execute<DeskGroup>(db)`
    select ${columns} from home_groups g order by g.position, g.id limit 100`;
}

/** Locks a group until the transaction ends and returns it. */
export function holdGroup(trx: Database, id: string): Promise<DeskGroup | null> {
  return findRow<DeskGroup>(trx)`
    select ${columns} from home_groups g where id = ${id} for update`;
}

export function countGroups(trx: Database): Promise<number> {
  return getValue<number>(trx)`select count(*) as count from home_groups`;
}

/** Appends an empty group. */
export async function insertGroup(trx: Database, id: string, title: string): Promise<void> {
  await execute(trx)`
    insert into home_groups (id, title, position)
    select ${id}, ${title}, coalesce(max(position), 0) + 1 from home_groups`;
}

export async function updateGroup(trx: Database, id: string, title: string): Promise<void> {
  await execute(trx)`update home_groups set title = ${title}, version = version + 1 where id = ${id}`;
}

/** Sets the group's products, in this order. */
export async function replaceGroupProducts(
  trx: Database,
  id: string,
  productIds: readonly string[],
): Promise<void> {
  await execute(trx)`delete from home_group_products where group_id = ${id}`;
  await execute(trx)`
    insert into home_group_products (group_id, product_id, position)
    select ${id}, product, place from unnest(${productIds}::text[]) with ordinality as wanted(product, place)`;
}

export async function deleteGroupRow(trx: Database, id: string): Promise<void> {
  await execute(trx)`delete from home_groups where id = ${id}`;
}

/** How many of these products exist. */
export function countProducts(trx: Database, ids: readonly string[]): Promise<number> {
  return getValue<number>(trx)`
    select count(*) as count from products where id = any(${ids}::text[])`;
}

/** The featured products in order, including hidden ones; locked when in a transaction. */
export function holdFeatured(trx: Database): Promise<string[]> {
  return listValues<string>(trx)`
    select id from products where featured_at is not null order by featured_at desc, id limit 500 for no key update`;
}

/** Sets the featured products. They are ordered by time, so the first gets the latest time, each a millisecond apart. */
export async function saveFeatured(trx: Database, ids: readonly string[], now: Date): Promise<void> {
  await execute(trx)`
    update products set featured_at = null where featured_at is not null and id <> all(${ids}::text[])`;
  await execute(trx)`
    update products set featured_at = ${now}::timestamptz - place * interval '1 millisecond'
    from unnest(${ids}::text[]) with ordinality as wanted(id, place) where products.id = wanted.id`;
}
