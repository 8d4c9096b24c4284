import { z } from 'zod';
import { call } from '../../../platform/call.ts';
import { count, doneAnswer, id } from '../../../platform/field.ts';
import { inShop } from '../../staff/in-shop.ts';

const names = { shop: 'shop' } as const;

export const deskPhotoFetchesCalls = {
  list: call('seller', 'GET /desk/photo-fetches', {
    does: 'Photos that imports named by their address: how many are on their way, and the first hundred that could not be had.',
    input: z.object(inShop),
    names,
    answer: z.object({
      waiting: count,
      missing: count,
      photos: z.array(
        z.object({
          productId: id,
          product: z.string(),
          address: z.string(),
          /** Why it could not be had, and what to do. */
          reason: z.string(),
        }),
      ),
      /** Operators may have them tried again, while the shop fetches photos. */
      canRetry: z.boolean(),
    }),
  }),
  retry: call('operator', 'POST /desk/photo-fetches/retry', {
    does: 'Tries the photos again that a shop’s imports named and that could not be had.',
    input: z.object({ shop: id }),
    answer: doneAnswer.extend({ photos: count }),
    refuses: ['invalid'],
  }),
  forget: call('seller', 'POST /desk/photo-fetches/forget', {
    does: 'Empties the list of a shop’s photos that could not be had.',
    input: z.object(inShop),
    names,
    refuses: ['invalid'],
  }),
};
