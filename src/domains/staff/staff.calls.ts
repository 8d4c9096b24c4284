import * as m from '#messages/forms';
import { z } from 'zod';
import { call } from '../../platform/call.ts';
import { email, id, line } from '../../platform/field.ts';

const shop = z.object({ id, name: z.string(), slug: z.string() });

export const staffCalls = {
  whoAmI: call('anyone', 'GET /desk/me', {
    does: 'Who is logged in at the desk, or null; and the shops that they may look into.',
    answer: z.object({
      staff: z
        .object({
          id,
          name: z.string(),
          role: z.enum(['operator', 'seller']),
          secondFactor: z.boolean(),
          /** Whether the desk opens only after setting up a second factor. */
          mustSetUp: z.boolean(),
        })
        .nullable(),
      shops: z.array(shop),
    }),
  }),
  logIn: call('anyone', 'POST /desk/log-in', {
    does: 'Logs a seller or an operator in at the desk. `code` is of the second factor, where one is set up; without it the answer to a right password is `second_factor`.',
    input: z.object({
      email,
      password: z.string(m.enter_password()).min(1, m.enter_password()).max(128, m.password_too_long()),
      code: line(40, 6, m.enter_code()).optional(),
    }),
    refuses: ['second_factor', 'too_many', 'unavailable', 'wrong_code', 'wrong_credentials'],
  }),
  logOut: call('anyone', 'POST /desk/log-out', {
    does: 'Ends the session at the desk.',
  }),
};
