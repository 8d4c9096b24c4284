import * as m from '#messages/forms';
import { z } from 'zod';

/** A time of day in India, HH:MM. */
export const timeOfDay = z
  .string(m.enter_a_time())
  .regex(/^([01]\d|2[0-3]):[0-5]\d$|^24:00$/, m.enter_a_time());

/** A day in this century or the next, YYYY-MM-DD. The year 0 is valid in ISO 8601, but not in the database. */
export const calendarDay = z.iso
  .date(m.choose_a_day())
  .refine((day) => day >= '2000' && day < '2200', m.choose_a_day());
