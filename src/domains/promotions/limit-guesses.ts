import * as m from '#messages/refusals';
import { hour } from '../../platform/clock.ts';
import type { Database } from '../../platform/database.ts';
import { type Limit, networkOf, takeTurn, turnsUsedUp } from '../../platform/rate-limit.ts';
import type { Refusal } from '../../platform/refusal.ts';
import { backOffice } from '../../shop-back-office.ts';
import { noCoupon, writtenCode } from './chosen-coupon.ts';
import { isUsersCode } from './offered.store.ts';

interface Guess {
  readonly customerId: string;
  /** The client's network address; omitted where all customers share one (the demo). */
  readonly address?: string;
  readonly coupon?: string | undefined;
  readonly now: Date;
}

const of = (name: string, max: number): Limit => ({
  name,
  max,
  within: hour,
  sentence: m.too_many_codes(),
});
const ofCustomer = of('codes-of-customer', backOffice.maxCodes.ofCustomer);
const ofAddress = of('codes-of-address', backOffice.maxCodes.ofAddress);
const ofCode = of('code-of-customer', 1);

/**
 * Limits the unknown codes that a customer and a network try (R-PROMO-8); the same one again is no new try. A right
 * code always works for a customer who has not guessed. Not for use inside a transaction that may be rolled back.
 */
export async function limitGuesses(
  db: Database,
  { customerId, address, coupon, now }: Guess,
): Promise<Refusal<'too_many'> | null> {
  if (coupon === undefined || coupon === noCoupon) return null;
  const limitReached = await turnsUsedUp(db, ofCustomer, customerId, now);
  if (limitReached) return limitReached;
  const network = address === undefined ? null : networkOf(address);
  const code = writtenCode(coupon);
  if (await isUsersCode(db, customerId, code)) {
    const hasGuessed =
      network !== null && (await turnsUsedUp(db, { ...ofCustomer, max: 1 }, customerId, now));
    return hasGuessed ? turnsUsedUp(db, ofAddress, network, now) : null;
  }
  if (await takeTurn(db, ofCode, `${customerId}:${code}`, now)) return null;
  const refusal = await takeTurn(db, ofCustomer, customerId, now);
  return refusal ?? (network === null ? null : takeTurn(db, ofAddress, network, now));
}
