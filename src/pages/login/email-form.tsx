import * as m from '#messages/login';
import { Button } from '../../ui/button/button.tsx';
import { Form } from '../../ui/form/form.tsx';
import { Link } from '../../ui/link.tsx';
import { TextField } from '../../ui/text-field/text-field.tsx';
import { usePageForm } from '../../web/page-form.ts';
import { emailLoginForm } from './forms.ts';
import type { Login } from './use-finish-login.ts';
import styles from './view.module.css';

/** The alternative login, for customers who registered with e-mail and password. */
export function EmailForm({
  passwordIsSet,
  onLogin,
}: {
  /** The customer has just set a new password by a link. */
  passwordIsSet: boolean;
  onLogin: (login: Login) => Promise<void>;
}) {
  const { form, text, busy } = usePageForm(emailLoginForm, { onDone: onLogin });
  const doneMessage = passwordIsSet ? m.password_is_set() : form.done;
  return (
    <Form
      form={{ ...form, done: doneMessage }}
      className={styles.form}
      heading={<h1>{m.login_with_email()}</h1>}
    >
      <TextField label={m.email()} type="email" autoComplete="email" {...text('email')} />
      <TextField label={m.password()} type="password" autoComplete="current-password" {...text('password')} />
      <Button type="submit" size="large" wide loading={busy}>
        {m.login()}
      </Button>
      <p className={styles.other}>
        <Link href="/forgot-password">{m.forgot_password()}</Link>
      </p>
    </Form>
  );
}
