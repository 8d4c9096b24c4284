import { z } from 'zod';
import { call } from '../../platform/call.ts';
import { count, id } from '../../platform/field.ts';
import { inShop } from '../staff/in-shop.ts';

/** A size that is nearly or wholly sold out. */
const scarce = z.object({
  productId: id,
  name: z.string(),
  size: z.string(),
  colour: z.string(),
  stock: count,
});
export type Scarce = z.output<typeof scarce>;

export const todayCalls = {
  read: call({
    method: 'GET',
    path: '/desk/today',
    who: 'seller',
    does: 'The day at a glance: what waits to be packed and handed over, unread chats, what runs out, what the seller is owed.',
    input: z.object(inShop),
    names: { shop: 'shop' },
    answer: z.object({
      toPack: count,
      toHandOver: count,
      unreadChats: count,
      runningOut: count,
      /** The first of what runs out, the scarcest first. */
      scarce: z.array(scarce),
      /** Whole rupees for what was delivered, and for what is paid and under way. */
      owed: count,
      owedLater: count,
    }),
  }),
};
