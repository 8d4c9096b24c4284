import * as m from '#messages/desk-sellers';
import { stateNames } from '../../../domains/addresses/states.ts';
import { shop } from '../../../shop.ts';
import { Select } from '../../../ui/select/select.tsx';
import { TextField } from '../../../ui/text-field/text-field.tsx';
import { FormDialog } from '../../parts/form-dialog.tsx';
import { useDesk } from '../../session.tsx';
import type { Login } from './new-login.tsx';

const empty = {
  name: '',
  keeper: '',
  email: '',
  address: '',
  city: shop.city as string,
  state: shop.state as string,
  pincode: '',
  gstin: '',
};

const fields: readonly {
  name: keyof typeof empty;
  label: () => string;
  optional?: true;
  type?: string;
  max: number;
}[] = [
  { name: 'name', label: m.shop_name, max: 100 },
  { name: 'keeper', label: m.keeper, max: 100 },
  { name: 'email', label: m.login_email, type: 'email', max: 254 },
  { name: 'address', label: m.address, optional: true, max: 200 },
  { name: 'city', label: m.city, optional: true, max: 60 },
  { name: 'pincode', label: m.pin_code, optional: true, max: 20 },
  { name: 'gstin', label: m.gstin, optional: true, max: 40 },
];

/** Opens a shop and creates its owner's login. The operator passes the password on: it is shown only once. */
export function AddSeller({ onClose, onMade }: { onClose: () => void; onMade: (login: Login) => unknown }) {
  const { api } = useDesk();
  return (
    <FormDialog
      about=""
      title={m.open_shop()}
      doing={m.open_the_shop()}
      start={empty}
      work={(content) => api.deskSellers.add(content)}
      onClose={onClose}
      onDone={(login) => onMade(login)}
    >
      {({ text }) => (
        <>
          {fields.map(({ name, label, max, ...field }) => (
            <TextField key={name} label={label()} maxLength={max} {...field} {...text(name)} />
          ))}
          <Select label={m.state()} {...text('state')}>
            {stateNames.map((state) => (
              <option key={state}>{state}</option>
            ))}
          </Select>
        </>
      )}
    </FormDialog>
  );
}
