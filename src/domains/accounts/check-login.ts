import type { Database } from '../../platform/database.ts';
import { isFailure, type Refusal, refuse } from '../../platform/failure.ts';
import { giveBackTurn, type Limit, networkOf, takeTurn } from '../../platform/rate-limit.ts';
import { verifyPassword } from './password.ts';

interface Attempt<Account> {
  readonly email: string;
  readonly password: string;
  /** The network address it comes from. */
  readonly address: string;
  /** How many wrong attempts at one account, and from one network, are too many. */
  readonly limits: { readonly ofAccount: Limit; readonly ofAddress: Limit };
  readonly find: (email: string) => Promise<Account | null>;
}

/**
 * Whose e-mail and password these are. An unknown e-mail gets the same sentence after the same work as a wrong password.
 * A turn is taken before the password is checked, so parallel attempts cannot slip past; success gives it back.
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
  if (isFailure(right)) return right;
  if (!right || !account) return refuse('wrong_credentials');

  await giveBackTurn(db, limits.ofAddress, network, now);
  await giveBackTurn(db, limits.ofAccount, name, now);
  return account;
}
