import { z } from 'zod';
import { call } from '../../platform/call.ts';
import { email, id, moment } from '../../platform/field.ts';
import { timeOfDay } from './time-of-day.ts';
import { pinCode } from '../addresses/address-fields.ts';

/** A delivery day in India, with its time window. */
const arrivalShape = { day: z.iso.date(), from: timeOfDay, to: timeOfDay };

/** A slot as customers choose it. */
export const slotShape = z.object(arrivalShape);

const maxSellers = 100;

/** Sellers of one order, separated by commas. */
const sellerIds = z
  .string()
  .max(20_000)
  .transform((ids) => [...new Set(ids.split(','))])
  .pipe(z.array(id).min(1).max(maxSellers));

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
  slots: call('anyone', 'GET /home/delivery/:pincode/slots', {
    does: 'The next delivery slots for parcels of these `sellers` (ids, separated by commas), earliest first: each on its own (`parcels`), and all at once (`together`). The first of each is what an order without a choice gets. Where a single run comes, there is one.',
    input: z.object({ pincode: pinCode, sellers: sellerIds }),
    answer: z.object({
      pincode: z.string(),
      served: z.boolean(),
      parcels: z.array(z.object({ sellerId: id, slots: z.array(slotShape) })),
      together: z.array(slotShape),
    }),
  }),
  wait: call('anyone', 'POST /home/delivery/wait', {
    does: 'Has an e-mail sent once when the shop delivers to a PIN code that it does not go to yet.',
    input: z.object({ pincode: pinCode, email }),
    status: 201,
    refuses: ['already_there', 'too_many'],
  }),
};
