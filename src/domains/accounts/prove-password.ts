import * as refusals from '#messages/refusals';
import type { Database } from '../../platform/database.ts';
import { giveBackTurn, type Limit, takeTurn } from '../../platform/rate-limit.ts';
import { isRefusal, type Refusal, refuse } from '../../platform/refusal.ts';
import { verifyPassword } from './password.ts';

/**
 * Checks the password of a logged-in person; `limit` stops anyone at an unattended browser from guessing it. Null if
 * it is correct.
 */
export async function provePassword(
  db: Database,
  { limit, who, password, hash }: { limit: Limit; who: string; password: string; hash: string | null },
  now: Date,
): Promise<Refusal<'too_many' | 'unavailable' | 'wrong_password'> | null> {
  const refusal = await takeTurn(db, limit, who, now);
  if (refusal) return refusal;
  const right = await verifyPassword(password, hash);
  if (isRefusal(right)) return right;
  if (!right) {
    const error = refusals.password_not_right();
    return refuse('wrong_password', { error, fields: { password: error } });
  }
  await giveBackTurn(db, limit, who, now);
  return null;
}
