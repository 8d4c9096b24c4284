import { beside } from '../../../ui/form/use-form.ts';
import { backToPage, defineForm } from '../../../web/form.ts';

export const reviewForm = defineForm({
  name: 'review',
  fields: { productId: '', rating: 0, review: '' },
  check: ({ rating, review }) => {
    const faults: Record<string, string> = {};
    if (!rating) faults.rating = 'Please choose 1 to 5 stars';
    if (!review.trim()) faults.review = 'Please write a review';
    return beside(faults);
  },
  send: (api, typed) => api.reviews.submit(typed),
  tell: ({ message, fields = {} }) => ({ error: `${message}. Your review is still here.`, fields }),
  next: backToPage('review'),
});
