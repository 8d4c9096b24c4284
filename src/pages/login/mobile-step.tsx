import { useState } from 'react';
import * as m from '#messages/login';
import { readMobile } from '../../platform/mobile-number.ts';
import { Button } from '../../ui/button/button.tsx';
import { Form } from '../../ui/form/form.tsx';
import { MobileField } from '../../ui/text-field/mobile-field.tsx';
import { useOutcome } from '../../web/form.ts';
import { usePageForm } from '../../web/page-form.ts';
import { hasOtpForm, sendOtpForm } from './forms.ts';
import styles from './view.module.css';

interface Props {
  readonly mobile: string;
  /** The number that just got an OTP: another is not sent so soon. */
  readonly sentTo: string | null;
  /** Continues with the OTP that was already sent. */
  readonly onHasOtp: () => unknown;
  /** Called when the OTP was sent; `resendAfter` is in seconds. */
  readonly onSent: (mobile: string, resendAfter: number) => unknown;
}

/** Step 1: the mobile number. */
export function MobileStep({ mobile, sentTo, onHasOtp, onSent }: Props) {
  const outcome = useOutcome();
  const [tooSoon, setTooSoon] = useState(
    // The number is valid but was refused: after a reload the page does not know of the OTP that was already sent.
    outcome?.form === sendOtpForm.name && readMobile(String(outcome.values.mobile)) !== null,
  );
  const { form, values, text, busy } = usePageForm(sendOtpForm, {
    start: { mobile },
    onDone: ({ retryAfter }, sentValues) => onSent(sentValues.mobile, retryAfter),
    tell: ({ message, code }) => {
      setTooSoon(code === 'too_many');
      return { fields: { mobile: message } };
    },
  });
  const submit = async () => (sentTo === values.mobile ? void onHasOtp() : form.submit());
  return (
    <Form
      form={{ ...form, submit }}
      className={styles.form}
      heading={
        <>
          <h1>{m.login_register()}</h1>
          <p>{m.we_text_an_otp()}</p>
        </>
      }
    >
      <MobileField label={m.mobile_number()} {...text('mobile')} />
      <Button type="submit" size="large" wide loading={busy}>
        {m.send_otp()}
      </Button>
      {tooSoon && (
        <Button
          type="submit"
          name="form"
          value={hasOtpForm.name}
          variant="secondary"
          wide
          onClick={(event) => {
            event.preventDefault();
            void onHasOtp();
          }}
        >
          {m.i_have_otp()}
        </Button>
      )}
    </Form>
  );
}
