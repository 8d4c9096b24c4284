import { useState } from 'react';
import * as m from '#messages/desk-sellers';
import { isCallError } from '../../../platform/call-error.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { TextField } from '../../../ui/text-field/text-field.tsx';
import { useAction } from '../../parts/use-action.ts';
import { useDesk } from '../../session.tsx';
import type { Login } from './new-login.tsx';
import styles from './sellers.module.css';
import type { DeskSeller } from './seller.ts';

/** The logins of a shop: a new password for one, or one more; what is made is handed on. */
export function SellerLogins({
  seller,
  onClose,
  onMade,
}: {
  seller: DeskSeller;
  onClose: () => void;
  onMade: (login: Login) => unknown;
}) {
  const { api } = useDesk();
  const [keeper, setKeeper] = useState('');
  const [email, setEmail] = useState('');
  const [faults, setFaults] = useState<Record<string, string>>({});
  const [busy, run] = useAction();
  async function give(work: () => Promise<Login & { message: string }>) {
    setFaults({});
    let made: (Login & { message: string }) | undefined;
    await run(async () => {
      try {
        made = await work();
        return made;
      } catch (error) {
        if (isCallError(error)) setFaults(error.fields);
        throw error;
      }
    });
    if (made) await onMade(made);
  }
  return (
    <Dialog open onClose={onClose} title={m.logins_of({ shop: seller.name })}>
      <ul className={styles.form}>
        {seller.logins.map((login) => (
          <li key={login} className={styles.line}>
            {login}
            <Button
              size="small"
              variant="secondary"
              loading={busy}
              onClick={() => void give(() => api.deskSellers.renewPassword({ id: seller.id, email: login }))}
            >
              {m.new_password()}
            </Button>
          </li>
        ))}
        {seller.logins.length === 0 && <li>{m.no_logins()}</li>}
      </ul>
      <form
        noValidate
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          void give(() => api.deskSellers.addLogin({ id: seller.id, keeper, email }));
        }}
      >
        <h3>{m.add_login()}</h3>
        <TextField
          label={m.name()}
          maxLength={100}
          value={keeper}
          error={faults.keeper}
          onChange={(event) => setKeeper(event.target.value)}
        />
        <TextField
          label={m.email()}
          type="email"
          value={email}
          error={faults.email}
          onChange={(event) => setEmail(event.target.value)}
        />
        <Button type="submit" loading={busy}>
          {m.make_login()}
        </Button>
      </form>
    </Dialog>
  );
}
