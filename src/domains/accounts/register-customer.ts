import * as m from '#messages/answers';
import { hour } from '../../platform/clock.ts';
import { isRefusal, type Refusal, refuse } from '../../platform/refusal.ts';
import { newId } from '../../platform/ids.ts';
import { networkOf, takeTurn } from '../../platform/rate-limit.ts';
import { inTransaction } from '../../platform/transaction.ts';
import type { Visit } from '../../platform/visit.ts';
import type { Accounts } from './accounts.ts';
import { termsConsent } from './consent.ts';
import { findByEmail, insertConsent, insertCustomer } from './customers.store.ts';
import { sendLink } from './links/send-link.ts';
import { hashPassword } from './password.ts';
import { profileToken } from './profile-token.ts';
import { keepSession, startSession } from './start-session.ts';

/** Opens an account with e-mail and password and logs in. */
export async function registerCustomer(
  accounts: Accounts,
  input: { name: string; email: string; password: string },
  visit: Visit,
): Promise<{ token: string; message: string } | Refusal<'email_taken' | 'too_many' | 'unavailable'>> {
  const { db, clock } = accounts;
  const now = clock.now();
  const limit = { name: 'register', max: accounts.registrationsPerHour, within: hour };
  const refusal = await takeTurn(db, limit, networkOf(visit.address), now);
  if (refusal) return refusal;
  // Checked early to skip the costly hash; the unique index still decides.
  if (await findByEmail(db, input.email)) return refuse('email_taken');
  const passwordHash = await hashPassword(input.password);
  if (isRefusal(passwordHash)) return passwordHash;

  const profile = { id: newId(now), name: input.name, email: input.email };
  const session = await inTransaction(db, async (trx) => {
    const isNew = await insertCustomer(trx, { ...profile, mobile: null, passwordHash, now });
    if (!isNew) return refuse('email_taken');
    await insertConsent(trx, profile.id, termsConsent, now);
    await sendLink(trx, accounts, 'verify', { ...profile, verified: false });
    return startSession(trx, { customerId: profile.id }, visit, accounts);
  });
  if (isRefusal(session)) return session;
  keepSession(session, visit, accounts);
  return {
    token: profileToken(accounts.sessionSecret, profile, now),
    message: m.account_ready({ name: profile.name }),
  };
}
