import * as m from '#messages/forms';
import { line } from '../../platform/field.ts';

/** Why staff did something. The customer may ask. */
export const reason = line(500, 3, m.say_why());
