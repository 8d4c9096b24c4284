import * as answers from '#messages/answers';
import * as refusals from '#messages/refusals';
import { isRefusal, type Refusal, refuse } from '../../platform/refusal.ts';
import { inTransaction } from '../../platform/transaction.ts';
import type { CustomerVisit } from '../../platform/visit.ts';
import { keepWithAccount } from '../notices/personal.store.ts';
import type { Accounts } from './accounts.ts';
import { lockLoggedIn, removeMobile as takeMobile } from './customers.store.ts';
import { forgetNumber } from './personal.store.ts';
import { type OwnerProof, proveLately, type Unproven } from './prove-owner.ts';
import { rotateSession } from './start-session.ts';
import { numberRemoved, tellOwner } from './tell-of-change.ts';

/**
 * Takes the number away from an account, after a fresh proof: to use another one, or because the number is no longer
 * its owner's. The account must have another way in. E-mail and number are notified.
 */
export async function removeMobile(
  accounts: Accounts,
  proof: OwnerProof,
  visit: CustomerVisit,
): Promise<
  { message: string } | Unproven | Refusal<'not_found' | 'not_logged_in' | 'prove_again' | 'wrong_status'>
> {
  const { db, clock } = accounts;
  const { customer } = visit;
  if (customer.mobile === null) return refuse('not_found', { error: refusals.account_has_no_mobile() });
  if (!customer.emailVerified && !(customer.hasPassword && customer.email !== null))
    return refuse('wrong_status', { error: refusals.number_is_only_way_in() });
  const unproven = await proveLately(accounts, proof, visit);
  if (unproven) return unproven;
  const outcome = await inTransaction(db, async (trx) => {
    if (!(await lockLoggedIn(trx, customer))) return refuse('not_logged_in');
    const mobile = await takeMobile(trx, customer.id, clock.now());
    if (mobile === null) return refuse('not_found', { error: refusals.account_has_no_mobile() });
    await keepWithAccount(trx, customer.id, mobile);
    await forgetNumber(trx, mobile);
    await tellOwner(trx, accounts, customer, numberRemoved(mobile), mobile);
    return mobile;
  });
  if (isRefusal(outcome)) return outcome;
  await rotateSession(accounts, visit);
  return { message: answers.mobile_removed() };
}
