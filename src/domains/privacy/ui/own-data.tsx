import { useState } from 'react';
import * as m from '#messages/account';
import { Button } from '../../../ui/button/button.tsx';
import { PressForm } from '../../../ui/form/press-form.tsx';
import { useOutcome } from '../../../web/form.ts';
import { DeleteAccount } from './delete-account.tsx';
import { deleteAccountForm, deleteOtpForm } from './delete-account-forms.ts';
import styles from './own-data.module.css';

interface Props {
  readonly hasPassword: boolean;
  readonly mobile: string;
  /** Whether the page's URL requests the deletion, as it does without JavaScript. */
  readonly asked: boolean;
}

/** The customer's data in the shop: export and account deletion. */
export function OwnData({ asked, ...account }: Props) {
  const outcome = useOutcome();
  const [deleting, setDeleting] = useState(false);
  const inPage = asked || [deleteAccountForm.name, deleteOtpForm.name].includes(outcome?.form ?? '');
  return (
    <div className={styles.part}>
      <p>{m.download_hint()}</p>
      <div className={styles.row}>
        <a className={styles.download} href="/api/customer/my-data" download="my-data.json">
          {m.download_my_data()}
        </a>
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
