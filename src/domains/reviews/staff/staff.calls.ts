import { z } from 'zod';
import { call } from '../../../platform/call.ts';
import { count, id, moment, queryChoice, queryInteger, queryText, text } from '../../../platform/field.ts';
import { fits } from '../fit.ts';
import { photoShape } from '../photo-shape.ts';
import { inShop } from '../../staff/in-shop.ts';

const review = z.object({
  id,
  productId: id,
  product: z.string(),
  slug: z.string(),
  shopName: z.string(),
  name: z.string(),
  review: z.string(),
  rating: z.int().min(1).max(5),
  verified: z.boolean(),
  date: moment,
  /** '' for none. */
  reply: z.string(),
  fit: z.enum(fits).nullable(),
  photos: z.array(photoShape),
  /** Hidden by an operator: nobody else sees it. */
  hidden: z.boolean(),
});
export type DeskReview = z.output<typeof review>;

export const deskReviewsCalls = {
  list: call('seller', 'GET /desk/reviews', {
    does: 'Reviews of the shop’s products, newest first, 20 a page; all, or those without a reply; `search` finds words in product, name and review.',
    input: z.object({
      ...inShop,
      show: queryChoice(['unanswered']),
      search: queryText(60),
      page: queryInteger(1, 100_000),
    }),
    names: { shop: 'shop' },
    answer: z.object({ reviews: z.array(review), total: count, perPage: count }),
  }),
  reply: call('seller', 'POST /desk/reviews/:reviewId/reply', {
    does: 'Answers a review under it, for everybody to read; an empty reply takes the answer back.',
    input: z.object({
      reviewId: id,
      ...inShop,
      reply: text(1_000, 0),
      /** The reply the editor saw, for the check against concurrent edits. */
      seen: z.string().max(1_000),
    }),
    names: { reviewId: 'review', shop: 'shop' },
    refuses: ['changed_meanwhile', 'not_found'],
  }),
  hide: call('operator', 'POST /desk/reviews/:reviewId/hide', {
    does: 'Hides a review with its stars, fit and photos from everybody, or shows it again (`hidden: false`).',
    input: z.object({ reviewId: id, hidden: z.boolean() }),
    refuses: ['not_found'],
  }),
};
