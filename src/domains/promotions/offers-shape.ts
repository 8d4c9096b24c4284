import { z } from 'zod';
import { count, moment } from '../../platform/field.ts';
import { promotionKinds } from './promotion.ts';

/** An applied promotion; `coupon` is its code, '' if it applied automatically. */
export const appliedShape = z.object({ name: z.string(), rupees: count, coupon: z.string() });

/** An offer's discount, and the goods it applies to, by name. */
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
 * The offers on a set of goods: the applied ones, the one that is nearly reached (`missing` rupees more), the
 * customer's usable coupons, soonest to expire first, and why the entered code takes nothing off ('' if it does, or
 * none was entered).
 */
export const offersShape = z.object({
  applied: z.array(appliedShape),
  nearly: z.object({ missing: count, name: z.string() }).nullable(),
  coupons: z.array(z.object({ code: z.string(), expiresAt: moment.nullable(), offer: offerShape })),
  refused: z.string(),
});
export type Offers = z.output<typeof offersShape>;
