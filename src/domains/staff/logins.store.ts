import { sql } from 'kysely';
import { type Database, execute } from '../../platform/database.ts';
import { deleteSessionsOfStaff } from '../accounts/session.store.ts';

export async function isLoginTaken(trx: Database, email: string): Promise<boolean> {
  const rows = await execute(trx)`select from staff where lower(email) = lower(${email})`;
  return rows.length > 0;
}

/** Sets a login's password. Returns its id, or null when the shop has no such login. */
export async function saveSellerPassword(
  trx: Database,
  login: { sellerId: string; email: string; passwordHash: string },
): Promise<string | null> {
  const [row] = await execute<{ id: string }>(trx)`
    update staff set password_hash = ${login.passwordHash}
    where seller_id = ${login.sellerId} and lower(email) = lower(${login.email}) returning id`;
  return row?.id ?? null;
}

/** Sets the password of the login with this e-mail. Returns its id, or null when there is none. */
export async function savePassword(
  trx: Database,
  login: { email: string; passwordHash: string },
): Promise<string | null> {
  const [row] = await execute<{ id: string }>(trx)`
    update staff set password_hash = ${login.passwordHash} where lower(email) = lower(${login.email}) returning id`;
  return row?.id ?? null;
}

/** The stored hash of a login's password; null for a login without one. */
export async function readPasswordHash(db: Database, staffId: string): Promise<string | null> {
  const [row] = await execute<{ hash: string | null }>(db)`
    select nullif(password_hash, '') as hash from staff where id = ${staffId}`;
  return row?.hash ?? null;
}

/** Replaces a password. False when it is no longer the one that was proved. */
export async function replacePasswordHash(
  trx: Database,
  staffId: string,
  from: string | null,
  to: string,
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update staff set password_hash = ${to} where id = ${staffId} and password_hash = ${from}`.execute(trx);
  return numAffectedRows === 1n;
}

export async function readEmail(db: Database, staffId: string): Promise<string> {
  const [row] = await execute<{ email: string }>(db)`select email from staff where id = ${staffId}`;
  return row?.email ?? '';
}

/** The id of the login with this e-mail; null for none. */
export async function findLogin(db: Database, email: string): Promise<string | null> {
  const [row] = await execute<{ id: string }>(db)`
    select id from staff where lower(email) = lower(${email})`;
  return row?.id ?? null;
}

/** Ends a person's sessions. Returns their ids. */
export function endSessionsOfStaff(trx: Database, staffId: string): Promise<string[]> {
  return deleteSessionsOfStaff(trx, sql`select ${staffId}`);
}

/** Ends the sessions of everyone in this shop. Returns their ids. */
export function endSessionsOfShop(trx: Database, sellerId: string): Promise<string[]> {
  return deleteSessionsOfStaff(trx, sql`select id from staff where seller_id = ${sellerId}`);
}
