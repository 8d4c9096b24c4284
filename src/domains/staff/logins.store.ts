import { sql } from 'kysely';
import type { Database } from '../../platform/database.ts';
import { deleteSessionsOfStaff } from '../accounts/session.store.ts';

export async function isLoginTaken(trx: Database, email: string): Promise<boolean> {
  const { rows } = await sql`select from staff where lower(email) = lower(${email})`.execute(trx);
  return rows.length > 0;
}

/** Gives a login of this shop another password. Its id, or null where the shop has no such login. */
export async function saveSellerPassword(
  trx: Database,
  login: { sellerId: string; email: string; passwordHash: string },
): Promise<string | null> {
  const { rows } = await sql<{ id: string }>`
    update staff set password_hash = ${login.passwordHash}
    where seller_id = ${login.sellerId} and lower(email) = lower(${login.email}) returning id`.execute(trx);
  return rows[0]?.id ?? null;
}

/** Gives the login with this address another password. Its id, or null where there is none. */
export async function savePassword(
  trx: Database,
  login: { email: string; passwordHash: string },
): Promise<string | null> {
  const { rows } = await sql<{ id: string }>`
    update staff set password_hash = ${login.passwordHash} where lower(email) = lower(${login.email}) returning id`.execute(
    trx,
  );
  return rows[0]?.id ?? null;
}

/** Ends the sessions of a member of staff. */
export async function endSessionsOfStaff(trx: Database, staffId: string): Promise<void> {
  await deleteSessionsOfStaff(trx, sql`select ${staffId}`);
}

/** Ends the sessions of all who keep this shop. */
export async function endSessionsOfShop(trx: Database, sellerId: string): Promise<void> {
  await deleteSessionsOfStaff(trx, sql`select id from staff where seller_id = ${sellerId}`);
}
