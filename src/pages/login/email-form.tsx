import { useState } from 'react';
import { Button } from '../../ui/button/button.tsx';
import { Notice } from '../../ui/notice/notice.tsx';
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
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);
  async function logIn() {
    if (!email.trim() || !password) return setError('Please enter your e-mail and your password');
    setBusy(true);
    setError(undefined);
    try {
      await onLogin(await api.accounts.logIn({ email, password }));
    } catch (failure) {
      setError((failure as Error).message);
    } finally {
      setBusy(false);
    }
  }
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void logIn();
      }}
    >
      <h1>Login with e-mail</h1>
      {error && (
        <Notice tone="bad" announce>
          {error}
        </Notice>
      )}
      <TextField
        label="Email"
        name="email"
        type="email"
        autoComplete="email"
        value={email}
        onChange={(event) => setEmail(event.target.value)}
      />
      <TextField
        label="Password"
        name="password"
        type="password"
        autoComplete="current-password"
        value={password}
        onChange={(event) => setPassword(event.target.value)}
      />
      <Button type="submit" size="large" wide loading={busy}>
        Login
      </Button>
    </form>
  );
}
