import { ConsentText } from '../../domains/accounts/ui/consent-text.tsx';
import { Button } from '../../ui/button/button.tsx';
import { Form } from '../../ui/form/form.tsx';
import { beside, useForm } from '../../ui/form/use-form.ts';
import { TextField } from '../../ui/text-field/text-field.tsx';
import { toast } from '../../ui/toast/toast.ts';
import { useApi } from '../../web/page.tsx';
import styles from './view.module.css';

interface Props {
  readonly mobile: string;
  readonly onLogin: (login: { token: string; message: string }) => Promise<void>;
  /** The number's verification is over: it starts again. */
  readonly onExpired: () => void;
}

/** Step 3, for somebody new: name and e-mail. */
export function ProfileStep({ mobile, onLogin, onExpired }: Props) {
  const api = useApi();
  const { form, text, busy } = useForm(
    { name: '', email: '' },
    {
      check: (profile) => {
        const missing = Object.entries(profile).filter(([, value]) => !value.trim());
        return beside(Object.fromEntries(missing.map(([field]) => [field, 'Name and Email are required'])));
      },
      send: async (profile) =>
        onLogin(await api.accounts.completeProfile({ phonenumber: mobile, ...profile })),
      tell: ({ code, message, fields = {} }) => {
        if (code !== 'profile_expired') return { error: message, fields };
        toast.error(message);
        onExpired();
        return {};
      },
    },
  );
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
      <TextField label="Full Name" autoComplete="name" maxLength={100} {...text('name')} />
      <TextField label="Email" type="email" autoComplete="email" maxLength={254} {...text('email')} />
      <Button type="submit" size="large" wide loading={busy}>
        Save & Continue
      </Button>
      <ConsentText action="Save & Continue" />
    </Form>
  );
}
