import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Database } from '../../platform/database.ts';
import type { Customer, Staff } from '../../platform/visit.ts';

/** Only the hash of a session's cookie is kept: a copy of the table logs nobody in. */
export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

interface VisitorRow {
  session_id: string;
  customer_id: string | null;
  customer_name: string | null;
  customer_email: string | null;
  customer_mobile: string | null;
  staff_id: string | null;
  staff_name: string | null;
  staff_role: 'operator' | 'seller' | null;
  seller_id: string | null;
}

/** Who this session belongs to; nobody when it is unknown or past its end. */
export async function findSession(
  db: Database,
  token: string,
  now: Date,
): Promise<{ customer: Customer | null; staff: Staff | null }> {
  const { rows } = await sql<VisitorRow>`
    select s.id as session_id,
           c.id as customer_id, c.name as customer_name, c.email as customer_email, c.mobile as customer_mobile,
           f.id as staff_id, f.name as staff_name, f.role as staff_role, f.seller_id
    from sessions s left join customers c on c.id = s.customer_id left join staff f on f.id = s.staff_id
    where s.token_hash = ${hashToken(token)} and s.expires_at > ${now}`.execute(db);
  const row = rows[0];
  if (!row) return { customer: null, staff: null };
  return {
    customer: row.customer_id
      ? {
          id: row.customer_id,
          name: row.customer_name ?? '',
          email: row.customer_email ?? '',
          mobile: row.customer_mobile,
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
        }
      : null,
  };
}

/** Keeps a new session of a customer or of a member of staff. */
export async function insertSession(
  db: Database,
  session: {
    id: string;
    token: string;
    customerId?: string;
    staffId?: string;
    userAgent: string;
    address: string;
    now: Date;
    expiresAt: Date;
  },
): Promise<void> {
  await sql`
    insert into sessions (token_hash, id, customer_id, staff_id, user_agent, address, created_at, last_seen_at, expires_at)
    values (${hashToken(session.token)}, ${session.id}, ${session.customerId ?? null}, ${session.staffId ?? null},
            ${session.userAgent}, ${session.address}, ${session.now}, ${session.now}, ${session.expiresAt})`.execute(
    db,
  );
}

/** Ends one session, or all of a customer's but one. */
export async function deleteSession(db: Database, id: string): Promise<void> {
  await sql`delete from sessions where id = ${id}`.execute(db);
}

export async function deleteOtherSessions(db: Database, customerId: string, keep: string): Promise<void> {
  await sql`delete from sessions where customer_id = ${customerId} and id <> ${keep}`.execute(db);
}
