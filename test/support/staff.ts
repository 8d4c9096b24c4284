import { sql } from 'kysely';
import { insertSession } from '../../src/domains/accounts/session.store.ts';
import type { Database } from '../../src/platform/database.ts';
import { newId, newSecret } from '../../src/platform/ids.ts';

/** Somebody who works in a shop, with a session at the desk; `cookie` logs in. */
export async function newSellerLogin(db: Database, sellerId: string, now: Date) {
  const [id, sessionId, token] = [newId(now), newId(now), newSecret()];
  await sql`
    insert into staff (id, name, email, password_hash, role, seller_id, created_at)
    values (${id}, 'Kamla', ${`${id}@example.com`}, '', 'seller', ${sellerId}, ${now})`.execute(db);
  await insertSession(db, { id: sessionId, token, staffId: id, userAgent: '', address: '', now });
  return { id, sessionId, cookie: `chowk_desk=${token}` };
}
