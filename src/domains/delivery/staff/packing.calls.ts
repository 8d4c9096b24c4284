import * as m from '#messages/forms';
import { z } from 'zod';
import { call } from '../../../platform/call.ts';
import { calendarDay, count } from '../../../platform/field.ts';
import { inShop } from '../../staff/in-shop.ts';
import { timeOfDay } from '../time-of-day.ts';

const hours = z
  .object({ weekday: z.int().min(1).max(7), opens: timeOfDay, closes: timeOfDay })
  .refine(({ opens, closes }) => opens < closes, {
    message: m.ends_before_it_begins(),
    path: ['closes'],
  });
const holiday = z
  .object({ first: calendarDay, last: calendarDay })
  .refine(({ first, last }) => first <= last, { message: m.ends_before_it_begins(), path: ['last'] });

const packing = {
  packingMinutes: z
    .int(m.must_be_whole_number())
    .min(1, m.at_least({ min: 1 }))
    .max(10_000, m.at_most({ max: 10_000 })),
  /** One entry for each weekday on which the shop is open. */
  hours: z
    .array(hours)
    .max(7)
    .refine((days) => new Set(days.map(({ weekday }) => weekday)).size === days.length, m.weekday_twice()),
  holidays: z
    .array(holiday)
    .max(100)
    .refine((days) => new Set(days.map(({ first }) => first)).size === days.length, m.holiday_twice()),
};
export type PackingInput = z.output<z.ZodObject<typeof packing>>;

export const packingCalls = {
  read: call('seller', 'GET /desk/packing', {
    does: 'When the shop is open, its holidays to come and how long it packs; null without a chosen shop. `version` 0 is the usual way of a shop that never said.',
    input: z.object(inShop),
    names: { shop: 'shop' },
    answer: z.object({
      packing: z
        .object({
          version: count,
          packingMinutes: count,
          hours: z.array(z.object({ weekday: z.int(), opens: timeOfDay, closes: timeOfDay })),
          holidays: z.array(z.object({ first: z.iso.date(), last: z.iso.date() })),
        })
        .nullable(),
    }),
  }),
  save: call('seller', 'PUT /desk/packing', {
    does: 'Saves hours, holidays and packing time of the shop; they count for what is promised from now on.',
    input: z.object({ ...inShop, version: count, ...packing }),
    names: { shop: 'shop' },
    refuses: ['changed_meanwhile', 'invalid', 'not_found'],
  }),
};
