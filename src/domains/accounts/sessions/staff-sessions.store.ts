import { sql } from 'kysely';
import type { Database } from '../../../platform/database.ts';
import type { OpenSession } from './sessions.store.ts';

/** A safety limit; nobody has this many. */
const max = 100;

/** The open sessions of one member of staff, most recently used first. */
export async function listStaffSessions(db: Database, staffId: string, now: Date): Promise<OpenSession[]> {
  const { rows } = await sql<OpenSession>`
    select id, user_agent as "userAgent", address, created_at as "createdAt", last_seen_at as "lastSeenAt"
    from sessions where staff_id = ${staffId} and expires_at > ${now}
    order by last_seen_at desc, id desc limit ${max}`.execute(db);
  return rows;
}

/** Ends one of a person's sessions; false when there is none with this id. */
export async function deleteStaffSession(db: Database, staffId: string, sessionId: string): Promise<boolean> {
  const { numAffectedRows } = await sql`
    delete from sessions where staff_id = ${staffId} and id = ${sessionId}`.execute(db);
  return numAffectedRows === 1n;
}

/** Ends all of a person's sessions but one. Returns the ended ids. */
export async function deleteOtherStaffSessions(
  db: Database,
  staffId: string,
  keep: string,
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    delete from sessions where staff_id = ${staffId} and id <> ${keep} returning id`.execute(db);
  return rows.map(({ id }) => id);
}

/** Records that the session's user has just entered password or code. */
export async function saveProof(db: Database, sessionId: string, now: Date): Promise<void> {
  await sql`update sessions set proved_at = ${now} where id = ${sessionId}`.execute(db);
}
