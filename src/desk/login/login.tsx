import { useState } from 'react';
import type { DeskApi } from '../../calls.ts';
import { shop } from '../../shop.ts';
import { Button } from '../../ui/button/button.tsx';
import { Notice } from '../../ui/notice/notice.tsx';
import { PasswordField, TextField } from '../../ui/text-field/text-field.tsx';
import { Wordmark } from '../../ui/wordmark/wordmark.tsx';
import styles from './login.module.css';

/** The desk's door. It says nothing of what is behind. */
export function Login({ api, onLogin }: { api: DeskApi; onLogin: () => void }) {
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);
  async function logIn() {
    if (!email.trim() || !password) return setError('Please enter your e-mail and your password');
    setBusy(true);
    setError(undefined);
    try {
      await api.deskStaff.logIn({ email, password });
      onLogin();
    } catch (failure) {
      setError((failure as Error).message);
    } finally {
      setBusy(false);
    }
  }
  return (
    <main className={styles.door}>
      <title>{`Desk login · ${shop.name}`}</title>
      <form
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void logIn();
        }}
      >
        <Wordmark name={shop.name} />
        <h1>Desk login</h1>
        <p>For sellers and operators. Customers log in at the shop.</p>
        {error && (
          <Notice tone="bad" announce>
            {error}
          </Notice>
        )}
        <TextField
          label="E-mail"
          name="email"
          type="email"
          autoComplete="username"
          value={email}
          onChange={(event) => setEmail(event.target.value)}
        />
        <PasswordField
          label="Password"
          name="password"
          autoComplete="current-password"
          value={password}
          onChange={(event) => setPassword(event.target.value)}
        />
        <Button type="submit" wide loading={busy}>
          Log in
        </Button>
        <a href="/">To the shop</a>
      </form>
    </main>
  );
}
