import { second } from '../../platform/clock.ts';
import type { Database } from '../../platform/database.ts';
import { newId, newSecret } from '../../platform/ids.ts';
import type { Visit } from '../../platform/visit.ts';
import type { Accounts } from './accounts.ts';
import { deleteSession, insertSession, lifetimes, type SessionOwner } from './session.store.ts';

/**
 * Logs a customer in, inside the transaction that let them in: a new session, never the visitor's earlier one, which
 * ends. Gives the cookie to set once the transaction has committed (`keepSession`).
 */
export function startSession(
  trx: Database,
  customerId: string,
  visit: Visit,
  { clock, cookies }: Accounts,
): Promise<string> {
  return replaceSession(trx, { customerId }, cookies.session, visit, clock.now());
}

/** Ends the session that the visitor's `cookie` carries, and starts one of `owner`; gives its value for the cookie. */
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

/** Sets the session's cookie. It outlives the longest session: the row says when that is over. */
export function keepSession(token: string, visit: Visit, accounts: Accounts): void {
  visit.cookies.set(accounts.cookies.session, token, lifetimes.customer.longest / second);
}
