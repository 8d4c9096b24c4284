import * as m from '#messages/answers';
import { minute } from '../../../platform/clock.ts';
import { isRefusal, type Refusal } from '../../../platform/refusal.ts';
import { networkOf, takeTurn } from '../../../platform/rate-limit.ts';
import { inTransaction } from '../../../platform/transaction.ts';
import type { Visit } from '../../../platform/visit.ts';
import type { Accounts } from '../accounts.ts';
import { linkLifetimes, linksOfClient, linksSoon, linksTo } from './link.ts';
import { findByAddress } from './links.store.ts';
import { sendLink } from './send-link.ts';

/**
 * Sends a link to set a new password, if an account can be reached by this address; one to verify it, if that alone
 * would not prove who owns the account. The answer, also the one about too many links, is the same without an account
 * (R-LINK-1).
 */
export async function sendResetLink(
  accounts: Accounts,
  { email }: { email: string },
  visit: Visit,
): Promise<{ message: string } | Refusal<'too_many'>> {
  const { db, clock } = accounts;
  const now = clock.now();
  const to = `reset:${email.toLowerCase()}`;
  const outcome = await inTransaction(db, async (trx) => {
    const refusal =
      (await takeTurn(trx, linksOfClient, networkOf(visit.address), now)) ??
      (await takeTurn(trx, linksSoon, to, now)) ??
      (await takeTurn(trx, linksTo, to, now));
    if (refusal) return refusal;
    const account = await findByAddress(trx, email);
    if (account) await sendLink(trx, accounts, account.kind, account);
    return true;
  });
  if (isRefusal(outcome)) return outcome;
  return { message: m.reset_link_sent({ minutes: linkLifetimes.reset / minute }) };
}
