import * as m from '#messages/refusals';
import { type Refusal, refuse } from '../../../platform/refusal.ts';
import type { Staff } from '../../../platform/visit.ts';
import { makeChange } from '../changes/make-change.ts';
import type { Desk } from '../desk.ts';
import { endSessionsOfStaff } from '../logins.store.ts';
import { lockOperators, removeLogin } from './people.store.ts';

/** Takes a login away and ends its sessions, whose ids it returns. Somebody is always left to run the market. */
export async function removeStaff(
  { db, clock }: Desk,
  { id, reason }: { id: string; reason: string },
  staff: Staff,
): Promise<
  { before: { name: string }; after: unknown; sessionIds: string[] } | Refusal<'not_found' | 'wrong_status'>
> {
  if (id === staff.id) return refuse('wrong_status', { error: m.own_login_stays() });
  const now = clock.now();
  const intent = { subject: 'login', subjectId: id, did: 'removed', at: now } as const;
  return makeChange(db, staff, intent, async (trx) => {
    const operators = await lockOperators(trx);
    // Whoever asks may have been removed since the request began.
    if (!operators.includes(staff.id)) return refuse('wrong_status', { error: m.operator_must_stay() });
    const login = await removeLogin(trx, id, now);
    if (!login) return refuse('not_found', { error: m.no_such_login() });
    const { sellerId, ...before } = login;
    const sessionIds = await endSessionsOfStaff(trx, id);
    return { ...(sellerId !== null && { shopId: sellerId }), before, after: { reason }, sessionIds };
  });
}
