import { useId, useState } from 'react';
import { stateNames } from '../../../domains/addresses/states.ts';
import { isCallError } from '../../../platform/call-error.ts';
import { shop } from '../../../shop.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { Select } from '../../../ui/select/select.tsx';
import { TextField } from '../../../ui/text-field/text-field.tsx';
import { useAction } from '../../parts/use-action.ts';
import { useDesk } from '../../session.tsx';
import { type Login, NewLogin } from './new-login.tsx';
import styles from './sellers.module.css';

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

/** Opens a shop and makes its keeper's login; the password shows once. */
export function AddSeller({ onClose, onDone }: { onClose: () => void; onDone: () => Promise<void> }) {
  const { api } = useDesk();
  const form = useId();
  const [content, setContent] = useState<Fields>(empty);
  const [faults, setFaults] = useState<Record<string, string>>({});
  const [login, setLogin] = useState<Login | null>(null);
  const [busy, run] = useAction();
  const set = (name: keyof Fields, value: string) => setContent((now) => ({ ...now, [name]: value }));
  async function save() {
    setFaults({});
    await run(async () => {
      try {
        const made = await api.deskSellers.add(content);
        setLogin(made);
        return made;
      } catch (error) {
        if (isCallError(error)) setFaults(error.fields);
        throw error;
      }
    });
    await onDone();
  }
  if (login) return <NewLogin login={login} onClose={onClose} />;
  return (
    <Dialog
      open
      onClose={onClose}
      title="Open a shop"
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>
            Not now
          </Button>
          <Button type="submit" form={form} loading={busy}>
            Open the shop
          </Button>
        </>
      }
    >
      <form
        id={form}
        noValidate
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
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
      </form>
    </Dialog>
  );
}
