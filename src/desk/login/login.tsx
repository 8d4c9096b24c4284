import type { DeskApi } from '../../calls.ts';
import { shop } from '../../shop.ts';
import { Button } from '../../ui/button/button.tsx';
import { Form } from '../../ui/form/form.tsx';
import { useForm } from '../../ui/form/use-form.ts';
import { PasswordField, TextField } from '../../ui/text-field/text-field.tsx';
import { Wordmark } from '../../ui/wordmark/wordmark.tsx';
import styles from './login.module.css';

/** The desk's door. It says nothing of what is behind. */
export function Login({ api, onLogin }: { api: DeskApi; onLogin: () => void }) {
  const { form, text, busy } = useForm(
    { email: '', password: '' },
    {
      check: ({ email, password }) =>
        email.trim() && password ? undefined : { error: 'Please enter your e-mail and your password' },
      send: async (login) => {
        await api.deskStaff.logIn(login);
        onLogin();
      },
    },
  );
  return (
    <main className={styles.door}>
      <title>{`Desk login · ${shop.name}`}</title>
      <Form
        form={form}
        className={styles.form}
        heading={
          <>
            <Wordmark name={shop.name} />
            <h1>Desk login</h1>
            <p>For sellers and operators. Customers log in at the shop.</p>
          </>
        }
      >
        <TextField label="E-mail" type="email" autoComplete="username" {...text('email')} />
        <PasswordField label="Password" autoComplete="current-password" {...text('password')} />
        <Button type="submit" wide loading={busy}>
          Log in
        </Button>
        <a href="/">To the shop</a>
      </Form>
    </main>
  );
}
