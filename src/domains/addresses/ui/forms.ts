import * as m from '#messages/forms';
import { shop } from '../../../shop.ts';
import { readMobile, typedMobile } from '../../../platform/mobile-number.ts';
import { defineForm } from '../../../web/form.ts';

const requiredNames = ['name', 'address', 'pincode', 'state', 'cityDistTown'] as const;
const fields = {
  /** Empty for a new address. */
  _id: '',
  name: '',
  address: '',
  phonenumber: '',
  alternatephonenumber: '',
  pincode: '',
  state: shop.state as string,
  cityDistTown: shop.city as string,
  landmark: '',
  locality: '',
  defaultAddress: false,
};

/** The message for each required field that is empty. */
const missing = {
  name: m.enter_full_name,
  address: m.enter_address,
  pincode: m.enter_pin_code,
  state: m.choose_a_state,
  cityDistTown: m.enter_city,
} satisfies Record<(typeof requiredNames)[number], () => string>;

/** Checks an address (R-PEOPLE-2) and returns error messages by field. The server decides. */
function faultsOf(values: typeof fields) {
  const faults: Record<string, string> = {};
  for (const name of requiredNames) if (!values[name].trim()) faults[name] = missing[name]();
  if (!readMobile(values.phonenumber)) faults.phonenumber = m.enter_valid_phone();
  if (values.alternatephonenumber.trim() && !readMobile(values.alternatephonenumber))
    faults.alternatephonenumber = m.enter_valid_phone();
  return faults;
}

/** The page's URL without the state that shows the form. */
function shut({ address }: { readonly address: URL }): string {
  const search = new URLSearchParams(address.search);
  search.delete('edit');
  const rest = search.toString();
  return rest ? `${address.pathname}?${rest}` : address.pathname;
}

export const addressForm = defineForm({
  name: 'address',
  keepsEntry: true,
  fields,
  typed: { phonenumber: typedMobile, alternatephonenumber: typedMobile },
  check: (values) => {
    const faults = faultsOf(values);
    if (Object.keys(faults).length === 0) return undefined;
    // One message above the form covers all missing fields; a wrong number is shown beside its field.
    const isMissing = requiredNames.some((name) => name in faults);
    return isMissing ? { error: m.fill_all_required(), fields: faults } : { fields: faults };
  },
  send: (api, values) => {
    const { _id, userInfo: _, ...address } = { userInfo: '', ...values };
    return _id ? api.addresses.update({ ...address, addressId: _id }) : api.addresses.add(address);
  },
  next: shut,
});

export const removeAddressForm = defineForm({
  name: 'remove-address',
  fields: { addressId: '' },
  send: (api, { addressId }) => api.addresses.remove({ addressId }),
  next: shut,
});
