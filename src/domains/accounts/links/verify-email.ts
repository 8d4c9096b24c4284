import * as answers from '#messages/answers';
import * as refusals from '#messages/refusals';
import type { Database } from '../../../platform/database.ts';
import { isRefusal, type Refusal, refuse } from '../../../platform/refusal.ts';
import { networkOf, takeTurn } from '../../../platform/rate-limit.ts';
import { inTransaction } from '../../../platform/transaction.ts';
import type { CustomerVisit, Visit } from '../../../platform/visit.ts';
import type { Accounts, Profile } from '../accounts.ts';
import { linksSoon, linksTo, linkTries } from './link.ts';
import { markEmailVerified, takeLink } from './links.store.ts';
import { sendLink } from './send-link.ts';

/** Sends the customer a link that verifies the account's e-mail. */
export async function sendVerifyLink(
  accounts: Accounts,
  { customer }: CustomerVisit,
): Promise<{ message: string } | Refusal<'already_there' | 'too_many'>> {
  if (customer.emailVerified) return refuse('already_there', { error: refusals.email_verified_already() });
  const refused = await inTransaction(accounts.db, (trx) => sendInTurn(trx, accounts, customer));
  return refused ?? { message: answers.verify_link_sent({ email: customer.email }) };
}

/**
 * The same after a change of address, in the caller's transaction; `too_many` if the customer has reached the limit.
 */
export async function sendInTurn(
  trx: Database,
  accounts: Accounts,
  profile: Profile,
): Promise<Refusal<'too_many'> | null> {
  const now = accounts.clock.now();
  const to = `verify:${profile.id}`;
  const refused = (await takeTurn(trx, linksSoon, to, now)) ?? (await takeTurn(trx, linksTo, to, now));
  if (refused) return refused;
  await sendLink(trx, accounts, 'verify', profile);
  return null;
}

/** Verifies an e-mail by a link that was sent to it. Works in any browser, logged in or not. */
export async function verifyEmail(
  { db, clock }: Accounts,
  { token }: { token: string },
  visit: Visit,
): Promise<{ message: string } | Refusal<'link_expired' | 'too_many'>> {
  const now = clock.now();
  const refused = await takeTurn(db, linkTries, networkOf(visit.address), now);
  if (refused) return refused;
  const done = await inTransaction(db, async (trx) => {
    const owner = await takeLink(trx, token, 'verify', now);
    if (!owner) return refuse('link_expired');
    await markEmailVerified(trx, owner.customerId, now);
    return owner;
  });
  return isRefusal(done) ? done : { message: answers.email_verified({ email: done.email }) };
}
