import { useState } from 'react';
import * as m from '#messages/account';
import * as refusals from '#messages/refusals';
import { Button } from '../../../ui/button/button.tsx';
import { Form } from '../../../ui/form/form.tsx';
import { OtpField } from '../../../ui/otp-field/otp-field.tsx';
import { PasswordField } from '../../../ui/text-field/text-field.tsx';
import { useOutcome } from '../../../web/form.ts';
import { usePageForm } from '../../../web/page-form.ts';
import { ownerOtpForm } from './owner-proof-forms.ts';
import styles from './owner-proof.module.css';

/** How the owner of an account proves themselves: by the password, or by an OTP to the number. */
export interface OwnerWays {
  readonly hasPassword: boolean;
  readonly mobile: string;
}

/** What binds a field to its form. */
interface BoundField {
  readonly name: string;
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (event: { target: { value: string } }) => void;
}

/**
 * The field for the password or OTP that the change needs; how to get a password where there is neither. `text` binds a
 * form's field.
 */
export function OwnerProof({
  hasPassword,
  mobile,
  text,
}: OwnerWays & { text: (name: 'otp' | 'password') => BoundField }) {
  if (!hasPassword && !mobile) return <p>{refusals.prove_by_new_login()}</p>;
  return hasPassword ? (
    <PasswordField
      label={m.your_password()}
      autoComplete="current-password"
      maxLength={128}
      {...text('password')}
    />
  ) : (
    <OtpField label={m.otp()} {...text('otp')} />
  );
}

/** Sends the OTP to an account without a password. A form of its own, before the one that takes the OTP. */
export function SendOwnerOtp({ mobile, onSent }: { mobile: string; onSent?: () => void }) {
  const outcome = useOutcome();
  const [isSent, setSent] = useState(outcome?.form === ownerOtpForm.name && !outcome.refusal);
  const { form, busy } = usePageForm(ownerOtpForm, {
    start: { mobile },
    onDone: () => {
      setSent(true);
      onSent?.();
    },
  });
  if (!mobile) return null;
  return (
    <Form form={form} className={styles.send} aria-label={m.send_otp()}>
      <input type="hidden" name="mobile" value={mobile} />
      {isSent && <p role="status">{m.otp_sent_to({ mobile })}</p>}
      <div>
        <Button type="submit" variant="secondary" size="small" loading={busy}>
          {m.send_otp_to({ mobile })}
        </Button>
      </div>
    </Form>
  );
}
