import * as m from '#messages/forms';
import { z } from 'zod';
import { call } from '../../../platform/call.ts';
import { calendarDay, code, count, id, line, moment, queryText } from '../../../platform/field.ts';
import { inShop } from '../../staff/in-shop.ts';
import { promotionKinds } from '../promotion.ts';

const whole = (min: number, max: number) =>
  z.int(m.must_be_whole_number()).min(min, m.at_least({ min })).max(max, m.at_most({ max }));
const limit = whole(1, 1_000_000_000).nullable();

/** How an offer applies: automatically, by entering a code, or by a coupon that came with a paid order. */
const ways = ['itself', 'code', 'gift'] as const;

const promotion = {
  name: line(60),
  kind: z.enum(promotionKinds),
  /** Percent or rupees; 0 for the delivery fee. */
  value: whole(0, 100_000),
  cap: limit,
  fromRupees: whole(0, 10_000_000),
  categories: z.array(id).max(100),
  shops: z.array(id).max(100),
  firstOrderOnly: z.boolean(),
  firstDay: calendarDay,
  lastDay: calendarDay.nullable(),
  maxUses: limit,
  maxUsesEach: limit,
};

const newPromotion = z.object({
  ...inShop,
  ...promotion,
  way: z.enum(ways),
  code: code(/^([A-Z0-9]{4,20})?$/, m.coupon_code_shape()),
  giftDays: whole(1, 3_650).nullable(),
});
export type NewPromotion = Omit<z.output<typeof newPromotion>, 'shop'>;
const changedPromotion = z.object({ ...inShop, ...promotion, promotionId: id, version: count });
export type EditedPromotion = Omit<z.output<typeof changedPromotion>, 'shop'>;

/** Validates fields against each other; reports errors by field. */
function check(
  offer: Pick<NewPromotion, 'kind' | 'value' | 'firstDay' | 'lastDay'>,
  context: z.RefinementCtx,
): void {
  const { kind, value, firstDay, lastDay } = offer;
  const say = (field: string, message: string) =>
    context.addIssue({ code: 'custom', path: [field], message, input: offer });
  if (kind === 'percent' && (value < 1 || value > 90)) say('value', m.percent_between({ min: 1, max: 90 }));
  if (kind === 'rupees' && value < 1) say('value', m.at_least({ min: 1 }));
  if (lastDay !== null && lastDay < firstDay) say('lastDay', m.ends_before_it_begins());
}
/** An offer as the desk shows it. */
const listedPromotion = z.object({
  ...promotion,
  id,
  version: count,
  way: z.enum(ways),
  code: z.string(),
  giftDays: count.nullable(),
  state: z.enum(['planned', 'running', 'ended']),
  startsAt: moment,
  endsAt: moment.nullable(),
  categoryNames: z.array(z.string()),
  shopNames: z.array(z.string()),
  uses: count,
  given: count,
});
export type ListedPromotion = z.output<typeof listedPromotion>;

export const promotionsCalls = {
  list: call('seller', 'GET /desk/promotions', {
    does: 'The offers of a shop, paid for by it; for an operator without a chosen shop those of the market. With the uses that orders hold or made, and what was taken off paid orders, in rupees. 200 at most, running ones first; `search` finds a name or a code.',
    input: z.object({ ...inShop, search: queryText(60) }),
    names: { shop: 'shop' },
    answer: z.object({
      promotions: z.array(listedPromotion),
      categories: z.array(z.object({ id, name: z.string() })),
    }),
  }),
  add: call('seller', 'POST /desk/promotions', {
    does: 'Adds an offer: a shop’s own takes off its own products and is paid for by it. Gift coupons and the delivery fee are the market’s alone.',
    input: newPromotion.superRefine((offer, context) => {
      check(offer, context);
      const say = (field: string, message: string) =>
        context.addIssue({ code: 'custom', path: [field], message, input: offer });
      if (offer.way === 'code' && offer.code === '') say('code', m.coupon_code_shape());
      if (offer.way === 'gift' && offer.giftDays === null) say('giftDays', m.at_least({ min: 1 }));
    }),
    names: { shop: 'shop' },
    refuses: ['already_there', 'invalid', 'list_full', 'not_found'],
  }),
  edit: call('seller', 'PUT /desk/promotions', {
    does: 'Changes an offer that is still of this version. Orders that were placed keep what they were given.',
    input: changedPromotion.superRefine(check),
    names: { shop: 'shop', promotionId: 'promotion' },
    refuses: ['changed_meanwhile', 'invalid', 'not_found'],
  }),
  end: call('seller', 'POST /desk/promotions/end', {
    does: 'Ends an offer now. Coupons that customers have of it stay valid.',
    input: z.object({ ...inShop, promotionId: id, version: count }),
    names: { shop: 'shop', promotionId: 'promotion' },
    refuses: ['changed_meanwhile', 'not_found'],
  }),
};
