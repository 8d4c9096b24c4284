import * as m from '#messages/refusals';
import type { Database } from '../../platform/database.ts';
import { newId, newSecret } from '../../platform/ids.ts';
import { isRefusal, type Refusal, refuse } from '../../platform/refusal.ts';
import { hashPassword } from '../accounts/password.ts';
import { endSessionsOfStaff, isLoginTaken, savePassword, saveSellerPassword } from './logins.store.ts';
import { insertLogin } from './staff.store.ts';

/** A generated password and its hash. Made before the transaction, because hashing is slow. */
export interface MadePassword {
  readonly password: string;
  readonly hash: string;
}

/** 16 base64url characters: 96 bits. */
const length = 16;

/** Generates a password that is shown once. */
export async function makePassword(): Promise<MadePassword | Refusal<'unavailable'>> {
  const password = newSecret().slice(0, length);
  const hash = await hashPassword(password);
  return isRefusal(hash) ? hash : { password, hash };
}

/**
 * Creates a login for a shop's seller or, without a shop, for an operator, who sees all shops. An operator whom another
 * one adds (`addedBy`) is no second person beside them (R-REFUND-1).
 */
export async function giveLogin(
  trx: Database,
  {
    name,
    email,
    hash,
    sellerId,
    addedBy = null,
    now,
  }: {
    name: string;
    email: string;
    hash: string;
    sellerId: string | null;
    addedBy?: string | null;
    now: Date;
  },
): Promise<{ id: string } | Refusal<'email_taken'>> {
  if (await isLoginTaken(trx, email)) return refusal;
  const id = newId(now);
  const isNew = await insertLogin(trx, { id, name, email, passwordHash: hash, sellerId, addedBy, now });
  return isNew ? { id } : refusal;
}

/** Sets a new password for one of a shop's logins and ends its sessions, whose ids it returns. */
export async function renewSellerPassword(
  trx: Database,
  { sellerId, email, hash }: { sellerId: string; email: string; hash: string },
): Promise<{ id: string; ended: string[] } | Refusal<'not_found'>> {
  const id = await saveSellerPassword(trx, { sellerId, email, passwordHash: hash });
  if (id === null) return refuse('not_found', { error: m.no_such_login() });
  return { id, ended: await endSessionsOfStaff(trx, id) };
}

/** Sets a new password for the login with this e-mail and ends its sessions. */
export async function renewPassword(
  trx: Database,
  { email, hash }: { email: string; hash: string },
): Promise<{ id: string } | Refusal<'not_found'>> {
  const id = await savePassword(trx, { email, passwordHash: hash });
  if (id === null) return refuse('not_found', { error: m.nobody_logs_in_as({ email }) });
  await endSessionsOfStaff(trx, id);
  return { id };
}

const refusal = refuse('email_taken', {
  error: m.login_exists(),
  fields: { email: m.login_exists() },
});
