import { Button } from '../../../ui/button/button.tsx';
import { Form } from '../../../ui/form/form.tsx';
import { beside, useForm } from '../../../ui/form/use-form.ts';
import { Notice } from '../../../ui/notice/notice.tsx';
import { PasswordField } from '../../../ui/text-field/text-field.tsx';
import { toast } from '../../../ui/toast/toast.ts';
import { useApi } from '../../../web/page.tsx';
import { useRefresh } from '../../../web/shell-context.tsx';
import styles from './password-form.module.css';

const empty = { old_password: '', new_password: '' };

function faultsOf({ old_password, new_password }: typeof empty, hasPassword: boolean) {
  const faults: Record<string, string> = {};
  if (hasPassword && !old_password) faults.old_password = 'Please enter your old password';
  if (!new_password) faults.new_password = 'Please choose a password';
  else if (new_password.length < 8) faults.new_password = 'A password has at least 8 characters';
  return faults;
}

/** Changes the password; an account that only ever logged in by OTP sets its first one and has no old one to say. */
export function PasswordForm({ hasPassword }: { hasPassword: boolean }) {
  const api = useApi();
  const refresh = useRefresh();
  const { form, set, text, busy } = useForm(empty, {
    check: (typed) => beside(faultsOf(typed, hasPassword)),
    send: async ({ old_password, new_password }) => {
      const { message } = await api.accounts.changePassword({
        ...(hasPassword ? { old_password } : {}),
        new_password,
      });
      set(empty);
      toast.success(message);
      await refresh();
    },
    tell: ({ message, fields = {} }) => beside(fields) ?? { error: message },
  });
  return (
    <Form form={form} className={styles.form} aria-label="Change Password">
      {!hasPassword && (
        <Notice>
          Your account has no password yet: you log in by OTP. Set one, and you can also log in with your
          e-mail.
        </Notice>
      )}
      {hasPassword && (
        <PasswordField
          label="Old Password"
          autoComplete="current-password"
          maxLength={128}
          {...text('old_password')}
        />
      )}
      <PasswordField
        label="New Password"
        hint="At least 8 characters. Your other devices will be logged out."
        autoComplete="new-password"
        maxLength={128}
        {...text('new_password')}
      />
      <Button type="submit" size="large" loading={busy}>
        Update
      </Button>
    </Form>
  );
}
