import * as m from '#messages/forms';
import { z } from 'zod';

/** A time of day in India, HH:MM. */
export const timeOfDay = z
  .string(m.enter_a_time())
  .regex(/^([01]\d|2[0-3]):[0-5]\d$|^24:00$/, m.enter_a_time());
