import { z } from 'zod';
import { call } from '../../platform/call.ts';
import { otp } from '../../platform/field.ts';

export const privacyCalls = {
  myData: call('customer', 'GET /customer/my-data', {
    does: 'Everything that the shop keeps about the customer, as one JSON file.',
    answer: z.unknown(),
    refuses: ['prove_again', 'too_many'],
    file: 'application/json',
  }),
  deleteAccount: call('customer', 'POST /customer/delete-account', {
    does: 'Deletes the customer’s account, after the password or an OTP; orders stay, without what the law does not need.',
    input: z.object({
      password: z.string().max(128).optional(),
      otp: otp.optional(),
    }),
    refuses: [
      'invalid',
      'otp_expired',
      'second_otp',
      'too_many',
      'unavailable',
      'wrong_otp',
      'wrong_password',
      'wrong_status',
    ],
  }),
};
