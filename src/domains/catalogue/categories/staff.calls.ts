import * as m from '#messages/forms';
import { z } from 'zod';
import { call } from '../../../platform/call.ts';
import { code, count, id, line } from '../../../platform/field.ts';
import { hsnShape } from '../../tax/hsn.ts';

const version = z.int().min(1);
const ids = z.array(id).max(500);

const category = z.object({
  name: line(60, 2, m.write_name()),
  hsn: code(hsnShape, m.hsn_digits()),
  image: line(200, 0),
});

export const categoriesCalls = {
  list: call('operator', 'GET /desk/categories', {
    does: 'All categories in the shop’s order, with their tax and how many products they hold.',
    answer: z.object({
      categories: z.array(
        category.extend({
          id,
          slug: z.string(),
          version,
          products: count,
          rates: z.array(z.object({ upToPaise: count.nullable(), percent: count })),
        }),
      ),
    }),
  }),
  add: call('operator', 'POST /desk/categories', {
    does: 'Adds a category behind the others; without a picture it gets a drawn one.',
    input: category,
    refuses: ['already_there', 'invalid', 'list_full'],
  }),
  change: call('operator', 'POST /desk/categories/:id', {
    does: 'Changes a category that is still of this version; its address stays.',
    input: category.extend({ id, version }),
    refuses: ['already_there', 'changed_meanwhile', 'invalid', 'not_found'],
  }),
  arrange: call('operator', 'POST /desk/categories/arrange', {
    does: 'Puts the categories into another order than the one seen.',
    input: z.object({ seen: ids, ids }),
    refuses: ['changed_meanwhile', 'invalid'],
  }),
};
