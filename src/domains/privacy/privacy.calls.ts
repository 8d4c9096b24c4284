import { z } from 'zod';
import { call } from '../../platform/call.ts';
import { done } from '../../platform/field.ts';

export const privacyCalls = {
  myData: call({
    method: 'GET',
    path: '/customer/my-data',
    who: 'customer',
    does: 'Everything that the shop keeps about the customer, as one JSON file.',
    input: z.object({}),
    answer: z.unknown(),
    refuses: ['too_many'],
    file: 'application/json',
  }),
  deleteAccount: call({
    method: 'POST',
    path: '/customer/delete-account',
    who: 'customer',
    does: 'Deletes the customer’s account, after the password or an OTP; orders stay, without what the law does not need.',
    input: z.object({
      password: z.string().max(128).optional(),
      otp: z.string().trim().max(10).optional(),
    }),
    answer: done,
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
