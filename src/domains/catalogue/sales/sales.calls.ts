import * as m from '#messages/forms';
import { z } from 'zod';
import { call } from '../../../platform/call.ts';
import { calendarDay, count, doneAnswer, id, moment, queryText } from '../../../platform/field.ts';
import { inShop } from '../../staff/in-shop.ts';
import { discount, filters, price } from '../products/staff.calls.ts';

/** Most products of one change. */
export const maxProducts = 1_000;

/** Which products: these, or with null all that the list would find. */
const choice = {
  products: z.array(id).min(1).max(maxProducts).nullable(),
  search: queryText(60),
  show: z.enum(filters).optional(),
};
export type Choice = z.output<z.ZodObject<typeof choice>>;

const percent = z
  .int(m.enter_discount())
  .min(1, m.percent_between({ min: 1, max: 90 }))
  .max(90, m.percent_between({ min: 1, max: 90 }));

const names = { shop: 'shop' } as const;

export const salesCalls = {
  list: call('seller', 'GET /desk/sales', {
    does: 'The shop’s planned and running sales, the next to begin first; 100 at most.',
    input: z.object(inShop),
    names,
    answer: z.object({
      sales: z.array(
        z.object({
          id,
          percent: count,
          startsAt: moment,
          endsAt: moment,
          state: z.enum(['planned', 'running', 'ended']),
          products: count,
        }),
      ),
    }),
  }),
  plan: call('seller', 'POST /desk/sales', {
    does: 'Plans a sale: so many percent off the MRP of many products, from the first day to the end of the last, in India. It begins and ends by itself, makes nothing dearer, and leaves out products that are in another sale then.',
    input: z
      .object({ ...inShop, ...choice, percent, firstDay: calendarDay, lastDay: calendarDay })
      .refine(({ firstDay, lastDay }) => firstDay <= lastDay, {
        error: () => m.ends_before_it_begins(),
        path: ['lastDay'],
      }),
    names,
    answer: doneAnswer.extend({ saleId: id }),
    refuses: ['invalid', 'list_full', 'not_found'],
    status: 201,
  }),
  end: call('seller', 'POST /desk/sales/:saleId/end', {
    does: 'Ends a sale now: its products have the discounts again that they had before. One that has not begun never begins.',
    input: z.object({ ...inShop, saleId: id }),
    names: { ...names, saleId: 'sale' },
    refuses: ['not_found'],
  }),
  changeMany: call('seller', 'POST /desk/products/many', {
    does: 'Hides, shows, moves to a category or prices many products at once, each as if it was edited; says which could not be.',
    input: z.object({
      ...inShop,
      ...choice,
      change: z
        .object({
          status: z.enum(['active', 'hidden']).optional(),
          categoryId: id.optional(),
          /** The MRP of all of them, and of their sizes with a price of their own. */
          price: price.optional(),
          discount: discount.optional(),
        })
        .refine((change) => Object.values(change).some((value) => value !== undefined), m.nothing_changed()),
    }),
    names,
    answer: doneAnswer.extend({ failures: z.array(z.object({ name: z.string(), error: z.string() })) }),
    refuses: ['invalid', 'not_found'],
  }),
};
