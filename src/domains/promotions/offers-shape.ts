import { z } from 'zod';
import { count, moment } from '../../platform/field.ts';
import { promotionKinds } from './promotion.ts';

/** A promotion that took something off; `coupon` is its code, '' where it applied by itself. */
export const appliedShape = z.object({ name: z.string(), rupees: count, coupon: z.string() });

/** What an offer takes off, and from which goods, by names. */
export const offerShape = z.object({
  name: z.string(),
  kind: z.enum(promotionKinds),
  value: count,
  cap: count.nullable(),
  fromRupees: count,
  categories: z.array(z.string()),
  shops: z.array(z.string()),
  firstOrderOnly: z.boolean(),
});
export type Offer = z.output<typeof offerShape>;

/**
 * Offers on some goods: what is applied, what is nearly reached (`missing` rupees more), the own coupons that can be used, the
 * soonest to expire first, and why the code that was named takes nothing off ('' where it does, or none was named).
 */
export const offersShape = z.object({
  applied: z.array(appliedShape),
  nearly: z.object({ missing: count, name: z.string() }).nullable(),
  coupons: z.array(z.object({ code: z.string(), expiresAt: moment.nullable(), offer: offerShape })),
  refused: z.string(),
});
export type Offers = z.output<typeof offersShape>;
