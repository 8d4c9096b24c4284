import * as m from '#messages/account';
import { PasswordForm } from '../../domains/accounts/ui/password-form.tsx';
import { Card } from '../../ui/layout/layout.tsx';
import { useShell } from '../../web/shell-context.tsx';
import { DashboardFrame } from '../dashboard/frame.tsx';

export default function ChangePassword() {
  const { customer } = useShell();
  return (
    <DashboardFrame title={m.change_password()}>
      <Card>{customer && <PasswordForm {...customer} />}</Card>
    </DashboardFrame>
  );
}
