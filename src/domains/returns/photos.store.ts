import { sql } from 'kysely';
import { type Database, execute, findValue, getValue, hasRow } from '../../platform/database.ts';
import type { Owner } from './returns.store.ts';

type Sender = 'customer' | 'staff';

export function countPhotos(db: Database, returnId: string, by: Sender): Promise<number> {
  return getValue(db)`
    select count(*)::int as count from return_photos where return_id = ${returnId} and sent_by = ${by}`;
}

export function hasPhoto(db: Database, returnId: string, id: string): Promise<boolean> {
  return hasRow(db)`select from return_photos where return_id = ${returnId} and id = ${id}`;
}

export async function insertPhoto(
  trx: Database,
  photo: { id: string; returnId: string; by: Sender; full: Buffer; thumbnail: Buffer; now: Date },
): Promise<void> {
  await execute(trx)`
    insert into return_photos (id, return_id, sent_by, full_size, thumbnail, created_at)
    values (${photo.id}, ${photo.returnId}, ${photo.by}, ${photo.full}, ${photo.thumbnail}, ${photo.now})`;
}

/** A photo's bytes, if it belongs to a return of this customer or seller; otherwise null. Operators pass no owner. */
export function readPhoto(
  db: Database,
  photoId: string,
  { customerId, sellerId }: Owner,
  size: 'full' | 'thumbnail',
): Promise<Buffer | null> {
  return findValue(db)`
    select ${size === 'full' ? sql`p.full_size` : sql`p.thumbnail`} as bytes
    from return_photos p join returns r on r.id = p.return_id
    where p.id = ${photoId} ${customerId === undefined ? sql`` : sql`and r.customer_id = ${customerId}`}
      ${sellerId === undefined ? sql`` : sql`and r.seller_id = ${sellerId}`}`;
}
