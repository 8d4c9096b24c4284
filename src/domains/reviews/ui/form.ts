import * as m from '#messages/forms';
import { beside } from '../../../ui/form/use-form.ts';
import { backToPage, defineForm } from '../../../web/form.ts';

export const reviewForm = defineForm({
  name: 'review',
  fields: { productId: '', rating: 0, review: '' },
  check: ({ rating, review }) => {
    const faults: Record<string, string> = {};
    if (!rating) faults.rating = m.choose_stars();
    if (!review.trim()) faults.review = m.write_review();
    return beside(faults);
  },
  send: (api, typed) => api.reviews.submit(typed),
  tell: ({ message, fields = {} }) => ({ error: m.review_kept({ message }), fields }),
  next: backToPage('review'),
});
