import * as m from '#messages/account';
import { Button } from '../../../ui/button/button.tsx';
import { Form } from '../../../ui/form/form.tsx';
import { TextField } from '../../../ui/text-field/text-field.tsx';
import { toast } from '../../../ui/toast/toast.ts';
import { useOutcome } from '../../../web/form.ts';
import { usePageForm } from '../../../web/page-form.ts';
import { useRefresh } from '../../../web/shell-context.tsx';
import styles from './account-form.module.css';
import { profileForm } from './forms.ts';
import { ownerOtpForm } from './owner-proof-forms.ts';
import { OwnerProof, type OwnerWays, SendOwnerOtp } from './owner-proof.tsx';
import { keepToken } from './token.ts';

interface Props extends OwnerWays {
  readonly name: string;
  readonly email: string;
  readonly provedLately: boolean;
}

/** Changes the customer's name and e-mail. Another e-mail needs the password or an OTP, unless the login is fresh. */
export function ProfileForm({ name, email, provedLately, hasPassword, mobile }: Props) {
  const refresh = useRefresh();
  const outcome = useOutcome();
  const { form, set, text, values, fields, busy } = usePageForm(profileForm, {
    start: { name, email },
    onDone: async ({ token, message }) => {
      keepToken(token);
      set({ password: '', otp: '' });
      toast.success(message);
      await refresh();
    },
  });
  const isMove = values.email.trim().toLowerCase() !== email.toLowerCase();
  const proving =
    (isMove && !provedLately) || !!fields.password || !!fields.otp || outcome?.form === ownerOtpForm.name;
  const main = (
    <Form form={form} className={styles.form} aria-label={m.profile()}>
      <TextField label={m.name()} autoComplete="name" maxLength={100} {...text('name')} />
      <TextField label={m.email()} type="email" autoComplete="email" maxLength={254} {...text('email')} />
      {proving && (
        <div>
          <p className={styles.why}>{m.why_prove_email()}</p>
          <OwnerProof hasPassword={hasPassword} mobile={mobile} text={text} />
        </div>
      )}
      <div className={styles.wide}>
        <Button type="submit" loading={busy}>
          {m.save_profile()}
        </Button>
      </div>
    </Form>
  );
  return (
    <>
      {proving && !hasPassword && <SendOwnerOtp mobile={mobile} />}
      {main}
    </>
  );
}
