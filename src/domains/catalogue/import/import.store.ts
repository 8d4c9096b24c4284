import { sql } from 'kysely';
import type { Database } from '../../../platform/database.ts';

export async function listCategoryNames(db: Database): Promise<{ id: string; name: string; slug: string }[]> {
  const { rows } = await sql<{ id: string; name: string; slug: string }>`
    select id, name, slug from categories order by position, name`.execute(db);
  return rows;
}

/** Appends a category. */
export async function insertCategory(
  db: Database,
  category: { id: string; name: string; slug: string; image: string; hsn: string },
): Promise<void> {
  await sql`
    insert into categories (id, name, slug, image, hsn, position)
    select ${category.id}, ${category.name}, ${category.slug}, ${category.image}, ${category.hsn}, coalesce(max(position), 0) + 1
    from categories`.execute(db);
}
