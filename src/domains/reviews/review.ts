import { z } from 'zod';
import { count, id, moment } from '../../platform/field.ts';
import { fits } from './fit.ts';
import { photoShape } from './photo-shape.ts';

/**
 * The wire's Review. `verified`: the customer has a paid order with the product. `reply`: the seller's public answer.
 * `fit`: how the size came out; null if not given.
 */
export const reviewShape = z.object({
  _id: id,
  name: z.string(),
  review: z.string(),
  rating: z.int().min(1).max(5),
  date: moment,
  verified: z.boolean(),
  fit: z.enum(fits).nullable(),
  photos: z.array(photoShape),
  reply: z.object({ text: z.string(), date: moment }).nullable(),
});
export type Review = z.output<typeof reviewShape>;

/** A product that the customer has reviewed, and the stars given. */
export const ownReviewShape = z.object({ productId: id, rating: z.int().min(1).max(5) });
export type OwnReview = z.output<typeof ownReviewShape>;

/** How many reviews (`sum`) have this star rating; a list has five entries, 5 down to 1. */
export const starsShape = z.object({ rating: z.int().min(1).max(5), sum: count });
export type Stars = z.output<typeof starsShape>;

export const reviewsPerPage = 5;
