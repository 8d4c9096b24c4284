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
  /** The OTP is on its way; another can be asked for after so many seconds. */
  readonly onSent: (resendAfter: number) => void;
}

/** Step 1: the mobile number. */
export function MobileStep({ mobile, onMobile, onSent }: Props) {
  const api = useApi();
  const { form, fields, busy } = useForm(
    {},
    {
      check: () => beside(/^\d{10}$/.test(mobile) ? {} : { mobile: badMobile }),
      send: async () => {
        const { retryAfter } = await api.accounts.sendOtp({ mobile, step: 1 });
        onSent(retryAfter);
      },
      tell: ({ message }) => ({ fields: { mobile: message } }),
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
        maxLength={10}
        value={mobile}
        onChange={(event) => onMobile(event.target.value.replace(/\D/g, ''))}
        error={fields.mobile}
      />
      <Button type="submit" size="large" wide loading={busy}>
        Send OTP
      </Button>
    </Form>
  );
}
