import * as m from '#messages/account';
import { Button } from '../../../ui/button/button.tsx';
import { Form } from '../../../ui/form/form.tsx';
import { TextField } from '../../../ui/text-field/text-field.tsx';
import { toast } from '../../../ui/toast/toast.ts';
import { usePageForm } from '../../../web/page-form.ts';
import { useRefresh } from '../../../web/shell-context.tsx';
import styles from './account-form.module.css';
import { profileForm } from './forms.ts';
import { keepToken } from './token.ts';

/** Changes the customer's name and e-mail. */
export function ProfileForm(kept: { name: string; email: string }) {
  const refresh = useRefresh();
  const { form, text, busy } = usePageForm(profileForm, {
    start: kept,
    onDone: async ({ token, message }) => {
      keepToken(token);
      toast.success(message);
      await refresh();
    },
  });
  return (
    <Form form={form} className={styles.form} aria-label={m.profile()}>
      <TextField label={m.name()} autoComplete="name" maxLength={100} {...text('name')} />
      <TextField label={m.email()} type="email" autoComplete="email" maxLength={254} {...text('email')} />
      <div className={styles.wide}>
        <Button type="submit" loading={busy}>
          {m.save_profile()}
        </Button>
      </div>
    </Form>
  );
}
