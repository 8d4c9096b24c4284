import { z } from 'zod';
import { call } from '../../platform/call.ts';
import { count, id } from '../../platform/field.ts';

export const accountsCalls = {
  whoAmI: call({
    method: 'GET',
    path: '/customer/me',
    who: 'anyone',
    does: 'The logged-in customer with the counts of cart and wishlist, or null for a guest.',
    input: z.object({}),
    answer: z.object({
      customer: z.object({ id, name: z.string(), email: z.string(), mobile: z.string() }).nullable(),
      cartCount: count,
      wishlistCount: count,
    }),
  }),
};
