import * as m from '#messages/forms';
import { z } from 'zod';
import { call } from '../../platform/call.ts';
import { count, id, queryInteger, text } from '../../platform/field.ts';
import { photoAnswer, photoRefusals, photoSize, photoUpload } from '../catalogue/pictures/photo-upload.ts';
import { fitShape, fitVotesShape } from './fit-shape.ts';
import { photoShape, walkedPhotoShape } from './photo-shape.ts';
import { ownReviewShape, reviewShape, starsShape } from './review.ts';

const ownPhotos = z.object({ photos: z.array(photoShape) });
const chooseStars = m.choose_stars();

export const reviewsCalls = {
  submit: call('customer', 'POST /home/customer/submit-review', {
    does: 'Reviews a product under one’s own name; a second review of the same product replaces the first.',
    input: z.object({
      productId: id,
      rating: z.int(chooseStars).min(1, chooseStars).max(5, chooseStars),
      review: text(2_000, 1, m.write_review()),
      /** How the size came out; optional. */
      fit: fitShape.nullish(),
    }),
    status: 201,
    refuses: ['not_found', 'too_many'],
  }),
  list: call('anyone', 'GET /home/customer/get-reviews/:productId', {
    does: 'The reviews of a product, by its id or slug: newest first, five a page, with the number of reviews for each star and for each fit.',
    input: z.object({ productId: id, pageNo: queryInteger(1, 1_000_000_000) }),
    answer: z.object({
      reviews: z.array(reviewShape),
      totalReview: count,
      rating_review: z.array(starsShape).length(5),
      fit: fitVotesShape,
      /** Over all reviews: the number of photos, and the newest ones. */
      photos: z.object({ total: count, latest: z.array(photoShape) }),
    }),
    refuses: ['not_found'],
  }),
  listOwn: call('customer', 'GET /home/customer/own-reviews', {
    does: 'Which products the customer has reviewed, with the stars given; the latest 500.',
    answer: z.object({ reviews: z.array(ownReviewShape) }),
  }),
  listPhotos: call('anyone', 'GET /home/review-photos/:productId', {
    does: 'The photos of all reviews of a product, newest first (200 at most), each with what its review says.',
    input: z.object({ productId: id }),
    answer: z.object({ photos: z.array(walkedPhotoShape) }),
  }),
  photo: call('anyone', 'GET /home/review-photo/:photoId', {
    does: 'A photo of a review that is shown, whole (`size=full`) or small (`size=thumbnail`).',
    input: z.object({ photoId: id, size: photoSize }),
    ...photoAnswer,
    refuses: ['not_found'],
  }),
  listOwnPhotos: call('customer', 'GET /home/customer/review-photos/:productId', {
    does: 'The photos of one’s own review of a product; none where there is no review.',
    input: z.object({ productId: id }),
    answer: ownPhotos,
  }),
  addPhoto: call('customer', 'POST /home/customer/review-photo/:productId', {
    does: 'Adds a photo (JPEG, PNG or WebP to 5 MB, four at most) to one’s own review of a product. It is encoded anew; nothing of its metadata is kept.',
    ...photoUpload,
    input: z.object({ productId: id }),
    answer: ownPhotos,
    refuses: [...photoRefusals, 'list_full', 'not_found', 'too_many'],
  }),
  removePhoto: call('customer', 'POST /home/customer/review-photos/:photoId/remove', {
    does: 'Removes a photo of one’s own review.',
    input: z.object({ photoId: id }),
    names: { photoId: 'review photo' },
    answer: ownPhotos,
    refuses: ['not_found'],
  }),
};
