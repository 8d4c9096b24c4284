import { useState } from 'react';
import * as m from '#messages/account';
import { Button } from '../../../ui/button/button.tsx';
import { PressForm } from '../../../ui/form/press-form.tsx';
import { Form } from '../../../ui/form/form.tsx';
import { useOutcome } from '../../../web/form.ts';
import { usePageForm } from '../../../web/page-form.ts';
import { useRefresh } from '../../../web/shell-context.tsx';
import { ownerOtpForm } from '../../accounts/ui/owner-proof-forms.ts';
import { OwnerProof, type OwnerWays, SendOwnerOtp } from '../../accounts/ui/owner-proof.tsx';
import { DeleteAccount } from './delete-account.tsx';
import { deleteAccountForm } from './delete-account-forms.ts';
import { downloadForm, myDataPath } from './download-form.ts';
import styles from './own-data.module.css';

interface Props extends OwnerWays {
  /** Whether the page's URL requests the deletion, as it does without JavaScript. */
  readonly asked: boolean;
}

/** The customer's data in the shop: export and account deletion. */
export function OwnData({ asked, ...account }: Props) {
  const outcome = useOutcome();
  const [deleting, setDeleting] = useState(false);
  const inPage = asked || outcome?.form === deleteAccountForm.name;
  return (
    <div className={styles.part}>
      <p>{m.download_hint()}</p>
      <div className={styles.row}>
        <Download {...account} />
        {!inPage && (
          <PressForm method="get" values={{ delete: 'asked' }} onPress={() => setDeleting(true)}>
            <Button variant="quiet" icon="trash" type="submit">
              {m.delete_my_account()}
            </Button>
          </PressForm>
        )}
      </div>
      {inPage && <DeleteAccount {...account} />}
      {deleting && <DeleteAccount {...account} onClose={() => setDeleting(false)} />}
    </div>
  );
}

/** Downloads the data, after the password or an OTP where the login is not fresh, also if it was when the page came. */
function Download({ hasPassword, mobile }: OwnerWays) {
  const refresh = useRefresh();
  const outcome = useOutcome();
  const { form, set, text, fields, busy } = usePageForm(downloadForm, {
    onDone: async () => {
      const link = document.createElement('a');
      link.href = myDataPath;
      link.download = '';
      link.click();
      set({ password: '', otp: '' });
      await refresh();
    },
  });
  const proving = !!fields.password || !!fields.otp || !!form.error || outcome?.form === ownerOtpForm.name;
  return (
    <div className={styles.form}>
      {proving && !hasPassword && <SendOwnerOtp mobile={mobile} />}
      <Form form={form} className={styles.form} aria-label={m.download_my_data()}>
        {proving && <OwnerProof hasPassword={hasPassword} mobile={mobile} text={text} />}
        <div>
          <Button type="submit" variant="secondary" loading={busy}>
            {m.download_my_data()}
          </Button>
        </div>
      </Form>
    </div>
  );
}
