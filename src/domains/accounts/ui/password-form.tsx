import { Button } from '../../../ui/button/button.tsx';
import { Form } from '../../../ui/form/form.tsx';
import { Notice } from '../../../ui/notice/notice.tsx';
import { PasswordField } from '../../../ui/text-field/text-field.tsx';
import { toast } from '../../../ui/toast/toast.ts';
import { usePageForm } from '../../../web/form.ts';
import { useRefresh } from '../../../web/shell-context.tsx';
import { passwordForm } from './forms.ts';
import styles from './password-form.module.css';

/** Changes the password; an account that only ever logged in by OTP sets its first one and has no old one to say. */
export function PasswordForm({ hasPassword }: { hasPassword: boolean }) {
  const refresh = useRefresh();
  const { form, set, text, busy } = usePageForm(passwordForm, {
    start: { hasPassword },
    onDone: async ({ message }) => {
      set({ old_password: '', new_password: '' });
      toast.success(message);
      await refresh();
    },
  });
  return (
    <Form form={form} className={styles.form} aria-label="Change Password">
      {hasPassword && <input type="hidden" name="hasPassword" value="on" />}
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
