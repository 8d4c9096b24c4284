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
  .transform((sent, context) => {
    if (sent._id) return { _id: sent._id };
    const parsed = fields.safeParse(sent);
    if (parsed.success) return parsed.data;
    for (const { message, path } of parsed.error.issues)
      context.addIssue({ code: 'custom', message, path: [...path], input: sent });
    return z.NEVER;
  });
