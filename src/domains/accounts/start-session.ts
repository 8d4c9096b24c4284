import { second } from '../../platform/clock.ts';
import type { Database } from '../../platform/database.ts';
import { newId, newSecret } from '../../platform/ids.ts';
import type { Visit } from '../../platform/visit.ts';
import type { Accounts } from './accounts.ts';
import { deleteSession, insertSession, longestLifetime } from './session.store.ts';

/**
 * Logs a customer in, inside the transaction that let them in: a new session, never the visitor's earlier one, which
 * ends. Gives the cookie to set once the transaction has committed (`keepSession`).
 */
export async function startSession(
  trx: Database,
  customerId: string,
  visit: Visit,
  accounts: Accounts,
): Promise<string> {
  const now = accounts.clock.now();
  const earlier = visit.cookies.get(accounts.cookies.session);
  if (earlier) await deleteSession(trx, earlier);
  const token = newSecret();
  const { userAgent, address } = visit;
  await insertSession(trx, { id: newId(now), token, customerId, userAgent, address, now });
  return token;
}

/** Sets the session's cookie. It outlives the longest session: the row says when that is over. */
export function keepSession(token: string, visit: Visit, accounts: Accounts): void {
  visit.cookies.set(accounts.cookies.session, token, longestLifetime / second);
}
