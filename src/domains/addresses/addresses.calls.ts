import * as m from '#messages/forms';
import { z } from 'zod';
import { call } from '../../platform/call.ts';
import { doneAnswer, id } from '../../platform/field.ts';
import { addressFields, checkPlace, pinCode } from './address-fields.ts';
import { addressShape } from './address.ts';

export const addressesCalls = {
  findPinCode: call('anyone', 'GET /home/pin-code/:pincode', {
    does: 'The places where a PIN code lies, its main one first; none for a code that the shop does not know.',
    input: z.object({ pincode: pinCode }),
    answer: z.object({ places: z.array(z.object({ city: z.string(), state: z.string() })) }),
  }),
  add: call('customer', 'POST /home/customer/add_address', {
    does: 'Keeps a new address; with `defaultAddress` it becomes the only default.',
    input: z.object({ ...addressFields, defaultAddress: z.boolean().default(false) }).superRefine(checkPlace),
    status: 201,
    answer: z.object({ address: addressShape }),
    refuses: ['list_full'],
  }),
  update: call('customer', 'PUT /home/customer/update_address', {
    does: 'Changes an address; without `defaultAddress` it stays the default or not, as it was.',
    names: { addressId: 'address' },
    input: z
      .object({ ...addressFields, addressId: id, defaultAddress: z.boolean().optional() })
      .superRefine(checkPlace),
    answer: z.object({ address: addressShape }),
    refuses: ['not_found'],
  }),
  getDefault: call('customer', 'GET /home/customer/get_default_address', {
    does: 'The default address, or null.',
    answer: z.object({ defaultAddress: addressShape.nullable() }),
  }),
  list: call('customer', 'GET /home/customer/get_all_address', {
    does: 'All addresses, the default first, then newest first.',
    answer: z.object({ allAddress: z.array(addressShape) }),
  }),
  remove: call('customer', 'DELETE /home/customer/delete_address/:addressId', {
    does: 'Forgets an address; when it was the default, the newest of the others becomes it.',
    names: { addressId: 'address' },
    input: z.object({ addressId: id }),
    answer: doneAnswer.extend({ userId: id, addressId: id }),
    refuses: ['not_found'],
  }),
  markDefault: call('customer', 'PATCH /home/customer/markDefaultAddress/:addressId', {
    does: 'Makes an address the only default, or no longer one. No other field is taken.',
    names: { addressId: 'address' },
    input: z.strictObject({ addressId: id, defaultAddress: z.boolean(m.say_true_or_false()) }),
    answer: doneAnswer.extend({ addressId: id }),
    refuses: ['not_found'],
  }),
};
