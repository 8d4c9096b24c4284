import { Button } from '../../../ui/button/button.tsx';
import { Form } from '../../../ui/form/form.tsx';
import { useForm } from '../../../ui/form/use-form.ts';
import { TextField } from '../../../ui/text-field/text-field.tsx';
import { toast } from '../../../ui/toast/toast.ts';
import { useApi } from '../../../web/page.tsx';
import { useRefresh } from '../../../web/shell-context.tsx';
import styles from './account-form.module.css';
import { besideEmailTaken } from './email-taken.ts';
import { keepToken } from './token.ts';

/** Changes the customer's name and e-mail. */
export function ProfileForm(kept: { name: string; email: string }) {
  const api = useApi();
  const refresh = useRefresh();
  const { form, text, busy } = useForm(kept, {
    check: ({ name, email }) =>
      name.trim() && email.trim() ? undefined : { error: 'Name and Email are required' },
    send: async (profile) => {
      const { token, message } = await api.accounts.updateProfile(profile);
      keepToken(token);
      toast.success(message);
      await refresh();
    },
    tell: besideEmailTaken,
  });
  return (
    <Form form={form} className={styles.form} aria-label="Profile">
      <TextField label="Name" autoComplete="name" maxLength={100} {...text('name')} />
      <TextField label="Email" type="email" autoComplete="email" maxLength={254} {...text('email')} />
      <div className={styles.wide}>
        <Button type="submit" loading={busy}>
          Save profile
        </Button>
      </div>
    </Form>
  );
}
