import { insertSession } from '../../src/domains/accounts/session.store.ts';
import { saveProof } from '../../src/domains/accounts/sessions/sessions.store.ts';
import { day, shift } from '../../src/platform/clock.ts';
import { sessionCookies } from '../../src/platform/cookie-names.ts';
import { type Database, execute } from '../../src/platform/database.ts';
import { newId, newSecret } from '../../src/platform/ids.ts';

/** A seller's staff with a session at the desk; `cookie` logs in. */
export const newSellerLogin = (db: Database, sellerId: string, now: Date) => newLogin(db, sellerId, now);

/** An operator of the market with a session at the desk. */
export const newOperatorLogin = (db: Database, now: Date) => newLogin(db, null, now);

async function newLogin(db: Database, sellerId: string | null, now: Date) {
  const [id, sessionId, token] = [newId(now), newId(now), newSecret()];
  const [name, role] = sellerId === null ? ['Omkar', 'operator'] : ['Kamla', 'seller'];
  await execute(db)`
    insert into staff (id, name, email, password_hash, role, seller_id, created_at)
    values (${id}, ${name}, ${`${id}@example.com`}, '', ${role}, ${sellerId}, ${now})`;
  await insertSession(db, { id: sessionId, token, staffId: id, userAgent: '', address: '', now });
  // Valid for as long as any test lasts: tests of the proof log in themselves.
  await saveProof(db, sessionId, shift(now, 365 * day));
  return { id, name, sessionId, cookie: `${sessionCookies.desk}=${token}` };
}
