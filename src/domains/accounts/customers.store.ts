import { type Database, execute, findRow, findValue, hasChanged, hasRow } from '../../platform/database.ts';
import type { Profile } from './accounts.ts';

/**
 * Inserts an account. Returns false if the number or the e-mail (case-insensitive) is taken, also as the address that
 * another account had verified before its present one.
 */
export function insertCustomer(
  db: Database,
  customer: Profile & { mobile: string | null; passwordHash: string | null; now: Date },
): Promise<boolean> {
  return hasChanged(db)`
    insert into customers (id, name, email, mobile, password_hash, created_at, updated_at)
    select ${customer.id}, ${customer.name}, ${customer.email}, ${customer.mobile}, ${customer.passwordHash},
           ${customer.now}, ${customer.now}
    where not exists (select from customers where lower(former_email) = lower(${customer.email}))
    on conflict do nothing`;
}

/** Stores the exact consent text that the customer saw. */
export async function insertConsent(
  db: Database,
  customerId: string,
  { kind, text }: { kind: string; text: string },
  now: Date,
): Promise<void> {
  await execute(db)`
    insert into consents (customer_id, kind, text, given_at) values (${customerId}, ${kind}, ${text}, ${now})`;
}

/** Finds an account by e-mail, with its password hash (null when it has none). */
export function findByEmail(db: Database, email: string) {
  return findRow<Profile & { passwordHash: string | null; isBlocked: boolean }>(db)`
    select id, name, email, password_hash as "passwordHash", blocked_at is not null as "isBlocked" from customers where lower(email) = lower(${email})`;
}

export function findByMobile(
  db: Database,
  mobile: string,
): Promise<(Profile & { isBlocked: boolean }) | null> {
  return findRow(db)`
    select id, name, coalesce(email, '') as email, blocked_at is not null as "isBlocked"
    from customers where mobile = ${mobile}`;
}

/** Takes an account's number away. Returns the number, or null if it has none. */
export function removeMobile(trx: Database, id: string, now: Date): Promise<string | null> {
  return findValue<string>(trx)`
    update customers c set mobile = null, updated_at = ${now} from customers before
    where c.id = ${id} and before.id = c.id and before.mobile is not null returning before.mobile`;
}

/** The address that was verified before the present one, which is not; null if there is none. */
export function readFormerEmail(db: Database, id: string): Promise<string | null> {
  return findValue<string>(db)`select former_email from customers where id = ${id}`;
}

/** Sets an account's first number. Returns false if it has one, or another account has this number. */
export function setMobile(trx: Database, id: string, mobile: string, now: Date): Promise<boolean> {
  return hasChanged(trx)`
    update customers set mobile = ${mobile}, updated_at = ${now}
    where id = ${id} and mobile is null and not exists (select from customers where mobile = ${mobile})`;
}

/** The account with this number, and its verified e-mail, to which an OTP goes if the text fails. */
export function findOwner(db: Database, mobile: string) {
  return findRow<{ id: string; verifiedEmail: string | null }>(db)`
    select id, case when email_verified_at is not null then email end as "verifiedEmail" from customers
    where mobile = ${mobile}`;
}

/**
 * Changes name and e-mail; a verified e-mail is remembered until the next one is verified.
 * Returns false if another account had verified the e-mail before its present one.
 * @throws a unique violation of `customers_email` if another account has it
 */
export function updateCustomer(trx: Database, { id, name, email }: Profile, now: Date): Promise<boolean> {
  return hasChanged(trx)`
    update customers set name = ${name}, email = ${email}, updated_at = ${now},
                         email_verified_at = case when lower(email) = lower(${email}) then email_verified_at end,
                         former_email = case when lower(email) = lower(${email}) or email_verified_at is null
                                        then former_email else email end
    where id = ${id} and not exists (select from customers where lower(former_email) = lower(${email}) and id <> ${id})`;
}

export function readPasswordHash(db: Database, id: string): Promise<string | null> {
  return findValue<string>(db)`
    select password_hash from customers where id = ${id}`;
}

/** Replaces the password hash. Returns false if it is no longer `from` (a concurrent change). */
export function updatePasswordHash(
  db: Database,
  id: string,
  from: string | null,
  to: string,
  now: Date,
): Promise<boolean> {
  return hasChanged(db)`
    update customers set password_hash = ${to}, updated_at = ${now}
    where id = ${id} and password_hash is not distinct from ${from}`;
}

/**
 * Erases personal data but keeps the row, because orders reference it. Nobody can log in to it: no number, no
 * password, and an address under `.invalid`, which RFC 2606 reserves.
 */
export async function emptyCustomer(db: Database, id: string, now: Date): Promise<void> {
  await execute(db)`
    update customers set name = 'Deleted account', email = ${`deleted-${id}@account.invalid`}, mobile = null,
                         password_hash = null, email_verified_at = null, former_email = null, updated_at = ${now}, erased_at = ${now}
    where id = ${id}`;
}

/**
 * Locks the customer's row against other changes (FOR NO KEY UPDATE): serialises checks over all of the customer's
 * rows. Foreign keys may still reference it.
 */
export async function lockCustomer(trx: Database, customerId: string): Promise<void> {
  await execute(trx)`select from customers where id = ${customerId} for no key update`;
}

/**
 * Locks the customer's row, and returns whether the session is still open: a reset or somebody who takes the account
 * over may have ended it since the request began.
 */
export async function lockLoggedIn(
  trx: Database,
  { id, sessionId }: { id: string; sessionId: string },
): Promise<boolean> {
  await lockCustomer(trx, id);
  return hasRow(trx)`select from sessions where id = ${sessionId}`;
}

/** Locks the customer's row FOR UPDATE: new rows that reference it wait as well. */
export async function lockCustomerWhole(trx: Database, customerId: string): Promise<void> {
  await execute(trx)`select from customers where id = ${customerId} for update`;
}
