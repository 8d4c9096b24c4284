import { sql } from 'kysely';
import { type Database, prepared } from '../../platform/database.ts';
import type { SentPicture } from '../../platform/pictures.ts';
import type { Parties } from './chat.ts';

/** Keeps a picture of a conversation: full size first, then the thumbnail. */
export async function insertPicture(
  trx: Database,
  { customerId, sellerId }: Parties,
  id: string,
  { sizes, width, height }: SentPicture,
  now: Date,
): Promise<void> {
  await sql`
    insert into chat_pictures (id, customer_id, seller_id, width, height, full_size, thumbnail, created_at)
    values (${id}, ${customerId}, ${sellerId}, ${width}, ${height}, ${sizes[0]}, ${sizes[1]}, ${now})`.execute(
    trx,
  );
}

export async function deletePicture(trx: Database, id: string): Promise<void> {
  await sql`delete from chat_pictures where id = ${id}`.execute(trx);
}

/** A picture's bytes, when it was sent in a conversation of this customer, or of this seller; else null. */
export async function readPicture(
  db: Database,
  id: string,
  of: { customerId: string } | { sellerId: string },
  size: 'full' | 'thumbnail',
): Promise<Buffer | null> {
  const owner = 'customerId' in of ? sql`customer_id = ${of.customerId}` : sql`seller_id = ${of.sellerId}`;
  const { rows } = await sql<{ bytes: Buffer }>`${prepared}
    select ${size === 'full' ? sql`full_size` : sql`thumbnail`} as bytes from chat_pictures
    where id = ${id} and ${owner}`.execute(db);
  return rows[0]?.bytes ?? null;
}
