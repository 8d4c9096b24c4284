import * as m from '#messages/addresses';
import { Button } from '../../../ui/button/button.tsx';
import { Checkbox } from '../../../ui/checkbox/checkbox.tsx';
import { Form } from '../../../ui/form/form.tsx';
import { forgetEntries } from '../../../ui/form/kept-entry.ts';
import { Select } from '../../../ui/select/select.tsx';
import { DigitsField } from '../../../ui/text-field/digits-field.tsx';
import { MobileField } from '../../../ui/text-field/mobile-field.tsx';
import { TextField } from '../../../ui/text-field/text-field.tsx';
import { usePageForm } from '../../../web/page-form.ts';
import { useShell } from '../../../web/shell-context.tsx';
import type { Address } from '../address.ts';
import { stateNames } from '../states.ts';
import { addressForm } from './forms.ts';
import { MoreFields } from './more-fields.tsx';
import { usePlaceOfPin } from './use-place-of-pin.ts';
import styles from './address-form.module.css';

interface Props {
  /** The address to edit; omitted to add a new one. */
  readonly address?: Address | undefined;
  /** The customer has no address yet: the checkbox for the default is ticked initially. */
  readonly first?: boolean;
  readonly onSaved: (address: Address) => void | Promise<void>;
  readonly onCancel?: (() => void) | undefined;
}

/** Adds or edits an address. If saving fails, the input stays and can be sent again. */
export function AddressForm({ address, first = false, onSaved, onCancel }: Props) {
  const { customer } = useShell();
  // Prefilled with the account's owner, because most addresses are the customer's own.
  const own = { name: customer?.name ?? '', phonenumber: customer?.mobile ?? '' };
  const { form, values, set, text, busy } = usePageForm(addressForm, {
    start: { ...own, defaultAddress: first, ...address },
    onDone: ({ address: savedAddress }) => onSaved(savedAddress),
  });
  usePlaceOfPin(values, { first, fill: set });
  return (
    <Form form={form} className={styles.form} aria-label={address ? m.edit_address() : m.new_address()}>
      <input type="hidden" name="_id" value={values._id} />
      <DigitsField label={m.pin_code()} digits={6} autoComplete="postal-code" {...text('pincode')} />
      <TextField
        label={m.city_district_town()}
        autoComplete="address-level2"
        maxLength={100}
        {...text('cityDistTown')}
      />
      <Select label={m.state()} autoComplete="address-level1" {...text('state')}>
        <option value="">{m.choose_state()}</option>
        {stateNames.map((state) => (
          <option key={state}>{state}</option>
        ))}
      </Select>
      <TextField
        label={m.address()}
        hint={m.house_street_area()}
        autoComplete="street-address"
        maxLength={300}
        {...text('address')}
      />
      <TextField label={m.full_name()} autoComplete="name" maxLength={100} {...text('name')} />
      <MobileField label={m.phone_number()} {...text('phonenumber')} />
      <MoreFields text={text} />
      <div className={styles.wide}>
        <Checkbox
          label={m.make_this_my_default_address()}
          name="defaultAddress"
          checked={values.defaultAddress}
          onChange={(event) => set({ defaultAddress: event.target.checked })}
        />
      </div>
      <div className={styles.actions}>
        <Button type="submit" loading={busy}>
          {m.save_address()}
        </Button>
        {onCancel && (
          <Button
            variant="quiet"
            onClick={() => {
              forgetEntries(addressForm.name);
              onCancel();
            }}
          >
            {m.cancel()}
          </Button>
        )}
      </div>
    </Form>
  );
}
