import * as m from '#messages/forms';
import { z } from 'zod';
import { call } from '../../platform/call.ts';
import { done, id } from '../../platform/field.ts';
import { addressFields, checkPlace, pinCode } from './address-fields.ts';
import { addressShape } from './address.ts';

export const addressesCalls = {
  findPinCode: call({
    method: 'GET',
    path: '/home/pin-code/:pincode',
    who: 'anyone',
    does: 'The places where a PIN code lies, its main one first; none for a code that the shop does not know.',
    input: z.object({ pincode: pinCode }),
    answer: z.object({ places: z.array(z.object({ city: z.string(), state: z.string() })) }),
  }),
  add: call({
    method: 'POST',
    path: '/home/customer/add_address',
    who: 'customer',
    does: 'Keeps a new address; with `defaultAddress` it becomes the only default.',
    input: z.object({ ...addressFields, defaultAddress: z.boolean().default(false) }).superRefine(checkPlace),
    status: 201,
    answer: z.object({ address: addressShape }),
    refuses: ['list_full'],
  }),
  update: call({
    method: 'PUT',
    path: '/home/customer/update_address',
    who: 'customer',
    does: 'Changes an address; without `defaultAddress` it stays the default or not, as it was.',
    names: { addressId: 'address' },
    input: z
      .object({ ...addressFields, addressId: id, defaultAddress: z.boolean().optional() })
      .superRefine(checkPlace),
    answer: z.object({ address: addressShape }),
    refuses: ['not_found'],
  }),
  getDefault: call({
    method: 'GET',
    path: '/home/customer/get_default_address',
    who: 'customer',
    does: 'The default address, or null.',
    input: z.object({}),
    answer: z.object({ defaultAddress: addressShape.nullable() }),
  }),
  list: call({
    method: 'GET',
    path: '/home/customer/get_all_address',
    who: 'customer',
    does: 'All addresses, the default first, then newest first.',
    input: z.object({}),
    answer: z.object({ allAddress: z.array(addressShape) }),
  }),
  remove: call({
    method: 'DELETE',
    path: '/home/customer/delete_address/:addressId',
    who: 'customer',
    does: 'Forgets an address; when it was the default, the newest of the others becomes it.',
    names: { addressId: 'address' },
    input: z.object({ addressId: id }),
    answer: done.extend({ userId: id, addressId: id }),
    refuses: ['not_found'],
  }),
  markDefault: call({
    method: 'PATCH',
    path: '/home/customer/markDefaultAddress/:addressId',
    who: 'customer',
    does: 'Makes an address the only default, or no longer one. No other field is taken.',
    names: { addressId: 'address' },
    input: z.strictObject({ addressId: id, defaultAddress: z.boolean(m.say_true_or_false()) }),
    answer: done.extend({ addressId: id }),
    refuses: ['not_found'],
  }),
};
