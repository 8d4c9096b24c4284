import { useId, useState } from 'react';
import { isCallError } from '../../../platform/call-error.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { TextField } from '../../../ui/text-field/text-field.tsx';
import { useAction } from '../../parts/use-action.ts';
import { useDesk } from '../../session.tsx';
import { type Login, NewLogin } from './new-login.tsx';
import styles from './sellers.module.css';
import type { DeskSeller } from './view.tsx';

/** The logins of a shop: a new password for one, or one more. */
export function SellerLogins({
  seller,
  onClose,
  onDone,
}: {
  seller: DeskSeller;
  onClose: () => void;
  onDone: () => Promise<void>;
}) {
  const { api } = useDesk();
  const form = useId();
  const [keeper, setKeeper] = useState('');
  const [email, setEmail] = useState('');
  const [faults, setFaults] = useState<Record<string, string>>({});
  const [made, setMade] = useState<Login | null>(null);
  const [busy, run] = useAction();
  async function give(work: () => Promise<Login & { message: string }>) {
    setFaults({});
    await run(async () => {
      try {
        const login = await work();
        setMade(login);
        return login;
      } catch (error) {
        if (isCallError(error)) setFaults(error.fields);
        throw error;
      }
    });
    await onDone();
  }
  if (made) return <NewLogin login={made} onClose={onClose} />;
  return (
    <Dialog open onClose={onClose} title={`Logins of ${seller.name}`}>
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
              New password
            </Button>
          </li>
        ))}
        {seller.logins.length === 0 && <li>Nobody can log in for this shop yet.</li>}
      </ul>
      <form
        id={form}
        noValidate
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          void give(() => api.deskSellers.addLogin({ id: seller.id, keeper, email }));
        }}
      >
        <h3>One more</h3>
        <TextField
          label="Who"
          maxLength={100}
          value={keeper}
          error={faults.keeper}
          onChange={(event) => setKeeper(event.target.value)}
        />
        <TextField
          label="E-mail"
          type="email"
          value={email}
          error={faults.email}
          onChange={(event) => setEmail(event.target.value)}
        />
        <Button type="submit" loading={busy}>
          Make a login
        </Button>
      </form>
    </Dialog>
  );
}
