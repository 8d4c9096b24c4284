import { sql } from 'kysely';
import { type Database, findValue, preparedStatement } from '../../platform/database.ts';

/** A picture's bytes, if it was sent in a conversation of this customer or seller; otherwise null. */
export function readPicture(
  db: Database,
  id: string,
  of: { customerId: string } | { sellerId: string },
  size: 'full' | 'thumbnail',
): Promise<Buffer | null> {
  const owner = 'customerId' in of ? sql`customer_id = ${of.customerId}` : sql`seller_id = ${of.sellerId}`;
  return findValue<Buffer>(db)`${preparedStatement}
    select ${size === 'full' ? sql`full_size` : sql`thumbnail`} as bytes from chat_pictures
    where id = ${id} and ${owner}`;
}
