import * as answers from '#messages/answers';
import * as refusals from '#messages/refusals';
import { type Refusal, refuse } from '../../../platform/refusal.ts';
import type { Visit } from '../../../platform/visit.ts';
import type { Sessions } from '../accounts.ts';
import { deleteSession, type SessionOwner } from '../session.store.ts';
import { deviceName } from './device-name.ts';
import * as store from './sessions.store.ts';

/** The owner of a visit's sessions, a customer or a staff member, and the current session. */
function asker({ customer, staff }: Visit): { owner: SessionOwner; current: string } {
  if (customer) return { owner: { customerId: customer.id }, current: customer.sessionId };
  if (staff) return { owner: { staffId: staff.id }, current: staff.sessionId };
  throw new Error('Nobody is logged in');
}

/** The visitor's open sessions: device, address, login time, last use. The current one is marked. */
export async function listSessions({ db, clock }: Pick<Sessions, 'db' | 'clock'>, visit: Visit) {
  const { owner, current } = asker(visit);
  const sessions = await store.listSessions(db, owner, clock.now());
  return sessions.map(({ id, userAgent, address, createdAt, lastSeenAt }) => ({
    id,
    device: deviceName(userAgent),
    address,
    since: createdAt.toISOString(),
    lastSeen: lastSeenAt.toISOString(),
    current: id === current,
  }));
}

/** Logs out one of the visitor's devices and closes its socket. */
export async function endSession(
  { db, door, sessionsEnded }: Sessions,
  sessionId: string,
  visit: Visit,
): Promise<{ message: string } | Refusal<'not_found'>> {
  const { owner, current } = asker(visit);
  if (!(await store.deleteSessionOf(db, owner, sessionId)))
    return refuse('not_found', { error: refusals.device_logged_out() });
  sessionsEnded([sessionId]);
  if (sessionId === current) visit.cookies.clear(door.cookie);
  return { message: answers.device_logged_out() };
}

/** Logs out all of the visitor's devices except the current one. */
export async function endOtherSessions(
  { db, sessionsEnded }: Sessions,
  visit: Visit,
): Promise<{ message: string; ended: number }> {
  const { owner, current } = asker(visit);
  const sessionIds = await store.deleteSessionsOf(db, owner, current);
  sessionsEnded(sessionIds);
  return {
    message: answers.other_devices_logged_out({ count: sessionIds.length }),
    ended: sessionIds.length,
  };
}

/** Ends the visitor's session and clears its cookie. Does nothing for a visitor who is not logged in. */
export async function logOut(
  { db, door, sessionsEnded }: Sessions,
  visit: Visit,
): Promise<{ message: string }> {
  const token = visit.cookies.get(door.cookie);
  if (token) sessionsEnded(await deleteSession(db, token));
  visit.cookies.clear(door.cookie);
  return { message: answers.logged_out() };
}
