import { ConsentText } from '../../domains/accounts/ui/consent-text.tsx';
import { Button } from '../../ui/button/button.tsx';
import { Form } from '../../ui/form/form.tsx';
import { told } from '../../ui/form/use-form.ts';
import { TextField } from '../../ui/text-field/text-field.tsx';
import { toast } from '../../ui/toast/toast.ts';
import { usePageForm } from '../../web/form.ts';
import { completeProfileForm } from './forms.ts';
import type { Login } from './use-finish-login.ts';
import styles from './view.module.css';

interface Props {
  readonly mobile: string;
  readonly onLogin: (login: Login) => Promise<void>;
  /** The number's verification is over: it starts again. */
  readonly onExpired: () => void;
}

/** Step 3, for somebody new: name and e-mail. */
export function ProfileStep({ mobile, onLogin, onExpired }: Props) {
  const { form, text, busy } = usePageForm(completeProfileForm, {
    start: { phonenumber: mobile },
    onDone: onLogin,
    tell: (failure) => {
      if (failure.code !== 'profile_expired') return told(failure);
      toast.error(failure.message);
      onExpired();
      return {};
    },
  });
  return (
    <Form
      form={form}
      className={styles.form}
      heading={
        <>
          <h1>Complete Your Profile</h1>
          <p>Your number is verified. Tell us whom to write the invoice to.</p>
        </>
      }
    >
      <input type="hidden" name="phonenumber" value={mobile} />
      <TextField label="Full Name" autoComplete="name" maxLength={100} {...text('name')} />
      <TextField label="Email" type="email" autoComplete="email" maxLength={254} {...text('email')} />
      <Button type="submit" size="large" wide loading={busy}>
        Save & Continue
      </Button>
      <ConsentText action="Save & Continue" />
    </Form>
  );
}
