import { type Database, execute, findRow, getValue, hasRow, listValues } from '../../../platform/database.ts';

/** A category as edited. A rename keeps the slug, so links still work. */
export interface CategoryContent {
  readonly name: string;
  /** The HSN code for its tax: 4, 6 or 8 digits. */
  readonly hsn: string;
  readonly image: string;
}

export interface DeskCategory extends CategoryContent {
  readonly id: string;
  readonly slug: string;
  readonly version: number;
  /** Number of products, including hidden ones. */
  readonly products: number;
}

/** All categories in order. */
export function listDeskCategories(db: Database): Promise<DeskCategory[]> {
  return execute<DeskCategory>(db)`
    select c.id, c.slug, c.name, c.hsn, c.image, c.version,
           (select count(*) from products where category_id = c.id) as products
    from categories c order by c.position, c.name limit 200`;
}

/** Locks a category until the transaction ends and returns it. */
export function holdCategory(trx: Database, id: string) {
  return findRow<CategoryContent & { id: string; version: number }>(trx)`
    select id, name, hsn, image, version from categories where id = ${id} for update`;
}

export function countCategories(trx: Database): Promise<number> {
  return getValue<number>(trx)`select count(*) as count from categories`;
}

/** Whether another category has this name (case-insensitive) or slug. */
export function isNameTaken(
  trx: Database,
  { name, slug, except }: { name: string; slug: string; except: string },
): Promise<boolean> {
  return hasRow(trx)`
    select from categories where (lower(name) = lower(${name}) or slug = ${slug}) and id <> ${except}`;
}

/** Appends a category. */
export async function insertCategory(
  trx: Database,
  category: CategoryContent & { id: string; slug: string },
): Promise<void> {
  await execute(trx)`
    insert into categories (id, name, slug, image, hsn, position)
    select ${category.id}, ${category.name}, ${category.slug}, ${category.image}, ${category.hsn},
           coalesce(max(position), 0) + 1 from categories`;
}

export async function updateCategory(trx: Database, id: string, category: CategoryContent): Promise<void> {
  await execute(trx)`
    update categories set name = ${category.name}, hsn = ${category.hsn}, image = ${category.image}, version = version + 1
    where id = ${id}`;
}

/** Ids of a category's products, `limit` after the id `after`. */
export function listIdsOfCategory(
  db: Database,
  categoryId: string,
  after: string,
  limit: number,
): Promise<string[]> {
  return listValues<string>(db)`
    select id from products where category_id = ${categoryId} and id > ${after} order by id limit ${limit}`;
}
