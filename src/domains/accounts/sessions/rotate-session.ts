import { newSecret } from '../../../platform/ids.ts';
import type { Visit } from '../../../platform/visit.ts';
import type { Accounts } from '../accounts.ts';
import { keepSession } from '../start-session.ts';
import { changeToken } from './sessions.store.ts';

/**
 * Gives the visitor's session a new cookie after a change to the account, so a copy of the old cookie is worthless.
 * Of two concurrent changes only one sets it.
 */
export async function rotateSession(accounts: Accounts, visit: Visit): Promise<void> {
  const old = visit.cookies.get(accounts.cookies.session);
  const token = newSecret();
  if (old && (await changeToken(accounts.db, old, token))) keepSession(token, visit, accounts);
}
