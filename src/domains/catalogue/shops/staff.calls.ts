import { z } from 'zod';
import { call } from '../../../platform/call.ts';
import { line, text } from '../../../platform/field.ts';
import { inShop } from '../../staff/in-shop.ts';

const story = {
  /** The shop's name in Devanagari. */
  sign: line(80, 0),
  story: text(600, 0),
  picture: line(200, 0),
};

export const deskShopPageCalls = {
  read: call('seller', 'GET /desk/shop-page', {
    does: 'What the shop’s own page tells: story, sign and picture; null without a chosen shop.',
    input: z.object(inShop),
    names: { shop: 'shop' },
    answer: z.object({ told: z.object({ slug: z.string(), ...story }).nullable() }),
  }),
  save: call('seller', 'PUT /desk/shop-page', {
    does: 'Saves story, sign and picture of the shop’s own page.',
    input: z.object({ ...inShop, ...story }),
    names: { shop: 'shop' },
    refuses: ['invalid', 'not_found'],
  }),
};
