import { readMobile, typedMobile } from '../../../platform/mobile-number.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Checkbox } from '../../../ui/checkbox/checkbox.tsx';
import { Form } from '../../../ui/form/form.tsx';
import { useForm } from '../../../ui/form/use-form.ts';
import { Select } from '../../../ui/select/select.tsx';
import { TextField } from '../../../ui/text-field/text-field.tsx';
import { useApi } from '../../../web/page.tsx';
import type { Address } from '../address.ts';
import { stateNames } from '../states.ts';
import styles from './address-form.module.css';

const missing = 'Please fill all required fields';
const badPhone = 'Please enter a valid phone number';
const required = ['name', 'address', 'pincode', 'state', 'cityDistTown'] as const;
const empty = {
  name: '',
  address: '',
  phonenumber: '',
  alternatephonenumber: '',
  pincode: '',
  state: 'Rajasthan',
  cityDistTown: 'Jaipur',
  landmark: '',
  locality: '',
  defaultAddress: false,
};

/** The fields of an address and their sentences (R-PEOPLE-2); the server has the last word. */
function faultsOf(typed: typeof empty) {
  const faults: Record<string, string> = {};
  for (const name of required) if (!typed[name].trim()) faults[name] = missing;
  if (!readMobile(typed.phonenumber)) faults.phonenumber = badPhone;
  if (typed.alternatephonenumber.trim() && !readMobile(typed.alternatephonenumber))
    faults.alternatephonenumber = badPhone;
  return faults;
}

interface Props {
  /** Given, it is edited; otherwise a new one is added. */
  readonly address?: Address | undefined;
  /** There is none yet: the box for the default is ticked from the start. */
  readonly first?: boolean;
  readonly onSaved: (address: Address) => void | Promise<void>;
  readonly onCancel?: (() => void) | undefined;
}

/** Adds or edits an address. What was typed stays when saving fails, and can be sent again. */
export function AddressForm({ address, first = false, onSaved, onCancel }: Props) {
  const api = useApi();
  const { form, values, set, text, busy } = useForm(
    { ...empty, defaultAddress: first, ...address },
    {
      check: (typed) => {
        const faults = faultsOf(typed);
        const [error] = Object.values(faults);
        return error === undefined ? undefined : { error, fields: faults };
      },
      send: async (typed) => {
        const { _id, userInfo: _, ...rest } = { _id: '', userInfo: '', ...typed };
        const saved = address
          ? await api.addresses.update({ ...rest, addressId: _id })
          : await api.addresses.add(rest);
        await onSaved(saved.address);
      },
    },
  );
  return (
    <Form form={form} className={styles.form} aria-label={address ? 'Edit address' : 'New address'}>
      <TextField label="Full Name" autoComplete="name" maxLength={100} {...text('name')} />
      <TextField
        label="Phone number"
        before="+91"
        type="tel"
        inputMode="numeric"
        autoComplete="tel-national"
        maxLength={20}
        {...text('phonenumber')}
        onChange={(event) => set({ phonenumber: typedMobile(event.target.value) })}
      />
      <TextField
        label="Alternate phone number"
        optional
        before="+91"
        type="tel"
        inputMode="numeric"
        maxLength={20}
        {...text('alternatephonenumber')}
        onChange={(event) => set({ alternatephonenumber: typedMobile(event.target.value) })}
      />
      <TextField
        label="PIN code"
        inputMode="numeric"
        autoComplete="postal-code"
        maxLength={6}
        {...text('pincode')}
      />
      <div className={styles.wide}>
        <TextField
          label="Address"
          hint="House, street, area"
          autoComplete="street-address"
          maxLength={300}
          {...text('address')}
        />
      </div>
      <TextField label="Locality" optional maxLength={100} {...text('locality')} />
      <TextField label="Landmark" optional maxLength={100} {...text('landmark')} />
      <TextField
        label="City / District / Town"
        autoComplete="address-level2"
        maxLength={100}
        {...text('cityDistTown')}
      />
      <Select label="State" autoComplete="address-level1" {...text('state')}>
        <option value="">Choose a state</option>
        {stateNames.map((state) => (
          <option key={state}>{state}</option>
        ))}
      </Select>
      <div className={styles.wide}>
        <Checkbox
          label="Make this my default address"
          checked={values.defaultAddress}
          onChange={(event) => set({ defaultAddress: event.target.checked })}
        />
      </div>
      <div className={styles.actions}>
        <Button type="submit" loading={busy}>
          Save address
        </Button>
        {onCancel && (
          <Button variant="quiet" onClick={onCancel}>
            Cancel
          </Button>
        )}
      </div>
    </Form>
  );
}
