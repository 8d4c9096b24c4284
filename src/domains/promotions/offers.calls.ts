import { z } from 'zod';
import { call } from '../../platform/call.ts';
import { count, moment } from '../../platform/field.ts';
import { offerShape } from './offers-shape.ts';
import { bearers } from './promotion.ts';

/** A customer's own coupon. `orderId` names the order that it came with, '' for none. */
export const couponShape = z.object({
  code: z.string(),
  /** `waiting`: it works once the order that it came with is delivered. */
  state: z.enum(['usable', 'waiting', 'used', 'expired', 'void']),
  expiresAt: moment.nullable(),
  orderId: z.string(),
  offer: offerShape,
});
export type Coupon = z.output<typeof couponShape>;

/** A running offer. `giftDays` is set if each paid order brings a coupon of it. */
const runningShape = offerShape.extend({
  endsAt: moment.nullable(),
  giftDays: count.nullable(),
  paidBy: z.enum(bearers),
});
export type RunningOffer = z.output<typeof runningShape>;

export const offersCalls = {
  running: call('anyone', 'GET /home/offers', {
    does: 'What is taken off at the moment: the offers that apply by themselves, and those of which each paid order brings a coupon (`giftDays`, else null). Not those that need a code.',
    answer: z.object({ offers: z.array(runningShape) }),
  }),
  coupons: call('customer', 'GET /home/customer/coupons', {
    does: 'The customer’s own coupons, the usable ones first, then the waiting, then the newest; 200 at most.',
    answer: z.object({ coupons: z.array(couponShape) }),
  }),
};
