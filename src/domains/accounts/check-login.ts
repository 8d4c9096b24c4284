import type { Database } from '../../platform/database.ts';
import { isRefusal, type Refusal, refuse } from '../../platform/refusal.ts';
import { giveBackTurn, type Limit, networkOf, takeTurn } from '../../platform/rate-limit.ts';
import { verifyPassword } from './password.ts';

interface Attempt<Account> {
  readonly email: string;
  readonly password: string;
  /** The client's network address. */
  readonly address: string;
  /** The id of a browser that has logged in to the account before; otherwise null. */
  readonly browser: string | null;
  /** Limits on wrong attempts: for strangers per account and per network address, for a known browser its own. */
  readonly limits: { readonly ofAccount: Limit; readonly ofAddress: Limit; readonly ofBrowser: Limit };
  readonly find: (email: string) => Promise<Account | null>;
}

/**
 * Returns the account for this e-mail and password. An unknown e-mail and a wrong password give the same answer in
 * the same time. A rate-limit turn is taken before the check, so that parallel attempts cannot slip past, and given
 * back on success. Strangers' attempts do not count for a known browser (R-LOGIN-1).
 */
export async function checkLogin<Account extends { passwordHash: string | null }>(
  db: Database,
  { email, password, address, browser, limits, find }: Attempt<Account>,
  now: Date,
): Promise<Account | Refusal<'too_many' | 'unavailable' | 'wrong_credentials'>> {
  const brakes: (readonly [limit: Limit, who: string])[] = browser
    ? [[limits.ofBrowser, browser]]
    : [
        [limits.ofAddress, networkOf(address)],
        [limits.ofAccount, email.toLowerCase()],
      ];
  for (const [limit, who] of brakes) {
    const refusal = await takeTurn(db, limit, who, now);
    if (refusal) return refusal;
  }

  const account = await find(email);
  const right = await verifyPassword(password, account?.passwordHash ?? null);
  if (isRefusal(right)) return right;
  if (!right || !account) return refuse('wrong_credentials');

  for (const [limit, who] of brakes) await giveBackTurn(db, limit, who, now);
  return account;
}
