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
