import { type Database, execute, hasRow } from '../../../platform/database.ts';
import type { DrawnPicture } from './picture-book.ts';

/** Inserts drawings in one statement; existing rows are kept. */
export async function insertDrawings(db: Database, pictures: readonly DrawnPicture[]): Promise<void> {
  await execute(db)`
    insert into pictures (key, kind, drawing, width, height, colour, alt, created_at)
    select key, kind, drawing, width, height, colour, alt, created_at
    from json_populate_recordset(null::pictures, ${JSON.stringify(pictures)}::json)
    order by key on conflict (key) do nothing`;
}

export async function insertPhoto(
  db: Database,
  photo: { key: string; width: number; height: number; colour: string; alt: string; now: Date },
): Promise<void> {
  await execute(db)`
    insert into pictures (key, kind, width, height, colour, alt, created_at)
    values (${photo.key}, 'photo', ${photo.width}, ${photo.height}, ${photo.colour}, ${photo.alt}, ${photo.now})
    on conflict (key) do nothing`;
}

export function isKnownPicture(db: Database, key: string): Promise<boolean> {
  return hasRow(db)`select from pictures where key = ${key}`;
}
