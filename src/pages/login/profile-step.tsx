import { useState } from 'react';
import { isCallError } from '../../platform/call-error.ts';
import { ConsentText } from '../../domains/accounts/ui/consent-text.tsx';
import { Button } from '../../ui/button/button.tsx';
import { useFaultFocus } from '../../ui/field/use-fault-focus.ts';
import { Notice } from '../../ui/notice/notice.tsx';
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
  const [name, setName] = useState('');
  const [email, setEmail] = useState('');
  const [error, setError] = useState<string>();
  const [fields, setFields] = useState<Record<string, string>>({});
  const form = useFaultFocus(fields);
  const [busy, setBusy] = useState(false);
  async function save() {
    const missing = Object.entries({ name, email }).filter(([, value]) => !value.trim());
    setFields(Object.fromEntries(missing.map(([field]) => [field, 'Name and Email are required'])));
    setError(undefined);
    if (missing.length > 0) return;
    setBusy(true);
    try {
      await onLogin(await api.accounts.completeProfile({ phonenumber: mobile, name, email }));
    } catch (failure) {
      if (isCallError(failure) && failure.code === 'profile_expired') {
        toast.error(failure.message);
        return onExpired();
      }
      if (isCallError(failure)) setFields(failure.fields);
      setError((failure as Error).message);
    } finally {
      setBusy(false);
    }
  }
  return (
    <form
      ref={form}
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <h1>Complete Your Profile</h1>
      <p>Your number is verified. Tell us whom to write the invoice to.</p>
      {error && (
        <Notice tone="bad" announce>
          {error}
        </Notice>
      )}
      <TextField
        label="Full Name"
        name="name"
        autoComplete="name"
        maxLength={100}
        value={name}
        onChange={(event) => setName(event.target.value)}
        error={fields.name}
      />
      <TextField
        label="Email"
        name="email"
        type="email"
        autoComplete="email"
        maxLength={254}
        value={email}
        onChange={(event) => setEmail(event.target.value)}
        error={fields.email}
      />
      <Button type="submit" size="large" wide loading={busy}>
        Save & Continue
      </Button>
      <ConsentText action="Save & Continue" />
    </form>
  );
}
