import { second } from '../../platform/clock.ts';
import type { Database } from '../../platform/database.ts';
import { newId, newSecret } from '../../platform/ids.ts';
import type { Visit } from '../../platform/visit.ts';
import type { Sessions } from './accounts.ts';
import { deleteSession, insertSession, lifetimes, type SessionOwner } from './session.store.ts';
import { changeToken } from './sessions/sessions.store.ts';

/**
 * Logs a customer or staff member in, within the caller's transaction: ends the visitor's earlier session and starts
 * a new one. Returns the cookie value to set after the commit (`keepSession`).
 */
export async function startSession(
  trx: Database,
  owner: SessionOwner,
  visit: Visit,
  { clock, door, onLogin }: Pick<Sessions, 'clock' | 'door' | 'onLogin'>,
): Promise<string> {
  const earlier = visit.cookies.get(door.cookie);
  if (earlier) await deleteSession(trx, earlier);
  const now = clock.now();
  const token = newSecret();
  const { userAgent, address } = visit;
  await insertSession(trx, { id: newId(now), token, ...owner, userAgent, address, now });
  if ('customerId' in owner) await onLogin?.(trx, owner.customerId, visit);
  return token;
}

/** Sets the session cookie. It outlives the session on purpose: the database row determines when the session ends. */
export function keepSession(token: string, visit: Visit, { door }: Pick<Sessions, 'door'>): void {
  // Strict at the desk: never sent along with another site's link or form. The desk's document is the same for
  // everybody anyway.
  const sameSite = door.of === 'staff' ? 'strict' : 'lax';
  visit.cookies.set(door.cookie, token, lifetimes[door.of].longest / second, sameSite);
}

/**
 * Gives the visitor's session a new cookie after a password, a code or a change to the account, so that a copy of the
 * old one is worthless. Of two concurrent changes only one sets it.
 */
export async function rotateSession(sessions: Pick<Sessions, 'db' | 'door'>, visit: Visit): Promise<void> {
  const old = visit.cookies.get(sessions.door.cookie);
  const token = newSecret();
  if (old && (await changeToken(sessions.db, old, token))) keepSession(token, visit, sessions);
}
