import * as m from '#messages/account';
import { Button } from '../../../ui/button/button.tsx';
import { Form } from '../../../ui/form/form.tsx';
import { Notice } from '../../../ui/notice/notice.tsx';
import { PasswordField } from '../../../ui/text-field/text-field.tsx';
import { toast } from '../../../ui/toast/toast.ts';
import { usePageForm } from '../../../web/page-form.ts';
import { useRefresh } from '../../../web/shell-context.tsx';
import { passwordForm } from './forms.ts';
import { OwnerProof, type OwnerWays, SendOwnerOtp } from './owner-proof.tsx';
import styles from './password-form.module.css';

/**
 * Changes the password. An account that only ever logged in by OTP sets its first one, with an OTP unless the login is fresh.
 */
export function PasswordForm({ hasPassword, mobile, provedLately }: OwnerWays & { provedLately: boolean }) {
  const refresh = useRefresh();
  const { form, set, text, fields, busy } = usePageForm(passwordForm, {
    start: { hasPassword },
    onDone: async ({ message }) => {
      set({ old_password: '', new_password: '', otp: '' });
      toast.success(message);
      await refresh();
    },
  });
  const byOtp = !hasPassword && (!provedLately || !!fields.otp);
  const main = (
    <Form form={form} className={styles.form} aria-label={m.change_password()}>
      {hasPassword && <input type="hidden" name="hasPassword" value="on" />}
      {byOtp && <OwnerProof hasPassword={false} mobile={mobile} text={() => text('otp')} />}
      {hasPassword && (
        <PasswordField
          label={m.old_password()}
          autoComplete="current-password"
          maxLength={128}
          {...text('old_password')}
        />
      )}
      <PasswordField
        label={m.new_password()}
        hint={m.new_password_hint()}
        autoComplete="new-password"
        maxLength={128}
        {...text('new_password')}
      />
      <Button type="submit" loading={busy}>
        {m.update()}
      </Button>
    </Form>
  );
  return (
    <>
      {!hasPassword && <Notice>{m.no_password_yet()}</Notice>}
      {byOtp && <SendOwnerOtp mobile={mobile} />}
      {main}
    </>
  );
}
