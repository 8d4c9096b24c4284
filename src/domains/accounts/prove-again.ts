import * as answers from '#messages/answers';
import { isRefusal, type Refusal } from '../../platform/refusal.ts';
import type { CustomerVisit } from '../../platform/visit.ts';
import type { Accounts } from './accounts.ts';
import { type OwnerProof, proveLately, type Unproven } from './prove-owner.ts';
import { rotateSession } from './start-session.ts';

/** Proves who is at this browser, for what needs a fresh proof (R-LOGIN-4). The session gets a new cookie. */
export async function proveAgain(
  accounts: Accounts,
  proof: OwnerProof,
  visit: CustomerVisit,
): Promise<{ message: string } | Unproven | Refusal<'prove_again'>> {
  const unproven = await proveLately(accounts, proof, visit);
  if (isRefusal(unproven)) return unproven;
  await rotateSession(accounts, visit);
  return { message: answers.proved() };
}
