import { useState } from 'react';
import { isCallError } from '../../../platform/call-error.ts';
import { Button } from '../../../ui/button/button.tsx';
import { useFaultFocus } from '../../../ui/field/use-fault-focus.ts';
import { Checkbox } from '../../../ui/checkbox/checkbox.tsx';
import { Notice } from '../../../ui/notice/notice.tsx';
import { Select } from '../../../ui/select/select.tsx';
import { TextField } from '../../../ui/text-field/text-field.tsx';
import { useApi } from '../../../web/page.tsx';
import type { Address } from '../address.ts';
import { stateNames } from '../states.ts';
import styles from './address-form.module.css';

const missing = 'Please fill all required fields';
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

interface Props {
  /** Given, it is edited; otherwise a new one is added. */
  readonly address?: Address | undefined;
  readonly onSaved: (address: Address) => void | Promise<void>;
  readonly onCancel?: (() => void) | undefined;
}

/** Adds or edits an address. What was typed stays when saving fails, and can be sent again. */
export function AddressForm({ address, onSaved, onCancel }: Props) {
  const api = useApi();
  const [values, setValues] = useState({ ...empty, ...address });
  const [fields, setFields] = useState<Record<string, string>>({});
  const form = useFaultFocus(fields);
  const [error, setError] = useState<string>();
  const [saving, setSaving] = useState(false);

  const text = (name: keyof typeof empty & string) => ({
    name,
    value: values[name] as string,
    error: fields[name],
    onChange: (event: { target: { value: string } }) => setValues({ ...values, [name]: event.target.value }),
  });

  async function save() {
    const faults: Record<string, string> = {};
    for (const name of required) if (!values[name].trim()) faults[name] = missing;
    if (!/^\d{10}$/.test(values.phonenumber.trim())) faults.phonenumber = 'Please enter a valid phone number';
    setFields(faults);
    setError(Object.values(faults)[0]);
    if (Object.keys(faults).length > 0) return;
    setSaving(true);
    try {
      const { _id, userInfo: _, ...rest } = { _id: '', userInfo: '', ...values };
      const saved = address
        ? await api.addresses.update({ ...rest, addressId: _id })
        : await api.addresses.add(rest);
      await onSaved(saved.address);
    } catch (failure) {
      if (isCallError(failure)) setFields(failure.fields);
      setError((failure as Error).message || 'Something went wrong');
    } finally {
      setSaving(false);
    }
  }
  return (
    <form
      ref={form}
      className={styles.form}
      noValidate
      aria-label={address ? 'Edit address' : 'New address'}
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      {error && (
        <Notice tone="bad" announce>
          {error}
        </Notice>
      )}
      <TextField label="Full Name" autoComplete="name" maxLength={100} {...text('name')} />
      <TextField
        label="Phone number"
        before="+91"
        type="tel"
        inputMode="numeric"
        autoComplete="tel-national"
        maxLength={10}
        {...text('phonenumber')}
      />
      <TextField
        label="Alternate phone number"
        optional
        before="+91"
        type="tel"
        inputMode="numeric"
        maxLength={10}
        {...text('alternatephonenumber')}
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
          onChange={(event) => setValues({ ...values, defaultAddress: event.target.checked })}
        />
      </div>
      <div className={styles.actions}>
        <Button type="submit" loading={saving}>
          Save address
        </Button>
        {onCancel && (
          <Button variant="quiet" onClick={onCancel}>
            Cancel
          </Button>
        )}
      </div>
    </form>
  );
}
