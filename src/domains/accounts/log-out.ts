import * as m from '#messages/answers';
import type { Visit } from '../../platform/visit.ts';
import type { Accounts } from './accounts.ts';
import { deleteSession } from './session.store.ts';

/** Ends the visitor's session and clears its cookie. Does nothing for a guest. */
export async function logOut(
  { db, cookies, sessionsEnded }: Accounts,
  visit: Visit,
): Promise<{ message: string }> {
  const token = visit.cookies.get(cookies.session);
  if (token) sessionsEnded(await deleteSession(db, token));
  visit.cookies.clear(cookies.session);
  visit.cookies.clear(cookies.verifiedNumber);
  return { message: m.logged_out() };
}
