import * as m from '#messages/login';
import { afterReset, resetPasswordForm } from '../../domains/accounts/ui/link-forms.ts';
import { Button } from '../../ui/button/button.tsx';
import { Link } from '../../ui/link.tsx';
import { PasswordField } from '../../ui/text-field/text-field.tsx';
import { usePageForm } from '../../web/page-form.ts';
import type { ViewProps } from '../../web/page.tsx';
import { useGoAndRefresh } from '../../web/shell-context.tsx';
import { DoorForm } from '../login/door-form.tsx';
import styles from '../login/view.module.css';

/** Sets a new password through the link in a reset mail. */
export default function ResetPassword({ data: { token } }: ViewProps<{ token: string }>) {
  const go = useGoAndRefresh();
  const { form, text, busy } = usePageForm(resetPasswordForm, {
    start: { token },
    onDone: () => go(afterReset, { replace: true }),
  });
  return (
    <DoorForm form={form} heading={<h1>{m.set_new_password()}</h1>}>
      <input type="hidden" name="token" value={token} />
      <PasswordField
        label={m.new_password()}
        hint={m.new_password_hint()}
        autoComplete="new-password"
        maxLength={128}
        {...text('password')}
      />
      <Button type="submit" size="large" wide loading={busy}>
        {m.save_password()}
      </Button>
      <p className={styles.other}>
        <Link href="/forgot-password">{m.get_new_link()}</Link>
      </p>
    </DoorForm>
  );
}
