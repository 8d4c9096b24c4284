import * as m from '#messages/forms';
import { z } from 'zod';
import { code, line, mobileNumber } from '../../platform/field.ts';
import { pinCodeShape } from '../../platform/typed-code.ts';
import { placesOf, statesOf } from './pin-codes/pin-codes.ts';
import { readState } from './read-state.ts';

const requiredLine = (max: number) => line(max, 1, m.fill_all_required());
const optional = (max: number) => line(max, 0).default('');
const badPhone = m.enter_valid_phone();

/** Six digits, the first not 0. */
export const pinCode = code(pinCodeShape, m.enter_pin_code(), m.fill_all_required());

/** A state or union territory of India in any common spelling; parsed to its official name (R-PEOPLE-7). */
export const stateField = (text: z.ZodType<string, string>) =>
  text.transform((input, context) => {
    const name = readState(input);
    if (name !== undefined) return name;
    context.addIssue({ code: 'custom', message: m.no_such_state() });
    return z.NEVER;
  });

/** The fields of an address form (R-PEOPLE-2). */
export const addressFields = {
  name: requiredLine(100),
  address: requiredLine(300),
  phonenumber: mobileNumber(badPhone),
  alternatephonenumber: mobileNumber(badPhone, { optional: true }).default(''),
  pincode: pinCode,
  state: stateField(requiredLine(60)),
  cityDistTown: requiredLine(100),
  landmark: optional(100),
  locality: optional(100),
};

interface Place {
  readonly pincode: string;
  /** By its official name. */
  readonly state: string;
}

/** Why a PIN code and a state cannot be one address, because the tax of an order depends on the state (R-PEOPLE-7). */
export function faultOfPlace({ pincode, state }: Place): string | undefined {
  const states = statesOf(pincode);
  if (states === 'any' || states.includes(state)) return undefined;
  const [place] = placesOf(pincode);
  if (place) return m.pin_code_elsewhere({ pincode, ...place });
  return states.length > 0
    ? m.pin_code_of_state({ pincode, states: states.join(', ') })
    : m.no_such_pin_code({ pincode });
}

/** Refuses a PIN code of another state, at its field. */
export function checkPlace(place: Place, context: z.RefinementCtx): void {
  const message = faultOfPlace(place);
  if (message !== undefined) context.addIssue({ code: 'custom', path: ['pincode'], message });
}

/** The parsed fields: trimmed, with the state by its official name. */
export type AddressFields = z.output<z.ZodObject<typeof addressFields>>;
