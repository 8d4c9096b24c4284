import * as m from '#messages/login';
import { rich } from '../../messages/rich.tsx';
import { ConsentText } from '../../domains/accounts/ui/consent-text.tsx';
import { Button } from '../../ui/button/button.tsx';
import { Link } from '../../ui/link.tsx';
import { PasswordField, TextField } from '../../ui/text-field/text-field.tsx';
import { usePageForm } from '../../web/page-form.ts';
import type { ViewProps } from '../../web/page.tsx';
import { DoorForm } from '../login/door-form.tsx';
import { useFinishLogin } from '../login/use-finish-login.ts';
import { registerForm } from './form.ts';
import styles from './view.module.css';

/** Creates an account from a name, an e-mail address and a password, all required. */
export default function Register({ data: { next } }: ViewProps<{ next: string }>) {
  const finish = useFinishLogin(next);
  const { form, text, busy } = usePageForm(registerForm, { onDone: finish });
  const login = next === '/' ? '/login' : `/login?next=${encodeURIComponent(next)}`;
  return (
    <DoorForm
      form={form}
      heading={
        <>
          <h1>{m.register()}</h1>
          <p>{m.why_register()}</p>
        </>
      }
    >
      <TextField label={m.name()} autoComplete="name" maxLength={100} {...text('name')} />
      <TextField label={m.email()} type="email" autoComplete="email" maxLength={254} {...text('email')} />
      <PasswordField
        label={m.password()}
        hint={m.at_least_8_characters()}
        autoComplete="new-password"
        maxLength={128}
        {...text('password')}
      />
      <Button type="submit" size="large" wide loading={busy}>
        {m.register()}
      </Button>
      <ConsentText />
      <p className={styles.other}>
        {rich(m.already_have_account, {}, { login: (text) => <Link href={login}>{text}</Link> })}
      </p>
    </DoorForm>
  );
}
