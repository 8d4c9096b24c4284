import { z } from 'zod';
import { call } from '../../../platform/call.ts';
import { calendarDay, count, id } from '../../../platform/field.ts';
import { reason } from '../../staff/reason.ts';

const rate = {
  validFrom: calendarDay,
  /** Hundredths of a percent. */
  basisPoints: z.int().min(0).max(10_000),
};
/** '' for every shop, or every category. */
const subject = z.union([id, z.literal('')]);
const shownRate = z.object({
  ...rate,
  shopName: z.string().nullable(),
  categoryName: z.string().nullable(),
  reason: z.string(),
});

export const commissionRateCalls = {
  list: call('operator', 'GET /desk/commission-rates', {
    does: 'The usual commission, the dated special rates of shops and categories, requests that wait for a second person, and what a rate can be of.',
    answer: z.object({
      usualPercent: count,
      rates: z.array(shownRate),
      requests: z.array(shownRate.extend({ id, askedByName: z.string() })),
      shops: z.array(z.object({ id, name: z.string() })),
      categories: z.array(z.object({ id, name: z.string() })),
    }),
  }),
  ask: call('operator', 'POST /desk/commission-rates', {
    freshProof: true,
    does: 'Asks for a special commission of a shop, a category or both, from a later day on. Another person agrees to it.',
    input: z.object({ ...rate, sellerId: subject, categoryId: subject, reason }),
    refuses: ['invalid', 'not_found'],
  }),
  decide: call('operator', 'POST /desk/commission-rates/:id/decide', {
    freshProof: true,
    does: 'Agrees to a special commission that another operator asked for, or declines it.',
    input: z.object({ id, approved: z.boolean() }),
    refuses: ['already_there', 'changed_meanwhile', 'second_person'],
  }),
};
