import { type Database, execute } from '../../../platform/database.ts';

export function listCategoryNames(db: Database): Promise<{ id: string; name: string; slug: string }[]> {
  return execute<{ id: string; name: string; slug: string }>(db)`
    select id, name, slug from categories order by position, name`;
}

/** Appends a category. */
export async function insertCategory(
  db: Database,
  category: { id: string; name: string; slug: string; image: string; hsn: string },
): Promise<void> {
  await execute(db)`
    insert into categories (id, name, slug, image, hsn, position)
    select ${category.id}, ${category.name}, ${category.slug}, ${category.image}, ${category.hsn}, coalesce(max(position), 0) + 1
    from categories`;
}
