import type { Handlers } from '../../platform/call.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database.ts';
import { addAddress } from './add-address.ts';
import type { addressesCalls } from './addresses.calls.ts';
import * as store from './addresses.store.ts';
import { deleteAddress } from './delete-address.ts';
import { markDefault } from './mark-default.ts';
import { placesOf } from './pin-codes/pin-codes.ts';
import { updateAddress } from './update-address.ts';

export function addressesHandlers({
  db,
  clock,
}: {
  db: Database;
  clock: Clock;
}): Handlers<typeof addressesCalls> {
  return {
    findPinCode: ({ pincode }) => ({ places: [...placesOf(pincode)] }),
    add: (fields, { customer }) => addAddress(db, customer.id, fields, clock.now()),
    update: ({ addressId, ...fields }, { customer }) => updateAddress(db, customer.id, addressId, fields),
    getDefault: async (_input, { customer }) => ({
      defaultAddress: await store.findDefault(db, customer.id),
    }),
    list: async (_input, { customer }) => ({ allAddress: await store.listAddresses(db, customer.id) }),
    remove: ({ addressId }, { customer }) => deleteAddress(db, customer.id, addressId),
    markDefault: ({ addressId, defaultAddress }, { customer }) =>
      markDefault(db, customer.id, addressId, defaultAddress),
  };
}
