import * as notices from '#messages/notices';
import * as m from '#messages/refusals';
import { type Refusal, refuse } from '../../../platform/refusal.ts';
import type { Duty, Staff } from '../../../platform/visit.ts';
import { shop } from '../../../shop.ts';
import { sendMessage } from '../../notices/send-message.ts';
import { makeChange, type StaffChange } from '../changes/make-change.ts';
import type { Desk } from '../desk.ts';
import { endSessionsOfStaff } from '../logins.store.ts';
import { holdLogin, lockOperators, saveDuty } from './people.store.ts';

/** The role that each part of the desk is of. */
const roles: Partial<Record<Duty, Staff['role']>> = { packing: 'seller', support: 'operator' };

const words: Record<Duty, () => string> = {
  all: notices.duty_all,
  packing: notices.duty_packing,
  support: notices.duty_support,
};

/**
 * Changes what a login is for. Its sessions end, so that nothing of the old pages or sockets stays open, and the person
 * is told by e-mail. Whoever asks keeps the whole desk: somebody is always left to run the market.
 */
export async function changeDuty(
  { db, clock }: Desk,
  { id, duty }: { id: string; duty: Duty },
  staff: Staff,
): Promise<
  (StaffChange & { name: string; sessionIds: string[] }) | Refusal<'invalid' | 'not_found' | 'wrong_status'>
> {
  if (id === staff.id) return refuse('wrong_status', { error: m.own_duty_stays() });
  const now = clock.now();
  const intent = { subject: 'login', subjectId: id, did: 'duty changed', at: now } as const;
  return makeChange(db, staff, intent, async (trx) => {
    const operators = await lockOperators(trx);
    // Whoever asks may have been removed since the request began.
    if (!operators.includes(staff.id)) return refuse('wrong_status', { error: m.operator_must_stay() });
    const login = await holdLogin(trx, id);
    if (!login) return refuse('not_found', { error: m.no_such_login() });
    const { name, email, sellerId } = login;
    if (roles[duty] && roles[duty] !== login.role)
      return refuse('invalid', { fields: { duty: m.duty_of_other_role() } });
    await saveDuty(trx, id, duty);
    const sessionIds = await endSessionsOfStaff(trx, id);
    if (duty !== login.duty)
      await sendMessage(trx, {
        notice: 'account_changed',
        channel: 'email',
        recipient: email,
        subject: notices.duty_subject({ shop: shop.name }),
        text: notices.duty_changed({ name, by: staff.name, duty: words[duty](), email: shop.supportEmail }),
        now,
      });
    const shopId = sellerId === null ? {} : { shopId: sellerId };
    return { ...shopId, before: { duty: login.duty }, after: { duty }, name, sessionIds };
  });
}
