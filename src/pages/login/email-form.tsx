import { Button } from '../../ui/button/button.tsx';
import { Form } from '../../ui/form/form.tsx';
import { useForm } from '../../ui/form/use-form.ts';
import { TextField } from '../../ui/text-field/text-field.tsx';
import { useApi } from '../../web/page.tsx';
import styles from './view.module.css';

/** The second way in, for who registered with e-mail and password. */
export function EmailForm({
  onLogin,
}: {
  onLogin: (login: { token: string; message: string }) => Promise<void>;
}) {
  const api = useApi();
  const { form, text, busy } = useForm(
    { email: '', password: '' },
    {
      check: ({ email, password }) =>
        email.trim() && password ? undefined : { error: 'Please enter your e-mail and your password' },
      send: async (login) => onLogin(await api.accounts.logIn(login)),
    },
  );
  return (
    <Form form={form} className={styles.form} heading={<h1>Login with e-mail</h1>}>
      <TextField label="Email" type="email" autoComplete="email" {...text('email')} />
      <TextField label="Password" type="password" autoComplete="current-password" {...text('password')} />
      <Button type="submit" size="large" wide loading={busy}>
        Login
      </Button>
    </Form>
  );
}
