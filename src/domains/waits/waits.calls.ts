import { z } from 'zod';
import { call } from '../../platform/call.ts';
import { doneAnswer, email, id, mobile, moment, otp } from '../../platform/field.ts';

const openWait = z.object({
  _id: id,
  name: z.string(),
  slug: z.string(),
  variantId: id,
  size: z.string(),
  colour: z.string(),
  image: z.string(),
  since: moment,
});
export type OpenWait = z.output<typeof openWait>;

export const waitsCalls = {
  ask: call('anyone', 'POST /home/product/tell-me', {
    does: 'Has a person told once when a sold-out size is back: a customer by account; others by an e-mail address, which a link confirms, or by a mobile number with its one-time password.',
    input: z.object({
      variantId: id,
      email: email.optional(),
      mobile: mobile.optional(),
      otp: otp.optional(),
    }),
    status: 201,
    /** `confirm`: the request counts once the link in the e-mail is clicked. */
    answer: doneAnswer.extend({ confirm: z.boolean() }),
    refuses: [
      'already_there',
      'invalid',
      'list_full',
      'not_found',
      'otp_expired',
      'second_otp',
      'too_many',
      'wrong_otp',
    ],
  }),
  confirm: call('anyone', 'POST /home/product/confirm-tell-me', {
    does: 'Confirms an e-mail address by the link that was sent to it.',
    input: z.object({ token: z.string().max(100) }),
    answer: doneAnswer.extend({ slug: z.string() }),
    refuses: ['link_expired', 'too_many'],
  }),
  list: call('customer', 'GET /home/product/get-tell-me', {
    does: 'The sizes that the customer waits for, in the order in which they were asked for.',
    answer: z.object({
      waits: z.array(openWait),
    }),
  }),
  takeBack: call('customer', 'DELETE /home/product/delete-tell-me/:waitId', {
    does: 'Takes one of them back.',
    names: { waitId: 'wait' },
    input: z.object({ waitId: id }),
    refuses: ['not_found'],
  }),
};
