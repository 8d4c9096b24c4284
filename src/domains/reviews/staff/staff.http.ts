import * as answers from '#messages/answers';
import * as refusals from '#messages/refusals';
import type { Handlers } from '../../../platform/call.ts';
import { isRefusal, refuse } from '../../../platform/refusal.ts';
import { inTransaction } from '../../../platform/transaction.ts';
import { makeChange } from '../../staff/changes/make-change.ts';
import { recordChange } from '../../staff/changes/record-change.ts';
import type { Desk } from '../../staff/desk.ts';
import type { deskReviewsCalls } from './staff.calls.ts';
import { hideReview } from './hide-review.ts';
import { holdReview, listShopReviews, perPage, saveReply } from './staff-reviews.store.ts';

export function deskReviewsHandlers({ db, clock }: Desk): Handlers<typeof deskReviewsCalls> {
  return {
    list: async ({ show, search, page = 1 }, { shopId }) => ({
      ...(await listShopReviews(db, shopId, { unanswered: show === 'unanswered', search, page })),
      perPage,
    }),
    reply: async ({ reviewId, reply, seen }, { staff, shopId }) => {
      const at = clock.now();
      const did = reply === '' ? 'took the reply back' : 'replied';
      const intent = { subject: 'review', subjectId: reviewId, did, at } as const;
      const outcome = await makeChange(db, staff, intent, async (trx) => {
        const existing = await holdReview(trx, shopId, reviewId);
        if (!existing) return refuse('not_found', { error: refusals.review_not_found() });
        if (existing.reply !== seen) return refuse('changed_meanwhile');
        await saveReply(trx, reviewId, reply, at);
        return { shopId: existing.sellerId, before: { reply: existing.reply }, after: { reply } };
      });
      if (isRefusal(outcome)) return outcome;
      return { message: reply === '' ? answers.reply_removed() : answers.reply_added() };
    },
    hide: async ({ reviewId, hidden }, { staff }) => {
      const now = clock.now();
      return inTransaction(db, async (trx) => {
        const outcome = await hideReview(trx, { reviewId, hidden, now });
        if (isRefusal(outcome)) return outcome;
        if (outcome.wasHidden !== hidden)
          await recordChange(trx, staff, {
            subject: 'review',
            subjectId: reviewId,
            shopId: outcome.sellerId,
            did: hidden ? 'hidden' : 'shown',
            before: { hidden: outcome.wasHidden },
            after: { hidden },
            at: now,
          });
        return { message: hidden ? answers.review_hidden() : answers.review_shown() };
      });
    },
  };
}
