import { useState } from 'react';
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
type Fields = typeof empty;

const fields: readonly {
  name: keyof Fields;
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
  { name: 'pincode', label: m.pin_code, optional: true, max: 6 },
  { name: 'gstin', label: m.gstin, optional: true, max: 15 },
];

/** Opens a shop and makes its keeper's login, which is handed on: the password shows once. */
export function AddSeller({ onClose, onMade }: { onClose: () => void; onMade: (login: Login) => unknown }) {
  const { api } = useDesk();
  const [content, setContent] = useState<Fields>(empty);
  const set = (name: keyof Fields, value: string) => setContent((now) => ({ ...now, [name]: value }));
  return (
    <FormDialog
      title={m.open_shop()}
      doing={m.open_the_shop()}
      asked={content}
      work={() => api.deskSellers.add(content)}
      onClose={onClose}
      onDone={onMade}
    >
      {(faults) => (
        <>
          {fields.map(({ name, label, optional, type, max }) => (
            <TextField
              key={name}
              label={label()}
              name={name}
              type={type ?? 'text'}
              maxLength={max}
              {...(optional ? { optional: true } : {})}
              value={content[name]}
              error={faults[name]}
              onChange={(event) => set(name, event.target.value)}
            />
          ))}
          <Select
            label={m.state()}
            value={content.state}
            error={faults.state}
            onChange={(event) => set('state', event.target.value)}
          >
            {stateNames.map((state) => (
              <option key={state}>{state}</option>
            ))}
          </Select>
        </>
      )}
    </FormDialog>
  );
}
