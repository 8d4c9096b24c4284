import * as answers from '#messages/answers';
import * as refusals from '#messages/refusals';
import { hour, second } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database.ts';
import { isRefusal, type Refusal, refuse } from '../../../platform/refusal.ts';
import { networkOf, takeTurn } from '../../../platform/rate-limit.ts';
import { inTransaction } from '../../../platform/transaction.ts';
import type { CustomerVisit, Visit } from '../../../platform/visit.ts';
import type { Accounts, Profile } from '../accounts.ts';
import { linksSoon, linksTo, linkTries } from './link.ts';
import { freeEmail, type LinkOwner, markEmailVerified, takeLink, takeOverAccount } from './links.store.ts';
import { sendLink } from './send-link.ts';
import { deleteSessionsOf } from '../sessions/sessions.store.ts';
import { emailRemoved, tellOwner } from '../tell-of-change.ts';

/** Sends the customer a link that verifies the account's e-mail. */
export async function sendVerifyLink(
  accounts: Accounts,
  { customer }: CustomerVisit,
): Promise<{ message: string } | Refusal<'already_there' | 'not_found' | 'too_many'>> {
  const { email } = customer;
  if (email === null) return refuse('not_found', { error: refusals.account_has_no_email() });
  if (customer.emailVerified) return refuse('already_there', { error: refusals.email_verified_already() });
  const refusal = await inTransaction(accounts.db, (trx) =>
    sendInTurn(trx, accounts, { ...customer, email }),
  );
  return refusal ?? { message: answers.verify_link_sent({ email }) };
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
  const refusal = (await takeTurn(trx, linksSoon, to, now)) ?? (await takeTurn(trx, linksTo, to, now));
  if (refusal) return refusal;
  if (await sendLink(trx, accounts, 'verify', { ...profile, verified: false })) return null;
  return refuse('too_many', { error: refusals.too_many_links(), retryAfter: hour / second });
}

/**
 * Verifies an e-mail by a link that was sent to it. Who is not logged in to the account has proven the mailbox alone,
 * and somebody else may have entered its address (R-LINK-1). An account that has nothing but that address becomes
 * theirs, without its password and sessions, by a link to set a password. One whose owner has proven a number or
 * another address stays theirs, and the mailbox's address is free for an account of its own.
 */
export async function verifyEmail(
  accounts: Accounts,
  { token }: { token: string },
  visit: Visit,
): Promise<{ message: string } | Refusal<'link_expired' | 'too_many'>> {
  const { db, clock, sessionsEnded } = accounts;
  const now = clock.now();
  const refusal = await takeTurn(db, linkTries, networkOf(visit.address), now);
  if (refusal) return refusal;
  const outcome = await inTransaction(db, async (trx) => {
    const owner = await takeLink(trx, token, 'verify', now);
    if (!owner) return refuse('link_expired');
    const { customerId, email } = owner;
    if (visit.customer?.id === customerId) {
      if (!(await markEmailVerified(trx, owner, now))) return refuse('link_expired');
      return { message: answers.email_verified({ email }) };
    }
    if (owner.hasOwner) return giveBack(trx, accounts, owner);
    if (!(await takeOverAccount(trx, owner, now))) return refuse('link_expired');
    await sendLink(trx, accounts, 'reset', { id: customerId, email, verified: true });
    return {
      message: answers.account_taken_over({ email }),
      ended: await deleteSessionsOf(trx, { customerId }),
    };
  });
  if (isRefusal(outcome)) return outcome;
  if ('ended' in outcome && outcome.ended) sessionsEnded(outcome.ended);
  return { message: outcome.message };
}

/** Gives an address back to the owner of its mailbox, and tells the account's owner, who is somebody else. */
async function giveBack(
  trx: Database,
  accounts: Accounts,
  owner: LinkOwner,
): Promise<{ message: string } | Refusal<'link_expired'>> {
  const account = await freeEmail(trx, owner, accounts.clock.now());
  if (!account) return refuse('link_expired');
  await tellOwner(trx, accounts, account, emailRemoved);
  return { message: answers.email_given_back({ email: owner.email }) };
}
