import { useEffect, useRef, useState } from 'react';
import * as m from '#messages/login';
import { Button } from '../../ui/button/button.tsx';
import { Form } from '../../ui/form/form.tsx';
import { OtpField } from '../../ui/otp-field/otp-field.tsx';
import { usePageForm } from '../../web/page-form.ts';
import { useApi } from '../../web/page.tsx';
import { changeMobileForm, sendOtpForm, verifyOtpForm } from './forms.ts';
import type { Login } from './use-finish-login.ts';
import styles from './view.module.css';

interface Props {
  readonly mobile: string;
  /** Seconds until another can be requested. */
  readonly wait: number;
  /** Where a demo shop's text messages can be read. */
  readonly outbox: string | undefined;
  readonly onSent: (mobile: string, resendAfter: number) => void;
  readonly onChangeMobile: () => void;
  readonly onNew: () => unknown;
  readonly onLogin: (login: Login) => Promise<void>;
}

/** Step 2: the code from the text message. */
export function OtpStep({ mobile, wait, outbox, onSent, onChangeMobile, onNew, onLogin }: Props) {
  const api = useApi();
  const [notSent, setNotSent] = useState<string>();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  const { form, values, set, text, fields, busy } = usePageForm(verifyOtpForm, {
    start: { mobile },
    onDone: ({ isNewUser, token = '', message }) => (isNewUser ? onNew() : onLogin({ token, message })),
    tell: ({ message, status = 0 }) => {
      // A refused code has to be typed again; a code that never arrived can be resent.
      if (status > 0) set({ otp: '' });
      return { fields: { otp: message } };
    },
  });
  async function resend() {
    setNotSent(undefined);
    try {
      const { retryAfter } = await api.accounts.sendOtp({ mobile, step: 1 });
      onSent(mobile, retryAfter);
    } catch (failure) {
      setNotSent((failure as Error).message);
    }
  }
  return (
    <Form form={form} className={styles.form} heading={<h1>{m.enter_otp()}</h1>}>
      <input type="hidden" name="mobile" value={mobile} />
      <p>{m.otp_sent_to({ mobile })}</p>
      {outbox && (
        <p>
          <a href={outbox} target="_blank" rel="noopener">
            {m.otp_arrives_at({ outbox })}
          </a>
        </p>
      )}
      <OtpField
        ref={field}
        label={m.otp()}
        {...text('otp')}
        onComplete={(otp) => void form.submit({ otp })}
        error={fields.otp ?? (values.otp ? undefined : notSent)}
      />
      <Button type="submit" size="large" wide loading={busy}>
        {m.verify_otp()}
      </Button>
      <div className={styles.row}>
        <button type="submit" name="form" value={changeMobileForm.name} onClick={onPress(onChangeMobile)}>
          {m.change_mobile_number()}
        </button>
        <button
          type="submit"
          name="form"
          value={sendOtpForm.name}
          disabled={wait > 0}
          onClick={onPress(() => void resend())}
        >
          {wait > 0 ? m.resend_in({ wait }) : m.resend()}
        </button>
      </div>
    </Form>
  );
}

const onPress = (work: () => void) => (event: { preventDefault(): void }) => {
  event.preventDefault();
  work();
};
