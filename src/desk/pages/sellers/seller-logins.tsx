import * as m from '#messages/desk-sellers';
import { Button } from '../../../ui/button/button.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { Form } from '../../../ui/form/form.tsx';
import { TextField } from '../../../ui/text-field/text-field.tsx';
import { useAction } from '../../../ui/use-action.ts';
import { useDeskForm } from '../../parts/use-desk-form.ts';
import { useDesk } from '../../session.tsx';
import type { Login } from './new-login.tsx';
import styles from './sellers.module.css';
import type { DeskSeller } from './seller.ts';

/** A shop's logins: reset a password or add a login, and pass the result to `onMade`. */
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
  const [renewing, run] = useAction();
  const renew = (email: string) =>
    run(async () => {
      const login = await api.deskSellers.renewPassword({ id: seller.id, email });
      await onMade(login);
      return login;
    });
  const { form, text, busy } = useDeskForm(
    { keeper: '', email: '' },
    {
      keepsAs: `login ${seller.id}`,
      send: (person) => api.deskSellers.addLogin({ id: seller.id, ...person }),
      onDone: (login) => onMade(login),
    },
  );
  return (
    <Dialog open onClose={onClose} title={m.logins_of({ shop: seller.name })}>
      <ul className={styles.form}>
        {seller.logins.map((login) => (
          <li key={login} className={styles.line}>
            {login}
            <Button size="small" variant="secondary" loading={renewing} onClick={() => void renew(login)}>
              {m.new_password()}
            </Button>
          </li>
        ))}
        {seller.logins.length === 0 && <li>{m.no_logins()}</li>}
      </ul>
      <Form form={form} className={styles.form} heading={<h3>{m.add_login()}</h3>}>
        <TextField label={m.name()} maxLength={100} {...text('keeper')} />
        <TextField label={m.email()} type="email" {...text('email')} />
        <Button type="submit" loading={busy}>
          {m.make_login()}
        </Button>
      </Form>
    </Dialog>
  );
}
