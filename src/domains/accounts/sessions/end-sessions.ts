import { type Refusal, refuse } from '../../../platform/refusal.ts';
import type { CustomerVisit } from '../../../platform/visit.ts';
import type { Accounts } from '../accounts.ts';
import { deleteOtherSessions } from '../session.store.ts';
import { deleteSessionOf } from './sessions.store.ts';

/** Logs out one of the customer's devices and closes its socket. */
export async function endSession(
  { db, cookies, sessionsEnded }: Accounts,
  sessionId: string,
  { customer, ...visit }: CustomerVisit,
): Promise<{ message: string } | Refusal<'not_found'>> {
  if (!(await deleteSessionOf(db, customer.id, sessionId)))
    return refuse('not_found', { error: 'This device is logged out already' });
  sessionsEnded([sessionId]);
  if (sessionId === customer.sessionId) visit.cookies.clear(cookies.session);
  return { message: 'The device is logged out' };
}

/** Logs out all of the customer's devices except the current one. */
export async function endOtherSessions(
  { db, sessionsEnded }: Accounts,
  { customer }: CustomerVisit,
): Promise<{ message: string; ended: number }> {
  const ended = await deleteOtherSessions(db, customer.id, customer.sessionId);
  sessionsEnded(ended);
  const devices = ended.length === 1 ? '1 other device is' : `${ended.length} other devices are`;
  return { message: `${devices} logged out`, ended: ended.length };
}
