import { sql } from 'kysely';
import { type Database, execute, findRow, findValue, hasChanged } from '../../../platform/database.ts';
import { hashToken } from '../session.store.ts';
import type { LinkKind } from './link.ts';

export interface LinkOwner {
  readonly customerId: string;
  readonly name: string;
  /** The address to which the link was sent. */
  readonly email: string;
  /** Whether the account had a verified address, this one or another. */
  readonly hasVerified: boolean;
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
  c.id as "customerId", c.name, l.email, coalesce(c.email_verified_at::text, c.former_email) is not null as "hasVerified"`;

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
 * The account to which a reset link for this address may be sent, and the address as it was typed: its verified one,
 * which it keeps until the next one is verified too, or the only one of an account that has no number either.
 */
export function findResettable(db: Database, email: string) {
  return findRow<{ id: string; name: string; email: string; verified: boolean }>(db)`
    select id, name, email, email_verified_at is not null as verified from customers
    where lower(email) = lower(${email}) and erased_at is null
      and (email_verified_at is not null or mobile is null and former_email is null)
    union all
    select id, name, former_email, true from customers
    where lower(former_email) = lower(${email}) and not exists (select from customers where lower(email) = lower(${email}))
    limit 1`;
}

export async function markEmailVerified(db: Database, customerId: string, now: Date): Promise<void> {
  await execute(db)`
    update customers set email_verified_at = coalesce(email_verified_at, ${now}), former_email = null where id = ${customerId}`;
}

/**
 * Sets an account's password by a link, which also verifies its address and makes it the account's. An account whose
 * address nobody had verified loses its number: a stranger may have added it. Returns false if another account has
 * the address by now.
 */
export function setPasswordByLink(
  trx: Database,
  { customerId, email, hasVerified }: LinkOwner,
  passwordHash: string,
  now: Date,
): Promise<boolean> {
  return hasChanged(trx)`
    update customers set password_hash = ${passwordHash}, updated_at = ${now}, email = ${email}, former_email = null,
                         email_verified_at = case when lower(email) = lower(${email}) then coalesce(email_verified_at, ${now}) else ${now} end,
                         mobile = case when ${hasVerified} then mobile end
    where id = ${customerId} and not exists (select from customers where lower(email) = lower(${email}) and id <> ${customerId})`;
}

/** Verifies an address and takes away what its registrant could log in with. Returns the number that it had. */
export function takeOverAccount(trx: Database, customerId: string, now: Date): Promise<string | null> {
  return findValue<string>(trx)`
    update customers c set password_hash = null, mobile = null, email_verified_at = ${now}, updated_at = ${now}
    from customers before where c.id = ${customerId} and before.id = c.id returning before.mobile`;
}

export async function deleteLinksOf(trx: Database, customerId: string): Promise<void> {
  await execute(trx)`delete from email_links where customer_id = ${customerId}`;
}

export async function deleteOldLinks(db: Database, now: Date): Promise<void> {
  await execute(db)`delete from email_links where expires_at <= ${now}`;
}
