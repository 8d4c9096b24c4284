import { type RawBuilder, sql } from 'kysely';
import { type Database, execute, hasChanged, listValues } from '../../../platform/database.ts';
import { hashToken, type SessionOwner } from '../session.store.ts';

export interface OpenSession {
  readonly id: string;
  readonly userAgent: string;
  readonly address: string;
  readonly createdAt: Date;
  readonly lastSeenAt: Date;
}

/** A safety limit; nobody has this many. */
const max = 100;

const belongsTo = (owner: SessionOwner): RawBuilder<unknown> =>
  'staffId' in owner ? sql`staff_id = ${owner.staffId}` : sql`customer_id = ${owner.customerId}`;

/** An owner's open sessions, most recently used first. */
export function listSessions(db: Database, owner: SessionOwner, now: Date): Promise<OpenSession[]> {
  return execute<OpenSession>(db)`
    select id, user_agent as "userAgent", address, created_at as "createdAt", last_seen_at as "lastSeenAt"
    from sessions where ${belongsTo(owner)} and expires_at > ${now}
    order by last_seen_at desc, id desc limit ${max}`;
}

/** Ends one of an owner's sessions. Returns false if there is none with this id. */
export function deleteSessionOf(db: Database, owner: SessionOwner, sessionId: string): Promise<boolean> {
  return hasChanged(db)`
    delete from sessions where ${belongsTo(owner)} and id = ${sessionId}`;
}

/** Ends an owner's sessions, all or all but `keep`. Returns the ended ids. */
export function deleteSessionsOf(db: Database, owner: SessionOwner, keep = ''): Promise<string[]> {
  return listValues<string>(db)`
    delete from sessions where ${belongsTo(owner)} and id <> ${keep} returning id`;
}

/** Changes a session's cookie from `from`. Returns false if it was changed meanwhile. */
export function changeToken(db: Database, from: string, to: string): Promise<boolean> {
  return hasChanged(db)`
    update sessions set token_hash = ${hashToken(to)} where token_hash = ${hashToken(from)}`;
}

/** Records that the session's user has just entered their password or code. */
export async function saveProof(db: Database, sessionId: string, now: Date): Promise<void> {
  await execute(db)`update sessions set proved_at = ${now} where id = ${sessionId}`;
}
