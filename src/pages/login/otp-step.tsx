import { useEffect, useRef, useState } from 'react';
import { isCallError } from '../../platform/call-error.ts';
import { Button } from '../../ui/button/button.tsx';
import { OtpField } from '../../ui/otp-field/otp-field.tsx';
import { useApi } from '../../web/page.tsx';
import styles from './view.module.css';

interface Props {
  readonly mobile: string;
  /** Seconds until another can be asked for. */
  readonly wait: number;
  readonly onSent: (resendAfter: number) => void;
  readonly onChangeMobile: () => void;
  readonly onNew: () => void;
  readonly onLogin: (login: { token: string; message: string }) => Promise<void>;
}

/** Step 2: the code from the text message. */
export function OtpStep({ mobile, wait, onSent, onChangeMobile, onNew, onLogin }: Props) {
  const api = useApi();
  const [otp, setOtp] = useState('');
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);

  async function verify(code: string) {
    if (!/^\d{4}$/.test(code)) return setError('Please enter the 4-digit OTP');
    if (busy) return;
    setBusy(true);
    setError(undefined);
    try {
      const answer = await api.accounts.verifyOtp({ mobile, otp: code, step: 2 });
      if (answer.isNewUser) onNew();
      else await onLogin({ token: answer.token ?? '', message: answer.message });
    } catch (failure) {
      setError((failure as Error).message);
      // A code that was refused is typed anew; one that never arrived can be sent again.
      if (isCallError(failure) && failure.status > 0) setOtp('');
      field.current?.focus();
    } finally {
      setBusy(false);
    }
  }
  async function resend() {
    setError(undefined);
    try {
      const { retryAfter } = await api.accounts.sendOtp({ mobile, step: 1 });
      onSent(retryAfter);
    } catch (failure) {
      setError((failure as Error).message);
    }
  }
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void verify(otp);
      }}
    >
      <h1>Enter OTP</h1>
      <p>We sent a 4-digit code to +91 {mobile}.</p>
      <OtpField
        ref={field}
        label="OTP"
        name="otp"
        value={otp}
        onChange={(event) => setOtp(event.target.value.replace(/\D/g, ''))}
        onComplete={(code) => void verify(code)}
        error={error}
      />
      <Button type="submit" size="large" wide loading={busy}>
        Verify OTP
      </Button>
      <div className={styles.row}>
        <button type="button" onClick={onChangeMobile}>
          Change Mobile Number
        </button>
        <button type="button" disabled={wait > 0} onClick={() => void resend()}>
          {wait > 0 ? `Send again in ${wait} s` : 'Send again'}
        </button>
      </div>
    </form>
  );
}
