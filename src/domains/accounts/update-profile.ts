import * as m from '#messages/answers';
import { type Refusal, refuse } from '../../platform/refusal.ts';
import { inTransaction } from '../../platform/transaction.ts';
import type { CustomerVisit } from '../../platform/visit.ts';
import type { Accounts } from './accounts.ts';
import { updateCustomer } from './customers.store.ts';
import { sendInTurn } from './links/verify-email.ts';
import { profileToken } from './profile-token.ts';
import { rotateSession } from './start-session.ts';
import { tellEmailChanged } from './tell-of-change.ts';

/**
 * Changes name and e-mail. A new address must be verified again: it is sent a link, unless the customer has reached
 * the limit. The former one is notified of the change.
 */
export async function updateProfile(
  accounts: Accounts,
  { name, email }: { name: string; email: string },
  visit: CustomerVisit,
): Promise<{ token: string; message: string } | Refusal<'email_taken'>> {
  const now = accounts.clock.now();
  const profile = { id: visit.customer.id, name, email };
  if (!(await updateCustomer(accounts.db, profile, now))) return refuse('email_taken');
  if (email.toLowerCase() !== visit.customer.email.toLowerCase()) {
    await inTransaction(accounts.db, (trx) => tellEmailChanged(trx, accounts, visit.customer));
    await inTransaction(accounts.db, (trx) => sendInTurn(trx, accounts, profile));
  }
  await rotateSession(accounts, visit);
  return {
    token: profileToken(accounts.sessionSecret, profile, now),
    message: m.profile_saved(),
  };
}
