import { z } from 'zod';
import { call } from '../../platform/call.ts';
import { email, id, moment } from '../../platform/field.ts';
import { timeOfDay } from './time-of-day.ts';
import { pinCode } from '../addresses/address-fields.ts';

/** A delivery day in India, with its time window. */
const arrivalShape = { day: z.iso.date(), from: timeOfDay, to: timeOfDay };

export const deliveryCalls = {
  promise: call('anyone', 'GET /home/delivery/:pincode', {
    does: 'Whether the shop delivers to a PIN code, whether one may pay there on delivery, and for each open shop the day that an order of now arrives, with the last moment (`orderBy`) at which it still does. A shop that cannot say a day is left out.',
    input: z.object({ pincode: pinCode }),
    answer: z.object({
      pincode: z.string(),
      city: z.string(),
      state: z.string(),
      served: z.boolean(),
      cash: z.boolean(),
      shops: z.array(z.object({ sellerId: id, ...arrivalShape, orderBy: moment })),
    }),
  }),
  wait: call('anyone', 'POST /home/delivery/wait', {
    does: 'Has an e-mail sent once when the shop delivers to a PIN code that it does not go to yet.',
    input: z.object({ pincode: pinCode, email }),
    status: 201,
    refuses: ['already_there', 'too_many'],
  }),
};
