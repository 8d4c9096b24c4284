import * as m from '#messages/forms';
import { z } from 'zod';
import { code, line, mobileNumber } from '../../platform/field.ts';
import { pinCodeShape } from '../../platform/typed-code.ts';
import { placesOf } from './pin-codes/pin-codes.ts';
import { normaliseState } from './states.ts';

const required = (max: number) => line(max, 1, m.fill_all_required());
const optional = (max: number) => line(max, 0).default('');
const badPhone = m.enter_valid_phone();

/** Six digits, the first not 0. */
export const pinCode = code(pinCodeShape, m.enter_pin_code(), m.fill_all_required());

/** The fields of an address form (R-PEOPLE-2). */
export const addressFields = {
  name: required(100),
  address: required(300),
  phonenumber: mobileNumber(badPhone),
  alternatephonenumber: mobileNumber(badPhone, { optional: true }).default(''),
  pincode: pinCode,
  state: required(60).transform(normaliseState),
  cityDistTown: required(100),
  landmark: optional(100),
  locality: optional(100),
};

/** Refuses a PIN code of another state, because the tax of an order depends on the state (R-PEOPLE-7). */
export function checkPlace({ pincode, state }: AddressFields, context: z.RefinementCtx): void {
  const places = placesOf(pincode);
  const [place] = places;
  if (!place || places.some((one) => one.state === state)) return;
  context.addIssue({
    code: 'custom',
    path: ['pincode'],
    message: m.pin_code_elsewhere({ pincode, city: place.city, state: place.state }),
  });
}

/** The parsed fields: trimmed, with the state by its official name if known. */
export type AddressFields = z.output<z.ZodObject<typeof addressFields>>;
