import { sql } from 'kysely';
import type { Database } from '../../../platform/database.ts';
import { hashToken } from '../session.store.ts';

export interface OpenSession {
  readonly id: string;
  readonly userAgent: string;
  readonly address: string;
  readonly createdAt: Date;
  readonly lastSeenAt: Date;
}

/** A safety limit; nobody has this many. */
const max = 100;

/** A customer's open sessions, most recently used first. */
export async function listSessions(db: Database, customerId: string, now: Date): Promise<OpenSession[]> {
  const { rows } = await sql<OpenSession>`
    select id, user_agent as "userAgent", address, created_at as "createdAt", last_seen_at as "lastSeenAt"
    from sessions where customer_id = ${customerId} and expires_at > ${now}
    order by last_seen_at desc, id desc limit ${max}`.execute(db);
  return rows;
}

/** Ends one of the customer's sessions; false when there is none with this id. */
export async function deleteSessionOf(db: Database, customerId: string, sessionId: string): Promise<boolean> {
  const { rows } = await sql`
    delete from sessions where customer_id = ${customerId} and id = ${sessionId} returning 1`.execute(db);
  return rows.length === 1;
}

/** Ends all of a customer's sessions. Returns their ids. */
export async function deleteAllSessions(db: Database, customerId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    delete from sessions where customer_id = ${customerId} returning id`.execute(db);
  return rows.map(({ id }) => id);
}

/** Changes a session's cookie from `from`; false when it was changed meanwhile. */
export async function changeToken(db: Database, from: string, to: string): Promise<boolean> {
  const { rows } = await sql`
    update sessions set token_hash = ${hashToken(to)} where token_hash = ${hashToken(from)} returning 1`.execute(
    db,
  );
  return rows.length === 1;
}
