import { z } from 'zod';
import { filters } from '../../catalogue/products/staff.calls.ts';
import { call } from '../../../platform/call.ts';
import { line, queryText } from '../../../platform/field.ts';
import { inShop } from '../../staff/in-shop.ts';

/** Most products of one leaflet. */
export const maxGoods = 120;

export const leafletCalls = {
  pdf: call('seller', 'GET /desk/leaflet.pdf', {
    does: 'A catalogue of goods on sale, to print or send (PDF, A4): picture, name, price, sizes in stock, and a code that opens each. `products` are ids with commas; without it all that the list would find, to 120.',
    input: z.object({
      ...inShop,
      products: line(maxGoods * 30, 1).optional(),
      search: queryText(60),
      show: z.enum(filters).optional(),
    }),
    names: { shop: 'shop' },
    answer: z.custom<{ bytes: Uint8Array; name: string }>(),
    refuses: ['invalid', 'not_found', 'unavailable'],
    file: 'application/pdf',
  }),
};
