import { useState } from 'react';
import * as m from '#messages/desk';
import * as account from '#messages/desk-account';
import type { DeskApi } from '../../calls.ts';
import { shop } from '../../shop.ts';
import { Button } from '../../ui/button/button.tsx';
import { Form } from '../../ui/form/form.tsx';
import { refusalFrom, useForm } from '../../ui/form/use-form.ts';
import { PasswordField, TextField } from '../../ui/text-field/text-field.tsx';
import { Wordmark } from '../../ui/wordmark/wordmark.tsx';
import styles from './login.module.css';

/** The desk's login page. It reveals nothing about the desk. */
export function Login({ api, onLogin }: { api: DeskApi; onLogin: () => void }) {
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
    <main className={styles.door}>
      <title>{m.desk_login_title({ shop: shop.name })}</title>
      <Form
        form={form}
        className={styles.form}
        heading={
          <>
            <Wordmark name={shop.name} />
            <h1>{m.desk_login()}</h1>
            <p>{m.who_logs_in()}</p>
          </>
        }
      >
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
        <a href="/">{m.go_to_shop()}</a>
      </Form>
    </main>
  );
}
