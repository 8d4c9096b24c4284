import { sql } from 'kysely';
import { type Database, findValue, getRow, hasChanged, hasRow } from '../../platform/database.ts';
import { deleteSessionsOfStaff } from '../accounts/session.store.ts';

export function isLoginTaken(trx: Database, email: string): Promise<boolean> {
  return hasRow(trx)`select from staff where lower(email) = lower(${email})`;
}

/** Sets a login's password. Returns its id, or null if the shop has no such login. */
export function saveSellerPassword(
  trx: Database,
  login: { sellerId: string; email: string; passwordHash: string },
): Promise<string | null> {
  return findValue<string>(trx)`
    update staff set password_hash = ${login.passwordHash}
    where seller_id = ${login.sellerId} and lower(email) = lower(${login.email}) returning id`;
}

/** Sets the password of the login with this e-mail. Returns its id, or null if there is none. */
export function savePassword(
  trx: Database,
  login: { email: string; passwordHash: string },
): Promise<string | null> {
  return findValue<string>(trx)`
    update staff set password_hash = ${login.passwordHash} where lower(email) = lower(${login.email}) returning id`;
}

/** The stored hash of a login's password; null for a login without one. */
export function readPasswordHash(db: Database, staffId: string): Promise<string | null> {
  return findValue<string>(db)`
    select nullif(password_hash, '') as hash from staff where id = ${staffId}`;
}

/** Replaces a password. Returns false if the old one was changed meanwhile. */
export function replacePasswordHash(
  trx: Database,
  staffId: string,
  from: string | null,
  to: string,
): Promise<boolean> {
  return hasChanged(trx)`
    update staff set password_hash = ${to} where id = ${staffId} and password_hash = ${from}`;
}

/** Where a staff member is reached; '' for no number. */
export function readContacts(db: Database, staffId: string): Promise<{ email: string; mobile: string }> {
  return getRow(db)`select email, coalesce(mobile, '') as mobile from staff where id = ${staffId}`;
}

/** Sets a staff member's number. Returns false if somebody else has it. */
export function saveMobile(trx: Database, staffId: string, mobile: string): Promise<boolean> {
  return hasChanged(trx)`
    update staff set mobile = ${mobile}
    where id = ${staffId} and not exists (select from staff where mobile = ${mobile} and id <> ${staffId})`;
}

/** The id of the login with this e-mail; null for none. */
export function findLogin(db: Database, email: string): Promise<string | null> {
  return findValue<string>(db)`
    select id from staff where lower(email) = lower(${email})`;
}

/** Ends a staff member's sessions. Returns their ids. */
export function endSessionsOfStaff(trx: Database, staffId: string): Promise<string[]> {
  return deleteSessionsOfStaff(trx, sql`select ${staffId}`);
}

/** Ends the sessions of everyone in this shop. Returns their ids. */
export function endSessionsOfShop(trx: Database, sellerId: string): Promise<string[]> {
  return deleteSessionsOfStaff(trx, sql`select id from staff where seller_id = ${sellerId}`);
}
