import { useState } from 'react';
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

const fields: readonly { name: keyof Fields; label: string; optional?: true; type?: string; most: number }[] =
  [
    { name: 'name', label: 'Name of the shop', most: 100 },
    { name: 'keeper', label: 'Who keeps it', most: 100 },
    { name: 'email', label: 'E-mail for the login', type: 'email', most: 254 },
    { name: 'address', label: 'Address', optional: true, most: 200 },
    { name: 'city', label: 'City', optional: true, most: 60 },
    { name: 'pincode', label: 'PIN code', optional: true, most: 6 },
    { name: 'gstin', label: 'GSTIN', optional: true, most: 15 },
  ];

/** Opens a shop and makes its keeper's login, which is handed on: the password shows once. */
export function AddSeller({ onClose, onMade }: { onClose: () => void; onMade: (login: Login) => unknown }) {
  const { api } = useDesk();
  const [content, setContent] = useState<Fields>(empty);
  const set = (name: keyof Fields, value: string) => setContent((now) => ({ ...now, [name]: value }));
  return (
    <FormDialog
      title="Open a shop"
      doing="Open the shop"
      work={() => api.deskSellers.add(content)}
      onClose={onClose}
      onDone={onMade}
    >
      {(faults) => (
        <>
          {fields.map(({ name, label, optional, type, most }) => (
            <TextField
              key={name}
              label={label}
              name={name}
              type={type ?? 'text'}
              maxLength={most}
              {...(optional ? { optional: true } : {})}
              value={content[name]}
              error={faults[name]}
              onChange={(event) => set(name, event.target.value)}
            />
          ))}
          <Select
            label="State"
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
