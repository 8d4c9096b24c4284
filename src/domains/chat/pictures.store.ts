import { sql } from 'kysely';
import { type Database, prepared } from '../../platform/database.ts';

/** A picture's bytes, if it was sent in a conversation of this customer or seller; else null. */
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
