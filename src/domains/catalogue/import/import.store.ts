import { sql } from 'kysely';
import type { Database } from '../../../platform/database.ts';
import type { DrawnPicture } from '../pictures/picture-book.ts';

/** Rows travel as one JSON document, so that a batch costs one statement a table. */
const document = (rows: readonly object[]) => sql`${JSON.stringify(rows)}::json`;

export async function isSlugTaken(db: Database, slug: string): Promise<boolean> {
  const { rows } = await sql`select from products where slug = ${slug}`.execute(db);
  return rows.length > 0;
}

export async function insertDrawings(db: Database, pictures: readonly DrawnPicture[]): Promise<void> {
  await sql`
    insert into pictures (key, kind, drawing, width, height, colour, alt, created_at)
    select key, kind, drawing, width, height, colour, alt, created_at
    from json_populate_recordset(null::pictures, ${document(pictures)})
    order by key on conflict (key) do nothing`.execute(db);
}

export async function insertPhoto(
  db: Database,
  photo: { key: string; width: number; height: number; colour: string; alt: string; now: Date },
): Promise<void> {
  await sql`
    insert into pictures (key, kind, width, height, colour, alt, created_at)
    values (${photo.key}, 'photo', ${photo.width}, ${photo.height}, ${photo.colour}, ${photo.alt}, ${photo.now})
    on conflict (key) do nothing`.execute(db);
}

export async function isKnownPicture(db: Database, key: string): Promise<boolean> {
  const { rows } = await sql`select from pictures where key = ${key}`.execute(db);
  return rows.length > 0;
}

export async function listCategoryNames(db: Database): Promise<{ id: string; name: string; slug: string }[]> {
  const { rows } = await sql<{ id: string; name: string; slug: string }>`
    select id, name, slug from categories order by position, name`.execute(db);
  return rows;
}

/** Puts a category behind those that there are. */
export async function insertCategory(
  db: Database,
  category: { id: string; name: string; slug: string; image: string; hsn: string },
): Promise<void> {
  await sql`
    insert into categories (id, name, slug, image, hsn, position)
    select ${category.id}, ${category.name}, ${category.slug}, ${category.image}, ${category.hsn}, coalesce(max(position), 0) + 1
    from categories`.execute(db);
}
