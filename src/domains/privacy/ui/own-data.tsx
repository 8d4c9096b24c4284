import { useState } from 'react';
import * as m from '#messages/account';
import { Button } from '../../../ui/button/button.tsx';
import { PressForm } from '../../../ui/form/press-form.tsx';
import { Form } from '../../../ui/form/form.tsx';
import { useOutcome } from '../../../web/form.ts';
import { usePageForm } from '../../../web/page-form.ts';
import { useRefresh } from '../../../web/shell-context.tsx';
import { proveForm } from '../../accounts/ui/owner-proof-forms.ts';
import { OwnerProof, type OwnerWays, SendOwnerOtp } from '../../accounts/ui/owner-proof.tsx';
import { DeleteAccount } from './delete-account.tsx';
import { deleteAccountForm } from './delete-account-forms.ts';
import styles from './own-data.module.css';

interface Props extends OwnerWays {
  readonly provedLately: boolean;
  /** Whether the page's URL requests the deletion, as it does without JavaScript. */
  readonly asked: boolean;
}

/** The customer's data in the shop: export and account deletion. */
export function OwnData({ asked, provedLately, ...account }: Props) {
  const outcome = useOutcome();
  const [deleting, setDeleting] = useState(false);
  const inPage = asked || outcome?.form === deleteAccountForm.name;
  return (
    <div className={styles.part}>
      <p>{m.download_hint()}</p>
      <div className={styles.row}>
        {provedLately ? (
          <a className={styles.download} href="/api/customer/my-data" download="my-data.json">
            {m.download_my_data()}
          </a>
        ) : (
          <ProveFirst {...account} />
        )}
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

/** Asks for the password or an OTP; then the page has the link to download. */
function ProveFirst({ hasPassword, mobile }: OwnerWays) {
  const refresh = useRefresh();
  const { form, text, fields, busy } = usePageForm(proveForm, { onDone: refresh });
  return (
    <details open={!!form.error || !!fields.password || !!fields.otp}>
      <summary>{m.download_my_data()}</summary>
      <div className={styles.form}>
        <p>{m.why_prove_data()}</p>
        {!hasPassword && <SendOwnerOtp mobile={mobile} />}
        <Form form={form} className={styles.form} aria-label={m.download_my_data()}>
          <OwnerProof hasPassword={hasPassword} text={text} />
          <Button type="submit" variant="secondary" loading={busy}>
            {m.confirm_its_me()}
          </Button>
        </Form>
      </div>
    </details>
  );
}
