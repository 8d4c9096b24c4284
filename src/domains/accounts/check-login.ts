import type { Database } from '../../platform/database.ts';
import { type Failure, isFailure, refuse } from '../../platform/failure.ts';
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
 * Refuses with `wrong_credentials`, or `too_many` after wrong attempts at the account or from the address: a turn is
 * taken before the password is looked at, so that attempts at once cannot slip past, and given back when it was right.
 */
export async function checkLogin<Account extends { passwordHash: string | null }>(
  db: Database,
  { email, password, address, limits, find }: Attempt<Account>,
  now: Date,
): Promise<Account | Failure> {
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
