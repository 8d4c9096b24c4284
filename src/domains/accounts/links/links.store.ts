import { sql } from 'kysely';
import { type Database, execute, findRow } from '../../../platform/database.ts';
import { hashToken } from '../session.store.ts';
import type { LinkKind } from './link.ts';

export interface LinkOwner {
  readonly customerId: string;
  readonly name: string;
  readonly email: string;
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
  and c.id = l.customer_id and lower(c.email) = lower(l.email)`;

/** A link's owner; null if it is unknown, used or expired, or if the account no longer has its address. */
export function findLink(db: Database, token: string, kind: LinkKind, now: Date): Promise<LinkOwner | null> {
  return findRow<LinkOwner>(db)`
    select c.id as "customerId", c.name, c.email from email_links l, customers c where ${live(token, kind, now)}`;
}

/** Consumes the link; null as in `findLink`. Of two concurrent uses only one gets the owner. */
export function takeLink(trx: Database, token: string, kind: LinkKind, now: Date): Promise<LinkOwner | null> {
  return findRow<LinkOwner>(trx)`
    delete from email_links l using customers c where ${live(token, kind, now)}
    returning c.id as "customerId", c.name, c.email`;
}

/** The account to which a reset link for this address may be sent: its address is verified, or it has no number. */
export function findResettable(db: Database, email: string) {
  return findRow<{ id: string; name: string; email: string }>(db)`
    select id, name, email from customers
    where lower(email) = lower(${email}) and (email_verified_at is not null or mobile is null) and erased_at is null`;
}

export async function markEmailVerified(db: Database, customerId: string, now: Date): Promise<void> {
  await execute(db)`
    update customers set email_verified_at = coalesce(email_verified_at, ${now}) where id = ${customerId}`;
}

/** Sets an account's password by a link, which also verifies the address. */
export async function setPasswordByLink(
  trx: Database,
  customerId: string,
  passwordHash: string,
  now: Date,
): Promise<void> {
  await execute(trx)`
    update customers set password_hash = ${passwordHash}, updated_at = ${now},
                         email_verified_at = coalesce(email_verified_at, ${now})
    where id = ${customerId}`;
}

export async function deleteLinksOf(trx: Database, customerId: string): Promise<void> {
  await execute(trx)`delete from email_links where customer_id = ${customerId}`;
}

export async function deleteOldLinks(db: Database, now: Date): Promise<void> {
  await execute(db)`delete from email_links where expires_at <= ${now}`;
}
