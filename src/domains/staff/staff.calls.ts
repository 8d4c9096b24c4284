import { z } from 'zod';
import * as m from '#messages/forms';
import { call } from '../../platform/call.ts';
import { code, count, doneAnswer, email, id, line } from '../../platform/field.ts';
import { readMobile } from '../../platform/mobile-number.ts';
import { duties } from '../../platform/visit.ts';

/** A code of the desk: six digits, since it opens more than a customer's account. */
export const deskCode = code(/^[0-9]{6}$/, m.code_has_six_digits());

/** A mobile number, read to ten digits, or an e-mail. */
const loginName = z
  .string(m.enter_mobile_or_email())
  .max(254, m.email_too_long())
  .transform((name) => readMobile(name) ?? name.trim())
  .pipe(z.union([z.string().regex(/^\d{10}$/), email], m.enter_mobile_or_email()));

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
          duty: z.enum(duties),
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
  sendCode: call('anyone', 'POST /desk/log-in/send-code', {
    does: 'Sends a code to the mobile number or e-mail of a login at the desk. The answer is the same where nobody has it.',
    input: z.object({ to: loginName }),
    answer: doneAnswer.extend({ retryAfter: count }),
    refuses: ['too_many'],
  }),
  logInByCode: call('anyone', 'POST /desk/log-in/by-code', {
    does: 'Logs in at the desk by the code that was sent, and the code of the second factor where one is set up.',
    input: z.object({ to: loginName, otp: deskCode, code: line(40, 6, m.enter_code()).optional() }),
    refuses: ['otp_expired', 'second_factor', 'second_otp', 'too_many', 'wrong_code', 'wrong_otp'],
  }),
  logOut: call('anyone', 'POST /desk/log-out', {
    does: 'Ends the session at the desk.',
  }),
};
