import * as m from '#messages/forms';
import { z } from 'zod';
import { call } from '../../platform/call.ts';
import { count, id, queryInteger, text } from '../../platform/field.ts';
import { fits, fitVotesShape } from './fit.ts';
import { reviewShape, starsShape } from './review.ts';

const chooseStars = m.choose_stars();

export const reviewsCalls = {
  submit: call({
    method: 'POST',
    path: '/home/customer/submit-review',
    who: 'customer',
    does: 'Reviews a product under one’s own name; a second review of the same product replaces the first.',
    input: z.object({
      productId: id,
      rating: z.int(chooseStars).min(1, chooseStars).max(5, chooseStars),
      review: text(2_000, 1, m.write_review()),
      /** How the size came out; may be left out. */
      fit: z.enum(fits).nullish(),
    }),
    status: 201,
    answer: z.object({ message: z.string() }),
    refuses: ['not_found', 'too_many'],
  }),
  list: call({
    method: 'GET',
    path: '/home/customer/get-reviews/:productId',
    who: 'anyone',
    does: 'The reviews of a product, by its id or slug: newest first, five a page, with the number of reviews for each star and for each fit.',
    input: z.object({ productId: id, pageNo: queryInteger(1, 1_000_000_000) }),
    answer: z.object({
      reviews: z.array(reviewShape),
      totalReview: count,
      rating_review: z.array(starsShape).length(5),
      fit: fitVotesShape,
    }),
    refuses: ['not_found'],
  }),
};
