import * as m from '#messages/forms';
import { beside } from '../../../ui/form/refusal.ts';
import type { Fit } from '../fit.ts';
import { backToPage } from '../../../web/back-to-page.ts';
import { defineForm } from '../../../web/form.ts';

export const reviewForm = defineForm({
  name: 'review',
  keepsEntry: true,
  fields: { productId: '', rating: 0, review: '', fit: '' as Fit | '' },
  check: ({ rating, review }) => {
    const faults: Record<string, string> = {};
    if (!rating) faults.rating = m.choose_stars();
    if (!review.trim()) faults.review = m.write_review();
    return beside(faults);
  },
  send: (api, { fit, ...typed }) => api.reviews.submit({ ...typed, fit: fit || null }),
  tell: ({ message, fields = {} }) => ({ error: m.review_kept({ message }), fields }),
  next: backToPage('review'),
});
