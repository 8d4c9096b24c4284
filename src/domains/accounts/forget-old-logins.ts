import type { Database } from '../../platform/database.ts';
import { deleteOldNumbers } from './otp.store.ts';
import { deleteOldSessions } from './session.store.ts';

/** Forgets sessions, codes and proofs that are over: what is not kept cannot be lost. */
export async function forgetOldLogins(db: Database, now: Date): Promise<void> {
  await deleteOldSessions(db, now);
  await deleteOldNumbers(db, now);
}
