import * as m from '#messages/desk-money';
import type { Candidate } from './review.ts';

const words: Record<Candidate['why'], () => string> = {
  booked_before: m.why_booked_before,
  utr_in_text: m.why_utr_in_text,
  no_utr: m.why_no_utr,
  not_claimed: m.why_not_claimed,
  other_utr: m.why_other_utr,
  other_amount: m.why_other_amount,
  before_order: m.why_before_order,
  waits: m.why_waits,
};

/** Why a credit was not matched to an order automatically, in words. */
export const whyWords = (why: Candidate['why']): string => words[why]();
