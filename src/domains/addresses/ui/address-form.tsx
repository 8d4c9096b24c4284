import { Button } from '../../../ui/button/button.tsx';
import { Checkbox } from '../../../ui/checkbox/checkbox.tsx';
import { Form } from '../../../ui/form/form.tsx';
import { Select } from '../../../ui/select/select.tsx';
import { TextField } from '../../../ui/text-field/text-field.tsx';
import { usePageForm } from '../../../web/form.ts';
import type { Address } from '../address.ts';
import { stateNames } from '../states.ts';
import { addressForm } from './forms.ts';
import styles from './address-form.module.css';

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
  const { form, values, set, text, busy } = usePageForm(addressForm, {
    start: { defaultAddress: first, ...address },
    onDone: ({ address: saved }) => onSaved(saved),
  });
  return (
    <Form form={form} className={styles.form} aria-label={address ? 'Edit address' : 'New address'}>
      <input type="hidden" name="_id" value={values._id} />
      <TextField label="Full Name" autoComplete="name" maxLength={100} {...text('name')} />
      <TextField
        label="Phone number"
        before="+91"
        type="tel"
        inputMode="numeric"
        autoComplete="tel-national"
        maxLength={20}
        {...text('phonenumber')}
      />
      <TextField
        label="Alternate phone number"
        optional
        before="+91"
        type="tel"
        inputMode="numeric"
        maxLength={20}
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
          name="defaultAddress"
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
