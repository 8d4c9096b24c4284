import * as answers from '#messages/answers';
import * as refusals from '#messages/refusals';
import { type Refusal, refuse } from '../../../platform/refusal.ts';
import type { CustomerVisit } from '../../../platform/visit.ts';
import type { Accounts } from '../accounts.ts';
import { deleteSessionOf, deleteSessionsOf } from './sessions.store.ts';

/** Logs out one of the customer's devices and closes its socket. */
export async function endSession(
  { db, cookies, sessionsEnded }: Accounts,
  sessionId: string,
  { customer, ...visit }: CustomerVisit,
): Promise<{ message: string } | Refusal<'not_found'>> {
  if (!(await deleteSessionOf(db, { customerId: customer.id }, sessionId)))
    return refuse('not_found', { error: refusals.device_logged_out() });
  sessionsEnded([sessionId]);
  if (sessionId === customer.sessionId) visit.cookies.clear(cookies.session);
  return { message: answers.device_logged_out() };
}

/** Logs out all of the customer's devices except the current one. */
export async function endOtherSessions(
  { db, sessionsEnded }: Accounts,
  { customer }: CustomerVisit,
): Promise<{ message: string; ended: number }> {
  const ended = await deleteSessionsOf(db, { customerId: customer.id }, customer.sessionId);
  sessionsEnded(ended);
  return { message: answers.other_devices_logged_out({ count: ended.length }), ended: ended.length };
}
