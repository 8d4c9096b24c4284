import { z } from 'zod';
import { id } from '../../platform/field.ts';

/** The wire's Address (R-CALL-4). `userInfo` is the customer's id. */
export const addressShape = z.object({
  _id: id,
  name: z.string(),
  address: z.string(),
  phonenumber: z.string(),
  alternatephonenumber: z.string(),
  pincode: z.string(),
  state: z.string(),
  cityDistTown: z.string(),
  landmark: z.string(),
  locality: z.string(),
  defaultAddress: z.boolean(),
  userInfo: id,
});
export type Address = z.output<typeof addressShape>;

export const maxAddresses = 50;
