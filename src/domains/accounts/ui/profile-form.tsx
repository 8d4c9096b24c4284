import { useState } from 'react';
import { isCallError } from '../../../platform/call-error.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Notice } from '../../../ui/notice/notice.tsx';
import { TextField } from '../../../ui/text-field/text-field.tsx';
import { toast } from '../../../ui/toast/toast.ts';
import { useApi } from '../../../web/page.tsx';
import { useRefresh } from '../../../web/shell-context.tsx';
import styles from './account-form.module.css';
import { keepToken } from './token.ts';

/** Changes the customer's name and e-mail. */
export function ProfileForm(kept: { name: string; email: string }) {
  const api = useApi();
  const refresh = useRefresh();
  const [name, setName] = useState(kept.name);
  const [email, setEmail] = useState(kept.email);
  const [fields, setFields] = useState<Record<string, string>>({});
  const [error, setError] = useState<string>();
  const [saving, setSaving] = useState(false);

  async function save() {
    setFields({});
    if (!name.trim() || !email.trim()) return setError('Name and Email are required');
    setSaving(true);
    setError(undefined);
    try {
      const { token, message } = await api.accounts.updateProfile({ name, email });
      keepToken(token);
      toast.success(message);
      await refresh();
    } catch (failure) {
      if (isCallError(failure) && failure.code === 'email_taken') setFields({ email: failure.message });
      else {
        if (isCallError(failure)) setFields(failure.fields);
        setError((failure as Error).message);
      }
    } finally {
      setSaving(false);
    }
  }
  return (
    <form
      className={styles.form}
      noValidate
      aria-label="Profile"
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      {error && (
        <Notice tone="bad" announce>
          {error}
        </Notice>
      )}
      <TextField
        label="Name"
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
      <div className={styles.wide}>
        <Button type="submit" loading={saving}>
          Save profile
        </Button>
      </div>
    </form>
  );
}
