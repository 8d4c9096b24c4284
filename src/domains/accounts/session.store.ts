import { createHash } from 'node:crypto';
import type { RawBuilder } from 'kysely';
import { batchLoader } from '../../platform/batch-loader.ts';
import { day, hour, minute, shift } from '../../platform/clock.ts';
import {
  type Database,
  execute,
  listValues,
  preparedStatement,
  unseenChange,
} from '../../platform/database.ts';
import type { Customer, Staff } from '../../platform/visit.ts';

/** Only the hash is stored, so that a copy of the table logs nobody in. */
export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

/**
 * A session ends `idle` after its last use, and at the latest `longest` after login. Staff sessions are shorter: more
 * people have access to a shop's counter, and more can be done there.
 */
export const lifetimes = {
  customer: { idle: 30 * day, longest: 180 * day },
  staff: { idle: 3 * day, longest: 30 * day },
} as const;
/** How long an entered password or code lets staff move money (R-LOGIN-3), and customers change their account (R-LOGIN-4). */
const proofLasts = { customer: 10 * minute, staff: 30 * minute } as const;
/** Use is recorded at most this often, so that reading pages does not write rows. */
const noteEvery = hour;

interface SessionRow {
  readonly tokenHash: Buffer;
  readonly sessionId: string;
  readonly createdAt: Date;
  readonly lastSeenAt: Date;
  readonly expiresAt: Date;
  readonly provedAt: Date | null;
  readonly numberProvedAt: Date | null;
  readonly customer: Omit<Customer, 'sessionId' | 'provedLately' | 'numberProvedLately'> | null;
  readonly staff: Pick<Staff, 'id' | 'name' | 'role' | 'duty' | 'sellerId' | 'secondFactor'> | null;
}

/** The owner of a session; both null if it is unknown or expired. */
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
  const find = batchLoader<Buffer, SessionRow | undefined>((hashes) => readSessions(db, staff, hashes), {
    maxBatchSize: 100,
  });
  return async (token, now) => {
    const row = await find(hashToken(token));
    if (!row || row.expiresAt <= now) return { customer: null, staff: null };
    if (shift(row.lastSeenAt, noteEvery) <= now) await noteUse(db, row, now);
    return visitorOf(row, now);
  };
}

async function readSessions(
  db: Database,
  staff: RawBuilder<unknown>,
  hashes: readonly Buffer[],
): Promise<(SessionRow | undefined)[]> {
  const rows = await execute<SessionRow>(db)`${preparedStatement}
    select s.token_hash as "tokenHash", s.id as "sessionId", s.created_at as "createdAt", s.last_seen_at as "lastSeenAt",
           s.expires_at as "expiresAt", s.proved_at as "provedAt", s.number_proved_at as "numberProvedAt",
           case when c.id is not null then json_build_object('id', c.id, 'name', c.name, 'email', c.email, 'mobile', c.mobile,
             'hasPassword', c.password_hash is not null, 'emailVerified', c.email_verified_at is not null) end as customer,
           case when f.id is not null then json_build_object('id', f.id, 'name', f.name, 'role', f.role, 'duty', f.duty,
             'sellerId', f.seller_id, 'secondFactor', f.second_factor) end as staff
    from sessions s left join customers c on c.id = s.customer_id and c.blocked_at is null
      left join ${staff} f on f.id = s.staff_id and f.removed_at is null
    where s.token_hash = any(${unseenChange(hashes, 'bytea[]')}::bytea[])`;
  return hashes.map((hash) => rows.find(({ tokenHash }) => tokenHash.equals(hash)));
}

function visitorOf(row: SessionRow, now: Date): Visitor {
  const { sessionId, customer, staff, provedAt, numberProvedAt, createdAt } = row;
  const provedLately = (of: keyof typeof proofLasts) => shift(provedAt ?? createdAt, proofLasts[of]) >= now;
  const numberProvedLately = numberProvedAt !== null && shift(numberProvedAt, proofLasts.customer) >= now;
  return {
    customer: customer && {
      ...customer,
      sessionId,
      provedLately: provedLately('customer'),
      numberProvedLately,
    },
    staff: staff && {
      ...staff,
      sessionId,
      mustSetUp: false,
      provedLately: provedLately('staff'),
      byCode: numberProvedAt !== null && shift(numberProvedAt, proofLasts.staff) >= now,
    },
  };
}

/** Extends the session, up to its maximum lifetime. Of concurrent requests, only the first one writes. */
async function noteUse(db: Database, session: SessionRow, now: Date): Promise<void> {
  const { sessionId, staff, createdAt, lastSeenAt } = session;
  await execute(db)`
    update sessions set last_seen_at = ${now}, expires_at = ${endOfSession(staff ? 'staff' : 'customer', createdAt, now)}
    where id = ${sessionId} and last_seen_at = ${lastSeenAt}`;
}

/** When a session used now expires. */
function endOfSession(whose: keyof typeof lifetimes, createdAt: Date, now: Date): Date {
  const idle = shift(now, lifetimes[whose].idle);
  const longest = shift(createdAt, lifetimes[whose].longest);
  return idle < longest ? idle : longest;
}

/** `byOtp`: a code to the account's number, or to a staff member's e-mail, opened the session. */
export type SessionOwner = { readonly byOtp?: true } & (
  | { readonly customerId: string }
  | { readonly staffId: string }
);

/** Stores a new session of a customer or a staff member. */
export async function insertSession(
  db: Database,
  session: SessionOwner & { id: string; token: string; userAgent: string; address: string; now: Date },
): Promise<void> {
  const { now } = session;
  const customerId = 'customerId' in session ? session.customerId : null;
  const staffId = 'staffId' in session ? session.staffId : null;
  const numberProvedAt = session.byOtp ? now : null;
  await execute(db)`
    insert into sessions (token_hash, id, customer_id, staff_id, user_agent, address, created_at, last_seen_at, expires_at, number_proved_at)
    values (${hashToken(session.token)}, ${session.id}, ${customerId}, ${staffId},
            ${session.userAgent}, ${session.address}, ${now}, ${now}, ${endOfSession(staffId ? 'staff' : 'customer', now, now)}, ${numberProvedAt})`;
}

/** Ends the session of this cookie, a customer's or staff member's. Returns the ended ids: one or none. */
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
