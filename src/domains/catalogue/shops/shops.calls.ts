import { z } from 'zod';
import { call } from '../../../platform/call.ts';
import { count, id } from '../../../platform/field.ts';

const rating = z.number().min(0).max(5);

/** A product in a shop's window. */
const pieceShape = z.object({ slug: z.string(), name: z.string(), image: z.string() });

/** A shop as an arch of the lane. */
export const archShape = z.object({
  _id: id,
  name: z.string(),
  sign: z.string(),
  slug: z.string(),
  /** Shrunk towards the usual rating when reviews are few; 0 without any. */
  rating,
  ratingCount: count,
  best: z.array(pieceShape).max(3),
});
export type Arch = z.output<typeof archShape>;

/** A shop's own page; unknown texts are empty. */
export const shopShape = z.object({
  _id: id,
  name: z.string(),
  /** The name in Devanagari. */
  sign: z.string(),
  slug: z.string(),
  story: z.string(),
  picture: z.string(),
  since: z.int().nullable(),
  place: z.string(),
  address: z.string(),
  phone: z.string(),
  email: z.string(),
  rating,
  ratingCount: count,
  /** Ids of the categories in which it sells something. */
  categories: z.array(id),
});
export type ShopPage = z.output<typeof shopShape>;

export const shopsCalls = {
  listLane: call('anyone', 'GET /home/lane', {
    does: 'The best rated shops that have something to sell, at most 24, each with its three best pieces in stock.',
    answer: z.object({ shops: z.array(archShape).max(24) }),
  }),
  getShop: call('anyone', 'GET /home/shop/:slugOrId', {
    does: 'What a shop tells of itself, how it is reached, and what buyers say of its pieces.',
    input: z.object({ slugOrId: id }),
    answer: z.object({ shop: shopShape }),
    refuses: ['not_found'],
  }),
};
