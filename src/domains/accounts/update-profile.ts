import * as m from '#messages/answers';
import { type Refusal, refuse } from '../../platform/refusal.ts';
import type { CustomerVisit } from '../../platform/visit.ts';
import type { Accounts } from './accounts.ts';
import { updateCustomer } from './customers.store.ts';
import { profileToken } from './profile-token.ts';
import { rotateSession } from './sessions/rotate-session.ts';

export async function updateProfile(
  accounts: Accounts,
  { name, email }: { name: string; email: string },
  visit: CustomerVisit,
): Promise<{ token: string; message: string } | Refusal<'email_taken'>> {
  const now = accounts.clock.now();
  const profile = { id: visit.customer.id, name, email };
  if (!(await updateCustomer(accounts.db, profile, now))) return refuse('email_taken');
  await rotateSession(accounts, visit);
  return {
    token: profileToken(accounts.sessionSecret, profile, now),
    message: m.profile_saved(),
  };
}
