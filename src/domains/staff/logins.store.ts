import { sql } from 'kysely';
import type { Database } from '../../platform/database.ts';
import { deleteSessionsOfStaff } from '../accounts/session.store.ts';

export async function isLoginTaken(trx: Database, email: string): Promise<boolean> {
  const { rows } = await sql`select from staff where lower(email) = lower(${email})`.execute(trx);
  return rows.length > 0;
}

/** Sets a login's password. Returns its id, or null when the shop has no such login. */
export async function saveSellerPassword(
  trx: Database,
  login: { sellerId: string; email: string; passwordHash: string },
): Promise<string | null> {
  const { rows } = await sql<{ id: string }>`
    update staff set password_hash = ${login.passwordHash}
    where seller_id = ${login.sellerId} and lower(email) = lower(${login.email}) returning id`.execute(trx);
  return rows[0]?.id ?? null;
}

/** Sets the password of the login with this e-mail. Returns its id, or null when there is none. */
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

export async function endSessionsOfStaff(trx: Database, staffId: string): Promise<void> {
  await deleteSessionsOfStaff(trx, sql`select ${staffId}`);
}

/** Ends the sessions of everyone in this shop. */
export async function endSessionsOfShop(trx: Database, sellerId: string): Promise<void> {
  await deleteSessionsOfStaff(trx, sql`select id from staff where seller_id = ${sellerId}`);
}
