import { newSecret } from '../../../platform/ids.ts';
import type { Visit } from '../../../platform/visit.ts';
import type { Accounts } from '../accounts.ts';
import { keepSession } from '../start-session.ts';
import { changeToken } from './sessions.store.ts';

/**
 * Gives the visitor's session a new cookie after something about the account changed: a copy of the old one, taken
 * before, is worth nothing. Of two changes at once one sets the cookie, and the other leaves it alone.
 */
export async function rotateSession(accounts: Accounts, visit: Visit): Promise<void> {
  const old = visit.cookies.get(accounts.cookies.session);
  const token = newSecret();
  if (old && (await changeToken(accounts.db, old, token))) keepSession(token, visit, accounts);
}
