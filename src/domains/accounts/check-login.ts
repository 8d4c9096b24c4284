import type { Database } from '../../platform/database.ts';
import { isRefusal, type Refusal, refuse } from '../../platform/refusal.ts';
import { giveBackTurn, type Limit, networkOf, takeTurn } from '../../platform/rate-limit.ts';
import { verifyPassword } from './password.ts';

interface Attempt<Account> {
  readonly email: string;
  readonly password: string;
  /** The client's network address. */
  readonly address: string;
  /** Limits on wrong attempts, per account and per network address. */
  readonly limits: { readonly ofAccount: Limit; readonly ofAddress: Limit };
  readonly find: (email: string) => Promise<Account | null>;
}

/**
 * Returns the account for this e-mail and password. An unknown e-mail and a wrong password give the same answer in
 * the same time. A rate-limit turn is taken before the check, so parallel attempts cannot slip past, and returned on
 * success.
 */
export async function checkLogin<Account extends { passwordHash: string | null }>(
  db: Database,
  { email, password, address, limits, find }: Attempt<Account>,
  now: Date,
): Promise<Account | Refusal<'too_many' | 'unavailable' | 'wrong_credentials'>> {
  const network = networkOf(address);
  const name = email.toLowerCase();
  const refused =
    (await takeTurn(db, limits.ofAddress, network, now)) ?? (await takeTurn(db, limits.ofAccount, name, now));
  if (refused) return refused;

  const account = await find(email);
  const right = await verifyPassword(password, account?.passwordHash ?? null);
  if (isRefusal(right)) return right;
  if (!right || !account) return refuse('wrong_credentials');

  await giveBackTurn(db, limits.ofAddress, network, now);
  await giveBackTurn(db, limits.ofAccount, name, now);
  return account;
}
