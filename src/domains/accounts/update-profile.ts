import { type Failure, refuse } from '../../platform/failure.ts';
import type { CustomerVisit } from '../../platform/visit.ts';
import type { Accounts } from './accounts.ts';
import { updateCustomer } from './customers.store.ts';
import { profileToken } from './profile-token.ts';
import { keepSession } from './start-session.ts';

/** Changes the customer's name and e-mail. Refuses with `email_taken` when another account has the e-mail. */
export async function updateProfile(
  accounts: Accounts,
  { name, email }: { name: string; email: string },
  visit: CustomerVisit,
): Promise<{ token: string; message: string } | Failure> {
  const now = accounts.clock.now();
  const profile = { id: visit.customer.id, name, email };
  if (!(await updateCustomer(accounts.db, profile, now))) return refuse('email_taken');
  const session = visit.cookies.get(accounts.cookies.session);
  if (session) keepSession(session, visit, accounts);
  return {
    token: profileToken(accounts.sessionSecret, profile, now),
    message: 'Your profile is saved',
  };
}
