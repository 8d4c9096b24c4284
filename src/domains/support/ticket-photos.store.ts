import { sql } from 'kysely';
import { type Database, execute, findValue, getValue, hasRow } from '../../platform/database.ts';

export function countPhotos(db: Database, ticketId: string): Promise<number> {
  return getValue(db)`
    select count(*)::int as count from ticket_photos where ticket_id = ${ticketId}`;
}

export function hasPhoto(db: Database, ticketId: string, id: string): Promise<boolean> {
  return hasRow(db)`select from ticket_photos where ticket_id = ${ticketId} and id = ${id}`;
}

export async function insertPhoto(
  trx: Database,
  photo: { id: string; ticketId: string; full: Buffer; thumbnail: Buffer; now: Date },
): Promise<void> {
  await execute(trx)`
    insert into ticket_photos (id, ticket_id, full_size, thumbnail, created_at)
    values (${photo.id}, ${photo.ticketId}, ${photo.full}, ${photo.thumbnail}, ${photo.now})`;
}

/** A photo's bytes, if it is on a ticket of this customer, or of anybody (null, for operators); otherwise null. */
export function readPhoto(
  db: Database,
  photoId: string,
  customerId: string | null,
  size: 'full' | 'thumbnail',
): Promise<Buffer | null> {
  return findValue(db)`
    select ${size === 'full' ? sql`p.full_size` : sql`p.thumbnail`} as bytes
    from ticket_photos p join contact_messages m on m.id = p.ticket_id
    where p.id = ${photoId} and (${customerId}::text is null or m.customer_id = ${customerId})`;
}
