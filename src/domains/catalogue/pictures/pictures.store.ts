import { sql } from 'kysely';
import type { Database } from '../../../platform/database.ts';

export interface PictureRow {
  key: string;
  kind: 'product-drawing' | 'category-drawing' | 'banner-drawing' | 'shop-drawing' | 'photo';
  drawing: unknown;
  width: number;
  height: number;
  colour: string;
}

export async function findPicture(db: Database, key: string): Promise<PictureRow | null> {
  const { rows } =
    await sql<PictureRow>`select key, kind, drawing, width, height, colour from pictures where key = ${key}`.execute(
      db,
    );
  return rows[0] ?? null;
}

export type PictureShape = Pick<PictureRow, 'key' | 'kind' | 'width' | 'height'>;

export async function listPictures(db: Database, keys: readonly string[]): Promise<PictureShape[]> {
  const { rows } = await sql<PictureShape>`
    select key, kind, width, height from pictures where key = any(${keys})`.execute(db);
  return rows;
}

/** Pictures added after `since`, newest first. */
export async function listNewPictures(db: Database, since: Date, limit: number): Promise<PictureShape[]> {
  const { rows } = await sql<PictureShape>`
    select key, kind, width, height from pictures where created_at > ${since}
    order by created_at desc, key limit ${limit}`.execute(db);
  return rows;
}
