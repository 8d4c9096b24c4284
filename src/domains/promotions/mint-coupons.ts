import { randomBytes } from 'node:crypto';
import type { Database } from '../../platform/database.ts';
import { insertGiftCoupons } from './gift-coupons.store.ts';

/** The maximum number of gift promotions for which an order brings a coupon. */
const maxGifts = 5;

/** Crockford's base 32 in upper case: no characters that are easily confused. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/**
 * Gives a paid order's customer a coupon of each running gift promotion, in the transaction that marks it paid
 * (R-PROMO-6). Idempotent.
 */
export async function mintCoupons(
  trx: Database,
  { id, customerId }: { readonly id: string; readonly customerId: string },
  now: Date,
): Promise<void> {
  const codes = Array.from({ length: maxGifts }, newCode);
  await insertGiftCoupons(trx, { orderId: id, customerId, codes, now });
}

/** GIFT-7K2M-Q4XR-90TW: 60 random bits against guessing. */
function newCode(): string {
  const letters = Array.from(randomBytes(12), (byte) => alphabet[byte % 32]).join('');
  return ['GIFT', letters.slice(0, 4), letters.slice(4, 8), letters.slice(8)].join('-');
}
