import * as m from '#messages/login';
import { ConsentText } from '../../domains/accounts/ui/consent-text.tsx';
import { Button } from '../../ui/button/button.tsx';
import { Form } from '../../ui/form/form.tsx';
import { refusalFrom } from '../../ui/form/use-form.ts';
import { TextField } from '../../ui/text-field/text-field.tsx';
import { toast } from '../../ui/toast/toast.ts';
import { usePageForm } from '../../web/page-form.ts';
import { completeProfileForm } from './forms.ts';
import type { Login } from './use-finish-login.ts';
import styles from './view.module.css';

interface Props {
  readonly mobile: string;
  readonly onLogin: (login: Login) => Promise<void>;
  /** The number's verification has expired: the login starts again. */
  readonly onExpired: () => void;
}

/** Step 3, for new customers: name and e-mail. */
export function ProfileStep({ mobile, onLogin, onExpired }: Props) {
  const { form, text, busy } = usePageForm(completeProfileForm, {
    start: { phonenumber: mobile },
    onDone: onLogin,
    tell: (failure) => {
      if (failure.code !== 'profile_expired') return refusalFrom(failure);
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
          <h1>{m.complete_your_profile()}</h1>
          <p>{m.your_number_is_verified()}</p>
        </>
      }
    >
      <input type="hidden" name="phonenumber" value={mobile} />
      <TextField label={m.full_name()} autoComplete="name" maxLength={100} {...text('name')} />
      <TextField label={m.email()} type="email" autoComplete="email" maxLength={254} {...text('email')} />
      <Button type="submit" size="large" wide loading={busy}>
        {m.save_continue()}
      </Button>
      <ConsentText />
    </Form>
  );
}
