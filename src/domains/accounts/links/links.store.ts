import { sql } from 'kysely';
import { type Database, execute, findRow, hasChanged } from '../../../platform/database.ts';
import { hashToken } from '../session.store.ts';
import type { LinkKind } from './link.ts';

export interface LinkOwner {
  readonly customerId: string;
  readonly name: string;
  /** The address to which the link was sent. */
  readonly email: string;
  /** Whether somebody has proven more than a password: a number, or an address, this one or another. */
  readonly hasOwner: boolean;
}

/** Stores a link by its hash, replacing the account's earlier one of this kind. */
export async function putLink(
  trx: Database,
  link: { token: string; kind: LinkKind; customerId: string; email: string; expiresAt: Date },
): Promise<void> {
  await execute(trx)`
    insert into email_links (customer_id, kind, token_hash, email, expires_at)
    values (${link.customerId}, ${link.kind}, ${hashToken(link.token)}, ${link.email}, ${link.expiresAt})
    on conflict (customer_id, kind) do update
    set token_hash = excluded.token_hash, email = excluded.email, expires_at = excluded.expires_at`;
}

const live = (token: string, kind: LinkKind, now: Date) => sql`
  l.token_hash = ${hashToken(token)} and l.kind = ${kind} and l.expires_at > ${now}
  and c.id = l.customer_id
  and (lower(c.email) = lower(l.email) or l.kind = 'reset' and lower(c.former_email) = lower(l.email))`;

const owner = sql`
  c.id as "customerId", c.name, l.email, coalesce(c.email_verified_at::text, c.former_email, c.mobile) is not null as "hasOwner"`;

/** A link's owner; null if it is unknown, used or expired, or if the account no longer has its address. */
export function findLink(db: Database, token: string, kind: LinkKind, now: Date): Promise<LinkOwner | null> {
  return findRow<LinkOwner>(db)`
    select ${owner} from email_links l, customers c where ${live(token, kind, now)}`;
}

/** Consumes the link; null as in `findLink`. Of two concurrent uses only one gets the owner. */
export function takeLink(trx: Database, token: string, kind: LinkKind, now: Date): Promise<LinkOwner | null> {
  return findRow<LinkOwner>(trx)`
    delete from email_links l using customers c where ${live(token, kind, now)}
    returning ${owner}`;
}

/**
 * The account with this address, as it was typed, and the kind of link that may be sent there: to set a password if
 * the address is verified (an account keeps its verified one until the next is verified too) or all that the account
 * has; otherwise to verify it, which gives nobody the account (R-LINK-1).
 */
export function findByAddress(db: Database, email: string) {
  return findRow<{ id: string; email: string; verified: boolean; kind: LinkKind }>(db)`
    select id, email, email_verified_at is not null as verified,
           case when email_verified_at is not null or mobile is null and former_email is null then 'reset' else 'verify' end as kind
    from customers where lower(email) = lower(${email}) and erased_at is null
    union all
    select id, former_email, true, 'reset' from customers
    where lower(former_email) = lower(${email}) and not exists (select from customers where lower(email) = lower(${email}))
    limit 1`;
}

/** Marks an address as verified. Returns false if it is no longer the account's. */
export function markEmailVerified(
  trx: Database,
  { customerId, email }: LinkOwner,
  now: Date,
): Promise<boolean> {
  return hasChanged(trx)`
    update customers set email_verified_at = coalesce(email_verified_at, ${now}), former_email = null
    where id = ${customerId} and lower(email) = lower(${email})`;
}

/**
 * Sets an account's password by a link, which also verifies its address and makes it the account's. Returns false if
 * another account has the address by now, or if nobody had verified it and the account has got a number since.
 */
export function setPasswordByLink(
  trx: Database,
  { customerId, email }: LinkOwner,
  passwordHash: string,
  now: Date,
): Promise<boolean> {
  return hasChanged(trx)`
    update customers set password_hash = ${passwordHash}, updated_at = ${now}, email = ${email}, former_email = null,
                         email_verified_at = case when lower(email) = lower(${email}) then coalesce(email_verified_at, ${now}) else ${now} end
    where id = ${customerId} and (email_verified_at is not null or lower(former_email) = lower(${email}) or mobile is null)
      and not exists (select from customers where lower(email) = lower(${email}) and id <> ${customerId})`;
}

/**
 * Verifies the address of an account that has nothing else, and takes its password away. Returns false if it has got
 * a number or another address meanwhile.
 */
export function takeOverAccount(
  trx: Database,
  { customerId, email }: LinkOwner,
  now: Date,
): Promise<boolean> {
  return hasChanged(trx)`
    update customers set password_hash = null, email_verified_at = ${now}, updated_at = ${now}
    where id = ${customerId} and lower(email) = lower(${email}) and mobile is null and former_email is null
      and email_verified_at is null`;
}

/**
 * Takes an address that is not verified away from an account, which gets back the one that was verified before, if no
 * other account has it. Returns the account as it is then; null if the address is verified, or no longer its own.
 */
export function freeEmail(trx: Database, { customerId, email }: LinkOwner, now: Date) {
  const former = sql`(select c.former_email where not exists (select from customers o where lower(o.email) = lower(c.former_email)))`;
  return findRow<{ id: string; email: string | null; emailVerified: boolean; mobile: string | null }>(trx)`
    update customers c set email = ${former}, email_verified_at = case when ${former} is not null then ${now}::timestamptz end,
                           former_email = null, updated_at = ${now}
    where id = ${customerId} and lower(email) = lower(${email}) and email_verified_at is null
    returning id, email, email_verified_at is not null as "emailVerified", mobile`;
}

export async function deleteLinksOf(trx: Database, customerId: string): Promise<void> {
  await execute(trx)`delete from email_links where customer_id = ${customerId}`;
}

export async function deleteOldLinks(db: Database, now: Date): Promise<void> {
  await execute(db)`delete from email_links where expires_at <= ${now}`;
}
