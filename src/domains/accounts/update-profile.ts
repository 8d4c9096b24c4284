import * as m from '#messages/answers';
import { isUniqueViolation } from '../../platform/database.ts';
import { type Refusal, refuse } from '../../platform/refusal.ts';
import { takeTurn } from '../../platform/rate-limit.ts';
import { inTransaction } from '../../platform/transaction.ts';
import type { CustomerVisit } from '../../platform/visit.ts';
import type { Accounts } from './accounts.ts';
import { lockLoggedIn, updateCustomer } from './customers.store.ts';
import { emailTries } from './email-tries.ts';
import { sendInTurn } from './links/verify-email.ts';
import { type OwnerProof, proveLately, type Unproven } from './prove-owner.ts';
import { profileToken } from './profile-token.ts';
import { rotateSession } from './start-session.ts';
import { emailChanged, tellOwner } from './tell-of-change.ts';

/**
 * Changes name and e-mail; the e-mail only after a fresh proof (R-LOGIN-4). A new address must be verified again: it is sent a link, unless the customer has reached
 * the limit. The former one is notified of the change.
 */
export async function updateProfile(
  accounts: Accounts,
  { name, email, ...proof }: { name: string; email: string } & OwnerProof,
  visit: CustomerVisit,
): Promise<
  | { token: string; message: string }
  | Unproven
  | Refusal<'email_taken' | 'not_logged_in' | 'prove_again' | 'too_many'>
> {
  const { db, clock } = accounts;
  const now = clock.now();
  const profile = { id: visit.customer.id, name, email };
  const isMove = email.toLowerCase() !== visit.customer.email?.toLowerCase();
  const refusal =
    isMove &&
    ((await proveLately(accounts, proof, visit)) ?? (await takeTurn(db, emailTries, profile.id, now)));
  if (refusal) return refusal;
  const outcome = await inTransaction(db, async (trx) => {
    if (!(await lockLoggedIn(trx, visit.customer))) return refuse('not_logged_in');
    if (!(await updateCustomer(trx, profile, now))) return refuse('email_taken');
    if (isMove) {
      await tellOwner(trx, accounts, visit.customer, emailChanged);
      await sendInTurn(trx, accounts, profile);
    }
    return null;
  }).catch((error: unknown) => {
    if (isUniqueViolation(error, 'customers_email')) return refuse('email_taken');
    throw error;
  });
  if (outcome) return outcome;
  await rotateSession(accounts, visit);
  return {
    token: profileToken(accounts.sessionSecret, profile, now),
    message: m.profile_saved(),
  };
}
