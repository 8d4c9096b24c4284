import { z } from 'zod';
import { call } from '../../../platform/call.ts';
import { count, doneAnswer, id, otp } from '../../../platform/field.ts';

const one = z.object({ orderId: id });
const names = { orderId: 'order' } as const;

export const onDeliveryCalls = {
  offer: call('customer', 'GET /payment/on-delivery/:orderId', {
    does: 'Whether the order may be paid at the door, and why not; `lastDigits` of the number that its OTP goes to, unless the login’s OTP was just given (`needsOtp`).',
    names,
    input: one,
    answer: z.object({
      allowed: z.boolean(),
      why: z.string(),
      amount: count,
      lastDigits: z.string(),
      needsOtp: z.boolean(),
      confirmed: z.boolean(),
    }),
    refuses: ['not_found'],
  }),
  sendOtp: call('customer', 'POST /payment/on-delivery/:orderId/otp', {
    does: 'Sends the OTP that confirms the order to the account’s own number; it is good for this order alone.',
    names,
    input: one,
    answer: doneAnswer.extend({ retryAfter: count, outbox: z.string().optional() }),
    refuses: ['invalid', 'not_found', 'not_on_delivery', 'too_many'],
  }),
  confirm: call('customer', 'POST /payment/on-delivery/:orderId/confirm', {
    does: 'Confirms that the order is paid at the door, with the OTP; within ten minutes of a login by OTP without one: it is placed, and its goods leave the cart. A repeat changes nothing.',
    names,
    input: one.extend({ otp: otp.optional() }),
    refuses: ['not_found', 'not_on_delivery', 'otp_expired', 'second_otp', 'too_many', 'wrong_otp'],
  }),
};
