import { useState } from 'react';
import { Button } from '../../ui/button/button.tsx';
import { TextField } from '../../ui/text-field/text-field.tsx';
import { useApi } from '../../web/page.tsx';
import styles from './view.module.css';

const badMobile = 'Please enter a valid 10-digit mobile number';

interface Props {
  readonly mobile: string;
  readonly onMobile: (mobile: string) => void;
  /** The OTP is on its way; another can be asked for after so many seconds. */
  readonly onSent: (resendAfter: number) => void;
}

/** Step 1: the mobile number. */
export function MobileStep({ mobile, onMobile, onSent }: Props) {
  const api = useApi();
  const [error, setError] = useState<string>();
  const [sending, setSending] = useState(false);
  async function send() {
    if (!/^\d{10}$/.test(mobile)) return setError(badMobile);
    setSending(true);
    setError(undefined);
    try {
      const { retryAfter } = await api.accounts.sendOtp({ mobile, step: 1 });
      onSent(retryAfter);
    } catch (failure) {
      setError((failure as Error).message);
    } finally {
      setSending(false);
    }
  }
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <h1>Login / Register</h1>
      <p>We send a one-time password to your mobile number.</p>
      <TextField
        label="Mobile number"
        before="+91"
        name="mobile"
        type="tel"
        inputMode="numeric"
        autoComplete="tel-national"
        maxLength={10}
        value={mobile}
        onChange={(event) => onMobile(event.target.value.replace(/\D/g, ''))}
        error={error}
      />
      <Button type="submit" size="large" wide loading={sending}>
        Send OTP
      </Button>
    </form>
  );
}
