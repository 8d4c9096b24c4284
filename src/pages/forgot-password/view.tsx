import * as m from '#messages/login';
import { forgotPasswordForm } from '../../domains/accounts/ui/link-forms.ts';
import { Button } from '../../ui/button/button.tsx';
import { Link } from '../../ui/link.tsx';
import { TextField } from '../../ui/text-field/text-field.tsx';
import { usePageForm } from '../../web/page-form.ts';
import { DoorForm } from '../login/door-form.tsx';
import styles from '../login/view.module.css';

/** Requests a link to set a new password. The answer is the same whether or not the address is known. */
export default function ForgotPassword() {
  const { form, text, busy, answer } = usePageForm(forgotPasswordForm);
  return (
    <DoorForm
      form={{ ...form, done: answer?.message }}
      heading={
        <>
          <h1>{m.forgot_password()}</h1>
          <p>{m.forgot_password_hint()}</p>
        </>
      }
    >
      <TextField label={m.email()} type="email" autoComplete="email" maxLength={254} {...text('email')} />
      <Button type="submit" size="large" wide loading={busy}>
        {m.send_link()}
      </Button>
      <p className={styles.other}>
        <Link href="/login?with=email">{m.back_to_login()}</Link>
      </p>
    </DoorForm>
  );
}
