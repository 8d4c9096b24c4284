import * as m from '#messages/desk-account';
import { Button } from '../../../ui/button/button.tsx';
import { Form } from '../../../ui/form/form.tsx';
import { beside } from '../../../ui/form/refusal.ts';
import { PasswordField } from '../../../ui/text-field/text-field.tsx';
import { Card } from '../../parts/card.tsx';
import { useDeskForm } from '../../parts/use-desk-form.ts';
import { useDesk } from '../../session.tsx';
import styles from './account.module.css';

interface Passwords {
  readonly old_password: string;
  readonly new_password: string;
}

function faultsOf({ old_password, new_password }: Passwords, byCode: boolean): Record<string, string> {
  return {
    ...(old_password || byCode ? {} : { old_password: m.enter_password() }),
    ...(new_password.length < 8 ? { new_password: m.password_too_short() } : {}),
  };
}

/** Changes the user's own password; the other devices are logged out. Whoever logged in by a code needs no old one. */
export function OwnPassword({ byCode }: { byCode: boolean }) {
  const { api } = useDesk();
  const { form, text, set, busy } = useDeskForm(
    { old_password: '', new_password: '' },
    {
      keepsAs: null,
      check: (values) => beside(faultsOf(values, byCode)),
      send: async ({ old_password, new_password }) => {
        const answer = await api.deskAccount.changePassword({
          new_password,
          ...(byCode ? {} : { old_password }),
        });
        set({ old_password: '', new_password: '' });
        return answer;
      },
      tell: ({ message, fields = {} }) => beside(fields) ?? { error: message },
    },
  );
  return (
    <Card title={m.change_password()}>
      <Form form={form} className={styles.form} aria-label={m.change_password()}>
        {byCode ? (
          <p className={styles.soft}>{m.no_old_password()}</p>
        ) : (
          <PasswordField
            label={m.old_password()}
            autoComplete="current-password"
            maxLength={128}
            {...text('old_password')}
          />
        )}
        <PasswordField
          label={m.new_password()}
          autoComplete="new-password"
          maxLength={128}
          {...text('new_password')}
          hint={text('new_password').error ? undefined : m.new_password_hint()}
        />
        <div>
          <Button type="submit" loading={busy}>
            {m.update()}
          </Button>
        </div>
      </Form>
    </Card>
  );
}
