import { useState } from 'react';
import { isCallError } from '../../../platform/call-error.ts';
import { Button } from '../../../ui/button/button.tsx';
import { useFaultFocus } from '../../../ui/field/use-fault-focus.ts';
import { Notice } from '../../../ui/notice/notice.tsx';
import { PasswordField } from '../../../ui/text-field/text-field.tsx';
import { toast } from '../../../ui/toast/toast.ts';
import { useApi } from '../../../web/page.tsx';
import { useRefresh } from '../../../web/shell-context.tsx';
import styles from './password-form.module.css';

/** Changes the password; an account that only ever logged in by OTP sets its first one and has no old one to say. */
export function PasswordForm({ hasPassword }: { hasPassword: boolean }) {
  const api = useApi();
  const refresh = useRefresh();
  const [old, setOld] = useState('');
  const [next, setNext] = useState('');
  const [fields, setFields] = useState<Record<string, string>>({});
  const form = useFaultFocus(fields);
  const [error, setError] = useState<string>();
  const [saving, setSaving] = useState(false);

  async function update() {
    const faults: Record<string, string> = {};
    if (hasPassword && !old) faults.old_password = 'Please enter your old password';
    if (!next) faults.new_password = 'Please choose a password';
    else if (next.length < 8) faults.new_password = 'A password has at least 8 characters';
    setFields(faults);
    setError(undefined);
    if (Object.keys(faults).length > 0) return;
    setSaving(true);
    try {
      const { message } = await api.accounts.changePassword({
        ...(hasPassword ? { old_password: old } : {}),
        new_password: next,
      });
      setOld('');
      setNext('');
      toast.success(message);
      await refresh();
    } catch (failure) {
      const beside = isCallError(failure) ? failure.fields : {};
      setFields(beside);
      if (Object.keys(beside).length === 0) setError((failure as Error).message);
    } finally {
      setSaving(false);
    }
  }
  return (
    <form
      ref={form}
      className={styles.form}
      noValidate
      aria-label="Change Password"
      onSubmit={(event) => {
        event.preventDefault();
        void update();
      }}
    >
      {error && (
        <Notice tone="bad" announce>
          {error}
        </Notice>
      )}
      {!hasPassword && (
        <Notice>
          Your account has no password yet: you log in by OTP. Set one, and you can also log in with your
          e-mail.
        </Notice>
      )}
      {hasPassword && (
        <PasswordField
          label="Old Password"
          name="old_password"
          autoComplete="current-password"
          maxLength={128}
          value={old}
          onChange={(event) => setOld(event.target.value)}
          error={fields.old_password}
        />
      )}
      <PasswordField
        label="New Password"
        name="new_password"
        hint="At least 8 characters. Your other devices will be logged out."
        autoComplete="new-password"
        maxLength={128}
        value={next}
        onChange={(event) => setNext(event.target.value)}
        error={fields.new_password}
      />
      <Button type="submit" size="large" loading={saving}>
        Update
      </Button>
    </form>
  );
}
