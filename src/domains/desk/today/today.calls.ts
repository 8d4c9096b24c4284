import { z } from 'zod';
import { call } from '../../../platform/call.ts';
import { count } from '../../../platform/field.ts';
import { inShop } from '../in-shop.ts';

export const todayCalls = {
  read: call({
    method: 'GET',
    path: '/desk/today',
    who: 'seller',
    does: 'The day at a glance: what waits to be packed and handed over, what runs out, what the seller is owed.',
    input: z.object(inShop),
    names: { shop: 'shop' },
    answer: z.object({
      toPack: count,
      runningOut: count,
      /** Whole rupees for what was delivered, and for what is paid and under way. */
      owed: count,
      owedLater: count,
    }),
  }),
};
