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

/** More than anybody has; a bound all the same. */
const max = 100;

/** A customer's sessions that are not over, the one used last first. */
export async function listSessions(db: Database, customerId: string, now: Date): Promise<OpenSession[]> {
  const { rows } = await sql<OpenSession>`
    select id, user_agent as "userAgent", address, created_at as "createdAt", last_seen_at as "lastSeenAt"
    from sessions where customer_id = ${customerId} and expires_at > ${now}
    order by last_seen_at desc, id desc limit ${max}`.execute(db);
  return rows;
}

/** Ends one session of a customer; false when the customer has none of this id. */
export async function deleteSessionOf(db: Database, customerId: string, sessionId: string): Promise<boolean> {
  const { rows } = await sql`
    delete from sessions where customer_id = ${customerId} and id = ${sessionId} returning 1`.execute(db);
  return rows.length === 1;
}

/** Ends all sessions of a customer. Gives their ids. */
export async function deleteAllSessions(db: Database, customerId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    delete from sessions where customer_id = ${customerId} returning id`.execute(db);
  return rows.map(({ id }) => id);
}

/** Gives the session of cookie `from` a new cookie value; false when it has another one by now. */
export async function changeToken(db: Database, from: string, to: string): Promise<boolean> {
  const { rows } = await sql`
    update sessions set token_hash = ${hashToken(to)} where token_hash = ${hashToken(from)} returning 1`.execute(
    db,
  );
  return rows.length === 1;
}
