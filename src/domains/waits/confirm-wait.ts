import * as answers from '#messages/answers';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database.ts';
import { networkOf, takeTurn } from '../../platform/rate-limit.ts';
import { type Refusal, refuse } from '../../platform/refusal.ts';
import { hashToken } from '../accounts/session.store.ts';
import { confirmTries } from './wait.ts';
import { confirmWait } from './waits.store.ts';

/**
 * Confirms an e-mail address by the link that was sent to it.
 * @returns `link_expired` for an unknown, used or expired link
 */
export async function confirmByLink(
  { db, clock }: { db: Database; clock: Clock },
  token: string,
  address: string,
): Promise<{ message: string; slug: string } | Refusal<'link_expired' | 'too_many'>> {
  const now = clock.now();
  const tooMany = await takeTurn(db, confirmTries, networkOf(address), now);
  if (tooMany) return tooMany;
  const alert = await confirmWait(db, hashToken(token), now);
  if (!alert) return refuse('link_expired');
  return { message: answers.will_tell_of_size({ size: alert.name }), slug: alert.slug };
}
