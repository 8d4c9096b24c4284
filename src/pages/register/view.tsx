import { ConsentText } from '../../domains/accounts/ui/consent-text.tsx';
import { besideEmailTaken } from '../../domains/accounts/ui/email-taken.ts';
import { Button } from '../../ui/button/button.tsx';
import { Form } from '../../ui/form/form.tsx';
import { beside, useForm } from '../../ui/form/use-form.ts';
import { Card } from '../../ui/layout/layout.tsx';
import { Link } from '../../ui/link.tsx';
import { PasswordField, TextField } from '../../ui/text-field/text-field.tsx';
import { useApi, type ViewProps } from '../../web/page.tsx';
import { useFinishLogin } from '../login/use-finish-login.ts';
import styles from './view.module.css';

/** Beside each field what is missing; the bounds are those of the server, which has the last word. */
function faultsOf({ name, email, password }: { name: string; email: string; password: string }) {
  const faults: Record<string, string> = {};
  if (!name.trim()) faults.name = 'Please enter your name';
  if (!email.trim()) faults.email = 'Please enter your e-mail address';
  else if (!/^\S+@\S+\.\S+$/.test(email.trim())) faults.email = 'Please enter a valid e-mail address';
  if (!password) faults.password = 'Please choose a password';
  else if (password.length < 8) faults.password = 'A password has at least 8 characters';
  return faults;
}

/** Opens an account with name, e-mail and password (specification section 5: all three are needed). */
export default function Register({ data: { next } }: ViewProps<{ next: string }>) {
  const api = useApi();
  const finish = useFinishLogin(next);
  const { form, text, busy } = useForm(
    { name: '', email: '', password: '' },
    {
      check: (account) => beside(faultsOf(account)),
      send: async (account) => finish(await api.accounts.register(account)),
      tell: besideEmailTaken,
    },
  );
  const login = next === '/' ? '/login' : `/login?next=${encodeURIComponent(next)}`;
  return (
    <div className={styles.page}>
      <Card>
        <Form
          form={form}
          className={styles.form}
          heading={
            <>
              <h1>Register</h1>
              <p>An account keeps your cart, your wishlist and your orders in one place.</p>
            </>
          }
        >
          <TextField label="Name" autoComplete="name" maxLength={100} {...text('name')} />
          <TextField label="Email" type="email" autoComplete="email" maxLength={254} {...text('email')} />
          <PasswordField
            label="Password"
            hint="At least 8 characters"
            autoComplete="new-password"
            maxLength={128}
            {...text('password')}
          />
          <Button type="submit" size="large" wide loading={busy}>
            Register
          </Button>
          <ConsentText action="Register" />
          <p className={styles.other}>
            Already have an account? <Link href={login}>Login</Link>
          </p>
        </Form>
      </Card>
    </div>
  );
}
