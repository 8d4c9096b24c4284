import { type Database, execute, findRow } from '../../../platform/database.ts';

export interface PictureRow {
  key: string;
  kind: 'product-drawing' | 'category-drawing' | 'banner-drawing' | 'shop-drawing' | 'photo';
  drawing: unknown;
  width: number;
  height: number;
  colour: string;
}

export function findPicture(db: Database, key: string): Promise<PictureRow | null> {
  return findRow<PictureRow>(
    db,
  )`select key, kind, drawing, width, height, colour from pictures where key = ${key}`;
}

export type PictureShape = Pick<PictureRow, 'key' | 'kind' | 'width' | 'height'>;

export function listPictures(db: Database, keys: readonly string[]): Promise<PictureShape[]> {
  return execute<PictureShape>(db)`
    select key, kind, width, height from pictures where key = any(${keys})`;
}

/** Pictures added after `since`, newest first. */
export function listNewPictures(db: Database, since: Date, limit: number): Promise<PictureShape[]> {
  return execute<PictureShape>(db)`
    select key, kind, width, height from pictures where created_at > ${since}
    order by created_at desc, key limit ${limit}`;
}
