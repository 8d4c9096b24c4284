import * as m from '#messages/forms';
import { z } from 'zod';
import { call } from '../../../platform/call.ts';
import { calendarDay, code, count, id, line } from '../../../platform/field.ts';
import { timeOfDay } from '../time-of-day.ts';

const weekday = z.int().min(1).max(7);

/** A run as an operator edits it; one without an id is new. */
const run = z
  .object({
    id: id.optional(),
    weekdays: z
      .array(weekday)
      .min(1, m.choose_a_weekday())
      .max(7)
      .transform((days) => [...new Set(days)].toSorted((a, b) => a - b)),
    readyBy: timeOfDay,
    daysLater: z.int(m.must_be_whole_number()).min(0).max(30),
    from: timeOfDay,
    to: timeOfDay,
    capacity: z.int(m.must_be_whole_number()).min(1).max(100_000).nullable(),
  })
  .refine(({ from, to }) => from < to, { message: m.ends_before_it_begins(), path: ['to'] })
  .refine(({ daysLater, readyBy, from }) => daysLater > 0 || readyBy <= from, {
    message: m.arrives_before_ready(),
    path: ['from'],
  });

const zone = {
  name: line(60),
  prefixes: z
    .array(code(/^[1-9]\d{0,5}$/, m.enter_pin_beginnings()))
    .min(1, m.enter_pin_beginnings())
    .max(500)
    .transform((prefixes) => [...new Set(prefixes)].toSorted()),
  cash: z.boolean(),
  runs: z.array(run).max(20),
};
export type ZoneInput = z.output<z.ZodObject<typeof zone>>;
export type RunInput = z.output<typeof run>;

const shownZone = z.object({
  id,
  version: count,
  name: z.string(),
  prefixes: z.array(z.string()).readonly(),
  cash: z.boolean(),
  runs: z
    .array(
      z.object({
        id,
        weekdays: z.array(weekday).readonly(),
        readyBy: timeOfDay,
        daysLater: count,
        from: timeOfDay,
        to: timeOfDay,
        capacity: count.nullable(),
      }),
    )
    .readonly(),
});

export const zonesCalls = {
  list: call('operator', 'GET /desk/delivery', {
    does: 'The zones with their PIN prefixes and runs, and the days off that are to come.',
    answer: z.object({
      zones: z.array(shownZone),
      /** Waited-for PIN codes outside the zones, most wanted first, at most 50. */
      waits: z.array(z.object({ pincode: z.string(), people: count })),
      daysOff: z.array(z.object({ day: z.iso.date(), name: z.string() })),
    }),
  }),
  save: call('operator', 'PUT /desk/delivery/zone', {
    does: 'Saves a zone with all its runs; without `zoneId` it is a new one. Runs that are left out go no more. Places that orders hold stay held.',
    input: z.object({ zoneId: id.optional(), version: count.optional(), ...zone }),
    refuses: ['changed_meanwhile', 'invalid', 'not_found'],
  }),
  remove: call('operator', 'POST /desk/delivery/zone/remove', {
    does: 'Removes a zone with its runs: its PIN codes fall to the zone with the next shorter prefix, or are not served.',
    input: z.object({ zoneId: id, version: count }),
    refuses: ['changed_meanwhile', 'not_found'],
  }),
  addDayOff: call('operator', 'POST /desk/delivery/day-off', {
    does: 'Adds a day on which no run sets out and none arrives, or names it anew.',
    input: z.object({ day: calendarDay, name: line(60) }),
  }),
  removeDayOff: call('operator', 'POST /desk/delivery/day-off/remove', {
    does: 'Takes a day off back.',
    input: z.object({ day: calendarDay }),
    refuses: ['not_found'],
  }),
};
