import { createHash } from 'node:crypto';
import type { RawBuilder } from 'kysely';
import { batchLoader } from '../../platform/batch-loader.ts';
import { day, hour, minute, shift } from '../../platform/clock.ts';
import { type Database, execute, listValues, prepared, unseen } from '../../platform/database.ts';
import type { Customer, Staff } from '../../platform/visit.ts';

/** Only the hash is stored, so a copy of the table logs nobody in. */
export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

/**
 * A session ends `idle` after its last use, and at the latest `longest` after login. The desk's are shorter: more
 * people reach a shop's counter, and more can be done there.
 */
export const lifetimes = {
  customer: { idle: 30 * day, longest: 180 * day },
  staff: { idle: 3 * day, longest: 30 * day },
} as const;
/** How long a given password or code lets staff move money (R-LOGIN-3). */
const proofLasts = 30 * minute;
/** Use is recorded at most this often, so that reading pages does not write rows. */
const noteEvery = hour;

interface VisitorRow {
  token_hash: Buffer;
  session_id: string;
  created_at: Date;
  last_seen_at: Date;
  expires_at: Date;
  customer_id: string | null;
  customer_name: string | null;
  customer_email: string | null;
  customer_mobile: string | null;
  customer_has_password: boolean;
  customer_email_verified: boolean;
  staff_id: string | null;
  staff_name: string | null;
  staff_role: 'operator' | 'seller' | null;
  seller_id: string | null;
  second_factor: boolean | null;
  proved_at: Date | null;
}

/** Whose session it is; both null when it is unknown or expired. */
interface Visitor {
  readonly customer: Customer | null;
  readonly staff: Staff | null;
}

/**
 * Finds the owner of a session cookie. Concurrent lookups are batched into one statement that starts after the calls.
 * @param staff `staffRows` of the staff domain, which this domain may not import
 */
export function sessionFinder(
  db: Database,
  staff: RawBuilder<unknown>,
): (token: string, now: Date) => Promise<Visitor> {
  const find = batchLoader<Buffer, VisitorRow | undefined>((hashes) => readSessions(db, staff, hashes), {
    maxBatchSize: 100,
  });
  return async (token, now) => {
    const row = await find(hashToken(token));
    if (!row || row.expires_at <= now) return { customer: null, staff: null };
    if (shift(row.last_seen_at, noteEvery) <= now) await noteUse(db, row, now);
    return visitorOf(row, now);
  };
}

async function readSessions(
  db: Database,
  staff: RawBuilder<unknown>,
  hashes: readonly Buffer[],
): Promise<(VisitorRow | undefined)[]> {
  const rows = await execute<VisitorRow>(db)`${prepared}
    select s.token_hash, s.id as session_id, s.created_at, s.last_seen_at, s.expires_at,
           c.id as customer_id, c.name as customer_name, c.email as customer_email, c.mobile as customer_mobile,
           c.password_hash is not null as customer_has_password, c.email_verified_at is not null as customer_email_verified,
           f.id as staff_id, f.name as staff_name, f.role as staff_role, f.seller_id,
           f.second_factor, s.proved_at
    from sessions s left join customers c on c.id = s.customer_id left join ${staff} f on f.id = s.staff_id
    where s.token_hash = any(${unseen(hashes, 'bytea[]')}::bytea[])`;
  return hashes.map((hash) => rows.find(({ token_hash }) => token_hash.equals(hash)));
}

function visitorOf(row: VisitorRow, now: Date): Visitor {
  return {
    customer: row.customer_id
      ? {
          id: row.customer_id,
          name: row.customer_name ?? '',
          email: row.customer_email ?? '',
          mobile: row.customer_mobile,
          hasPassword: row.customer_has_password,
          emailVerified: row.customer_email_verified,
          sessionId: row.session_id,
        }
      : null,
    staff: row.staff_id
      ? {
          id: row.staff_id,
          name: row.staff_name ?? '',
          role: row.staff_role ?? 'seller',
          sellerId: row.seller_id,
          sessionId: row.session_id,
          secondFactor: row.second_factor ?? false,
          mustSetUp: false,
          provedLately: shift(row.proved_at ?? row.created_at, proofLasts) >= now,
        }
      : null,
  };
}

/** Extends the session, up to its maximum lifetime. Of concurrent requests, only the first one writes. */
async function noteUse(db: Database, session: VisitorRow, now: Date): Promise<void> {
  await execute(db)`
    update sessions set last_seen_at = ${now}, expires_at = ${endOfSession(session.staff_id ? 'staff' : 'customer', session.created_at, now)}
    where id = ${session.session_id} and last_seen_at = ${session.last_seen_at}`;
}

/** When a session that is used now expires. */
function endOfSession(whose: keyof typeof lifetimes, createdAt: Date, now: Date): Date {
  const idle = shift(now, lifetimes[whose].idle);
  const longest = shift(createdAt, lifetimes[whose].longest);
  return idle < longest ? idle : longest;
}

export type SessionOwner = { customerId: string } | { staffId: string };

/** Stores a new session of a customer or a member of staff. */
export async function insertSession(
  db: Database,
  session: SessionOwner & { id: string; token: string; userAgent: string; address: string; now: Date },
): Promise<void> {
  const { now } = session;
  const customerId = 'customerId' in session ? session.customerId : null;
  const staffId = 'staffId' in session ? session.staffId : null;
  await execute(db)`
    insert into sessions (token_hash, id, customer_id, staff_id, user_agent, address, created_at, last_seen_at, expires_at)
    values (${hashToken(session.token)}, ${session.id}, ${customerId}, ${staffId},
            ${session.userAgent}, ${session.address}, ${now}, ${now}, ${endOfSession(staffId ? 'staff' : 'customer', now, now)})`;
}

/** Ends the session of this cookie, a customer's or staff's. Returns the ended ids: one or none. */
export function deleteSession(db: Database, token: string): Promise<string[]> {
  return listValues<string>(db)`
    delete from sessions where token_hash = ${hashToken(token)} returning id`;
}

/** Filters these sessions down to those still open. */
export async function listOpenSessions(
  db: Database,
  ids: readonly string[],
  now: Date,
): Promise<ReadonlySet<string>> {
  return new Set(
    await listValues<string>(db)`select id from sessions where id = any(${ids}) and expires_at > ${now}`,
  );
}

/** Ends the sessions of the staff whose ids the query returns. Returns the ended ids. */
export function deleteSessionsOfStaff(trx: Database, ids: RawBuilder<unknown>): Promise<string[]> {
  return listValues<string>(trx)`
    delete from sessions where staff_id in (${ids}) returning id`;
}

export async function deleteOldSessions(db: Database, now: Date): Promise<void> {
  await execute(db)`delete from sessions where expires_at <= ${now}`;
}
