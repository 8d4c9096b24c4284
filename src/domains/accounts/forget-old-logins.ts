import type { Database } from '../../platform/database.ts';
import { deleteOldLinks } from './links/links.store.ts';
import { deleteOldNumbers } from './otp.store.ts';
import { deleteOldSessions } from './session.store.ts';

/** Deletes expired sessions, codes, proofs and links. */
export async function forgetOldLogins(db: Database, now: Date): Promise<void> {
  await deleteOldSessions(db, now);
  await deleteOldNumbers(db, now);
  await deleteOldLinks(db, now);
}
