import * as m from '#messages/forms';
import { z } from 'zod';
import { call } from '../../../platform/call.ts';
import { count, done, id, line } from '../../../platform/field.ts';

const version = z.int().min(1);
const ids = z.array(id).max(500);

const category = z.object({
  name: line(60, 2, m.write_name()),
  hsn: z
    .string()
    .trim()
    .regex(/^(\d{4}|\d{6}|\d{8})$/, m.hsn_digits()),
  image: line(200, 0),
});

export const categoriesCalls = {
  list: call({
    method: 'GET',
    path: '/desk/categories',
    who: 'operator',
    does: 'All categories in the shop’s order, with their tax and how many products they hold.',
    input: z.object({}),
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
  add: call({
    method: 'POST',
    path: '/desk/categories',
    who: 'operator',
    does: 'Adds a category behind the others; without a picture it gets a drawn one.',
    input: category,
    answer: done,
    refuses: ['already_there', 'invalid', 'list_full'],
  }),
  change: call({
    method: 'POST',
    path: '/desk/categories/:id',
    who: 'operator',
    does: 'Changes a category that is still of this version; its address stays.',
    input: category.extend({ id, version }),
    answer: done,
    refuses: ['already_there', 'changed_meanwhile', 'invalid', 'not_found'],
  }),
  arrange: call({
    method: 'POST',
    path: '/desk/categories/arrange',
    who: 'operator',
    does: 'Puts the categories into another order than the one seen.',
    input: z.object({ seen: ids, ids }),
    answer: done,
    refuses: ['changed_meanwhile', 'invalid'],
  }),
};
