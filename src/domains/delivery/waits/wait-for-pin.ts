import * as answers from '#messages/answers';
import * as refusals from '#messages/refusals';
import { day, hour } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database.ts';
import { type Limit, networkOf, takeTurn } from '../../../platform/rate-limit.ts';
import { type Refusal, refuse } from '../../../platform/refusal.ts';
import { inTransaction } from '../../../platform/transaction.ts';
import { servedZone } from '../promise-shops.ts';
import type { Schedule } from '../schedule.ts';
import { insertWait } from './waits.store.ts';

/** Anyone can enter anyone's e-mail address, so waits are limited by network and by e-mail address. */
const waitsOfNetwork: Limit = { name: 'delivery-wait', max: 20, within: hour };
const waitsOfEmail: Limit = { name: 'delivery-wait-of', max: 10, within: day };

interface Wait {
  readonly pincode: string;
  readonly email: string;
  /** The client's network address. */
  readonly address: string;
  readonly now: Date;
}

/**
 * Stores a request to be notified when the shop delivers to a PIN code (R-DELIVERY-5).
 * @returns `already_there` if it already does
 */
export function waitForPin(
  db: Database,
  schedule: Schedule,
  { pincode, email, address, now }: Wait,
): Promise<{ message: string } | Refusal<'already_there' | 'too_many'>> {
  return inTransaction(db, async (trx) => {
    const tooMany =
      (await takeTurn(trx, waitsOfNetwork, networkOf(address), now)) ??
      (await takeTurn(trx, waitsOfEmail, email.toLowerCase(), now));
    if (tooMany) return tooMany;
    if (servedZone(schedule, pincode))
      return refuse('already_there', { error: refusals.pin_is_served({ pincode }) });
    await insertWait(trx, { pincode, email: email.toLowerCase(), now });
    return { message: answers.will_tell_of_delivery({ pincode, email }) };
  });
}
