import { z } from 'zod';
import { call } from '../../../platform/call.ts';
import { count, id } from '../../../platform/field.ts';
import { inShop } from '../../staff/in-shop.ts';

export const deskWaitsCalls = {
  list: call('seller', 'GET /desk/waits', {
    does: 'How many people wait for each sold-out size of the shop, the most waited for first.',
    names: { shop: 'shop' },
    input: z.object(inShop),
    answer: z.object({ waits: z.array(z.object({ variantId: id, people: count })) }),
  }),
};
