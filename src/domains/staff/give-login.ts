import type { Database } from '../../platform/database.ts';
import { isFailure, type Refusal, refuse } from '../../platform/failure.ts';
import { newId, newSecret } from '../../platform/ids.ts';
import { hashPassword } from '../accounts/password.ts';
import { endSessionsOfStaff, isLoginTaken, savePassword, saveSellerPassword } from './logins.store.ts';
import { insertLogin } from './staff.store.ts';

/** A password for somebody else, and its hash: made before the transaction that keeps it, since hashing takes its time. */
export interface MadePassword {
  readonly password: string;
  readonly hash: string;
}

/** Characters of a password that the shop makes: 16 of base64url, 96 bits. */
const length = 16;

/** Makes a password to be shown once. */
export async function makePassword(): Promise<MadePassword | Refusal<'unavailable'>> {
  const password = newSecret().slice(0, length);
  const hash = await hashPassword(password);
  return isFailure(hash) ? hash : { password, hash };
}

/** Makes a login for who keeps a shop or, with none, for an operator, who sees them all. */
export async function giveLogin(
  trx: Database,
  {
    name,
    email,
    hash,
    sellerId,
    now,
  }: { name: string; email: string; hash: string; sellerId: string | null; now: Date },
): Promise<{ id: string } | Refusal<'email_taken'>> {
  if (await isLoginTaken(trx, email)) return taken;
  const id = newId(now);
  const isNew = await insertLogin(trx, { id, name, email, passwordHash: hash, sellerId, now });
  return isNew ? { id } : taken;
}

/** Gives a login of a shop another password and ends its sessions. */
export async function renewSellerPassword(
  trx: Database,
  { sellerId, email, hash }: { sellerId: string; email: string; hash: string },
): Promise<{ id: string } | Refusal<'not_found'>> {
  const id = await saveSellerPassword(trx, { sellerId, email, passwordHash: hash });
  if (id === null) return refuse('not_found', { error: 'This shop has no such login' });
  await endSessionsOfStaff(trx, id);
  return { id };
}

/** Gives whoever logs in with this address another password and ends their sessions. */
export async function renewPassword(
  trx: Database,
  { email, hash }: { email: string; hash: string },
): Promise<{ id: string } | Refusal<'not_found'>> {
  const id = await savePassword(trx, { email, passwordHash: hash });
  if (id === null) return refuse('not_found', { error: `Nobody logs in to the desk as ${email}` });
  await endSessionsOfStaff(trx, id);
  return { id };
}

const taken = refuse('email_taken', {
  error: 'This e-mail address has a login already',
  fields: { email: 'This e-mail address has a login already' },
});
