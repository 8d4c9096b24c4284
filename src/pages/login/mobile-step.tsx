import { useState } from 'react';
import { readMobile, typedMobile } from '../../platform/mobile-number.ts';
import { Button } from '../../ui/button/button.tsx';
import { Form } from '../../ui/form/form.tsx';
import { beside, useForm } from '../../ui/form/use-form.ts';
import { TextField } from '../../ui/text-field/text-field.tsx';
import { useApi } from '../../web/page.tsx';
import styles from './view.module.css';

const badMobile = 'Please enter a valid 10-digit mobile number';

interface Props {
  readonly mobile: string;
  readonly onMobile: (mobile: string) => void;
  /** An OTP went to this very number a moment ago: it is gone back to, for another is not sent so soon. */
  readonly justSent: boolean;
  /** On with an OTP that was sent before. */
  readonly onHasOtp: () => void;
  /** The OTP is on its way; another can be asked for after so many seconds. */
  readonly onSent: (resendAfter: number) => void;
}

/** Step 1: the mobile number. */
export function MobileStep({ mobile, onMobile, justSent, onHasOtp, onSent }: Props) {
  const api = useApi();
  const [tooSoon, setTooSoon] = useState(false);
  const { form, fields, busy } = useForm(
    {},
    {
      check: () => beside(readMobile(mobile) ? {} : { mobile: badMobile }),
      send: async () => {
        if (justSent) return onHasOtp();
        const { retryAfter } = await api.accounts.sendOtp({ mobile, step: 1 });
        onSent(retryAfter);
      },
      tell: ({ message, code }) => {
        setTooSoon(code === 'too_many');
        return { fields: { mobile: message } };
      },
    },
  );
  return (
    <Form
      form={form}
      className={styles.form}
      heading={
        <>
          <h1>Login / Register</h1>
          <p>We send a one-time password to your mobile number.</p>
        </>
      }
    >
      <TextField
        label="Mobile number"
        before="+91"
        name="mobile"
        type="tel"
        inputMode="numeric"
        autoComplete="tel-national"
        maxLength={20}
        value={mobile}
        onChange={(event) => onMobile(typedMobile(event.target.value))}
        error={fields.mobile}
      />
      <Button type="submit" size="large" wide loading={busy}>
        Send OTP
      </Button>
      {tooSoon && (
        // After a reload the page knows of no OTP that was sent, and who has it need not wait for another.
        <Button variant="secondary" wide onClick={onHasOtp}>
          I have an OTP
        </Button>
      )}
    </Form>
  );
}
