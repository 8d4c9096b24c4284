import * as answers from '#messages/answers';
import * as notices from '#messages/notices';
import { isRefusal, type Refusal, refuse } from '../../../platform/refusal.ts';
import { networkOf, takeTurn } from '../../../platform/rate-limit.ts';
import { inTransaction } from '../../../platform/transaction.ts';
import type { Visit } from '../../../platform/visit.ts';
import { shop } from '../../../shop.ts';
import { sendMessage } from '../../notices/send-message.ts';
import type { Accounts } from '../accounts.ts';
import { hashPassword } from '../password.ts';
import { deleteSessionsOf } from '../sessions/sessions.store.ts';
import { linkTries } from './link.ts';
import { findLink, setPasswordByLink, takeLink } from './links.store.ts';

/**
 * Sets a new password by a link from an e-mail, once (R-LINK-1). Ends every session of the account, and notifies its
 * owner. Does not log in, because the owner can do so with the new password.
 */
export async function resetPassword(
  { db, clock, door, sessionsEnded }: Accounts,
  { token, password }: { token: string; password: string },
  visit: Visit,
): Promise<{ message: string } | Refusal<'link_expired' | 'too_many' | 'unavailable'>> {
  const now = clock.now();
  const refusal = await takeTurn(db, linkTries, networkOf(visit.address), now);
  if (refusal) return refusal;
  // Checked early to skip the costly hash; `takeLink` still decides.
  if (!(await findLink(db, token, 'reset', now))) return refuse('link_expired');
  const passwordHash = await hashPassword(password);
  if (isRefusal(passwordHash)) return passwordHash;
  const outcome = await inTransaction(db, async (trx) => {
    const owner = await takeLink(trx, token, 'reset', now);
    if (!owner) return refuse('link_expired');
    if (!(await setPasswordByLink(trx, owner, passwordHash, now))) return refuse('link_expired');
    await sendMessage(trx, {
      notice: 'password_changed',
      recipient: owner.email,
      channel: 'email',
      subject: notices.password_reset_subject({ shop: shop.name }),
      text: notices.password_reset({ email: shop.supportEmail, phone: shop.phone }),
      customerId: owner.customerId,
      now,
    });
    return deleteSessionsOf(trx, { customerId: owner.customerId });
  });
  if (isRefusal(outcome)) return outcome;
  sessionsEnded(outcome);
  // Another customer may be logged in here.
  if (visit.customer && outcome.includes(visit.customer.sessionId)) visit.cookies.clear(door.cookie);
  return { message: answers.password_reset() };
}
