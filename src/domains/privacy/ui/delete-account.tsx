import { useId, useState } from 'react';
import * as m from '#messages/account';
import { refusedBy } from '../../../platform/call-error.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { Notice } from '../../../ui/notice/notice.tsx';
import { OtpField } from '../../../ui/otp-field/otp-field.tsx';
import { PasswordField } from '../../../ui/text-field/text-field.tsx';
import { toast } from '../../../ui/toast/toast.ts';
import { useApi } from '../../../web/page.tsx';
import { useGoAndRefresh } from '../../../web/shell-context.tsx';
import { dropToken } from '../../accounts/ui/token.ts';
import styles from './own-data.module.css';

interface Props {
  readonly hasPassword: boolean;
  readonly mobile: string;
  readonly onClose: () => void;
}

/** Says what goes, what stays and why, and asks for the password or an OTP before the account is deleted. */
export function DeleteAccount({ hasPassword, mobile, onClose }: Props) {
  const api = useApi();
  const go = useGoAndRefresh();
  const form = useId();
  const [proof, setProof] = useState('');
  const [sent, setSent] = useState(false);
  const [error, setError] = useState<string>();
  const [beside, setBeside] = useState<string>();
  const [busy, setBusy] = useState(false);

  /** Does something that may be refused, and says why where the eye is. */
  async function attempt(work: () => Promise<void>) {
    setError(undefined);
    setBeside(undefined);
    setBusy(true);
    try {
      await work();
    } catch (failure) {
      const refused = refusedBy(api.privacy.deleteAccount, failure);
      const ofField = refused && refused.code !== 'wrong_status' && refused.code !== 'too_many';
      (ofField ? setBeside : setError)((failure as Error).message);
    } finally {
      setBusy(false);
    }
  }
  const sendOtp = () =>
    attempt(async () => {
      await api.accounts.sendOtp({ mobile, step: 1 });
      setSent(true);
    });
  const remove = () =>
    attempt(async () => {
      const { message } = await api.privacy.deleteAccount(hasPassword ? { password: proof } : { otp: proof });
      dropToken();
      toast.success(message);
      await go('/');
    });
  return (
    <Dialog
      open
      onClose={onClose}
      title={m.delete_your_account()}
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>
            {m.keep_my_account()}
          </Button>
          <Button variant="danger" type="submit" form={form} loading={busy} disabled={!hasPassword && !sent}>
            {m.delete_for_good()}
          </Button>
        </>
      }
    >
      <form
        id={form}
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void remove();
        }}
      >
        <p>{m.cannot_be_undone()}</p>
        <ul>
          <li>{m.delete_profile()}</li>
          <li>{m.delete_reviews()}</li>
          <li>{m.delete_orders()}</li>
        </ul>
        {error && (
          <Notice tone="bad" announce>
            {error}
          </Notice>
        )}
        {hasPassword ? (
          <PasswordField
            label={m.your_password()}
            name="password"
            autoComplete="current-password"
            maxLength={128}
            value={proof}
            onChange={(event) => setProof(event.target.value)}
            error={beside}
          />
        ) : sent ? (
          <OtpField
            label={m.otp()}
            name="otp"
            value={proof}
            onChange={(event) => setProof(event.target.value.replace(/\D/g, ''))}
            error={beside}
          />
        ) : (
          <div>
            <Button type="button" variant="secondary" onClick={() => void sendOtp()}>
              {m.send_otp_to({ mobile })}
            </Button>
          </div>
        )}
      </form>
    </Dialog>
  );
}
