import * as m from '#messages/forms';
import { z } from 'zod';
import { id } from '../../platform/field.ts';
import { addressFields, checkPlace } from '../addresses/address-fields.ts';

const fields = z.object(addressFields).superRefine(checkPlace);

/**
 * The delivery address: the `_id` of one of the customer's addresses (other members are ignored), or the fields of a
 * new one.
 */
export const shippingInput = z
  .looseObject({ _id: id.or(z.literal('')).optional() }, m.choose_an_address())
  .transform((input, context) => {
    if (input._id) return { _id: input._id };
    const result = fields.safeParse(input);
    if (result.success) return result.data;
    for (const { message, path } of result.error.issues)
      context.addIssue({ code: 'custom', message, path: [...path], input: input });
    return z.NEVER;
  });
