import { second } from '../../platform/clock.ts';
import type { Database } from '../../platform/database.ts';
import { newId, newSecret } from '../../platform/ids.ts';
import type { Visit } from '../../platform/visit.ts';
import type { Accounts } from './accounts.ts';
import { deleteSession, insertSession, lifetimes, type SessionOwner } from './session.store.ts';

/**
 * Logs a customer in inside the caller's transaction: ends the visitor's earlier session and starts a new one.
 * Returns the cookie value to set after the commit (`keepSession`).
 */
export function startSession(
  trx: Database,
  customerId: string,
  visit: Visit,
  { clock, cookies }: Accounts,
): Promise<string> {
  return replaceSession(trx, { customerId }, cookies.session, visit, clock.now());
}

/** Ends the session in the visitor's `cookie` and starts one for `owner`. Returns its cookie value. */
export async function replaceSession(
  trx: Database,
  owner: SessionOwner,
  cookie: string,
  visit: Visit,
  now: Date,
): Promise<string> {
  const earlier = visit.cookies.get(cookie);
  if (earlier) await deleteSession(trx, earlier);
  const token = newSecret();
  const { userAgent, address } = visit;
  await insertSession(trx, { id: newId(now), token, ...owner, userAgent, address, now });
  return token;
}

/** Sets the session cookie. It outlives the session on purpose: the database row decides when it is over. */
export function keepSession(token: string, visit: Visit, accounts: Accounts): void {
  visit.cookies.set(accounts.cookies.session, token, lifetimes.customer.longest / second);
}
