import { useState } from 'react';
import * as m from '#messages/desk';
import * as account from '#messages/desk-account';
import type { DeskApi } from '../../calls.ts';
import { shop } from '../../shop.ts';
import { Button } from '../../ui/button/button.tsx';
import { Form } from '../../ui/form/form.tsx';
import { refusalFrom, useForm } from '../../ui/form/use-form.ts';
import { PasswordField, TextField } from '../../ui/text-field/text-field.tsx';
import { CodeLogin, LoginHeading } from './code-login.tsx';
import styles from './login.module.css';

interface Props {
  readonly api: DeskApi;
  readonly onLogin: () => void;
}

/** The desk's login page. It reveals nothing about the desk. */
export function Login({ api, onLogin }: Props) {
  const [way, setWay] = useState<'password' | 'code' | 'forgotten'>('password');
  return (
    <main className={styles.door}>
      <title>{m.desk_login_title({ shop: shop.name })}</title>
      {way === 'password' ? (
        <PasswordLogin api={api} onLogin={onLogin} onCode={setWay} />
      ) : (
        <CodeLogin
          api={api}
          isForgotten={way === 'forgotten'}
          onLogin={() => (way === 'forgotten' ? location.assign('/desk/account') : onLogin())}
          onPassword={() => setWay('password')}
        />
      )}
    </main>
  );
}

function PasswordLogin({
  api,
  onLogin,
  onCode,
}: Props & { readonly onCode: (way: 'code' | 'forgotten') => void }) {
  const [asksCode, setAsksCode] = useState(false);
  const { form, text, busy } = useForm(
    { email: '', password: '', code: '' },
    {
      check: ({ email, password }) =>
        email.trim() && password ? undefined : { error: m.enter_email_and_password() },
      send: async ({ code, ...login }) => {
        await api.deskStaff.logIn({ ...login, ...(code.trim() ? { code: code.trim() } : {}) });
        onLogin();
      },
      tell: (failure) => {
        const codeWanted = failure.code === 'second_factor' || failure.code === 'wrong_code';
        if (codeWanted) setAsksCode(true);
        return codeWanted ? { fields: { code: failure.message } } : refusalFrom(failure);
      },
    },
  );
  return (
    <Form form={form} className={styles.form} heading={<LoginHeading title={m.desk_login()} />}>
      <TextField label={m.email()} type="email" autoComplete="username" {...text('email')} />
      <PasswordField label={m.password()} autoComplete="current-password" {...text('password')} />
      {asksCode && (
        <TextField
          label={account.code()}
          hint={account.code_hint()}
          autoComplete="one-time-code"
          {...text('code')}
        />
      )}
      <Button type="submit" wide loading={busy}>
        {m.log_in()}
      </Button>
      <Button variant="secondary" wide onClick={() => onCode('code')}>
        {m.log_in_by_code()}
      </Button>
      <Button variant="quiet" onClick={() => onCode('forgotten')}>
        {m.forgot_password()}
      </Button>
      <a href="/">{m.go_to_shop()}</a>
    </Form>
  );
}
