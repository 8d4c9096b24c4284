import { z } from 'zod';
import { count, id } from '../../platform/field.ts';

/** The wire's WishlistItem, with the product as it is today. `price` is the MRP in rupees; `quantity` is always 1. */
export const wishlistItemShape = z.object({
  _id: id,
  userId: id,
  productId: id,
  quantity: count,
  name: z.string(),
  price: count,
  image: z.string(),
  discount: z.int().min(0).max(100),
  rating: z.number().min(0).max(5),
  slug: z.string(),
  /** Another size or colour costs more. */
  isFrom: z.boolean(),
  /** How many rupees less it costs than when it was added. */
  dropped: count,
});
export type WishlistItem = z.output<typeof wishlistItemShape>;

export const maxItems = 200;

/** The customer is notified of a drop by either amount (R-WISH-1). */
export const tellFrom = { rupees: 50, percent: 5 };
