import { useState } from 'react';
import * as m from '#messages/account';
import { Button } from '../../../ui/button/button.tsx';
import { DeleteAccount } from './delete-account.tsx';
import styles from './own-data.module.css';

/** What the shop keeps about the customer: to take along, and to have deleted. */
export function OwnData(account: { hasPassword: boolean; mobile: string }) {
  const [deleting, setDeleting] = useState(false);
  return (
    <div className={styles.part}>
      <p>{m.download_hint()}</p>
      <div className={styles.row}>
        <a className={styles.download} href="/api/customer/my-data" download="my-data.json">
          {m.download_my_data()}
        </a>
        <Button variant="quiet" icon="trash" onClick={() => setDeleting(true)}>
          {m.delete_my_account()}
        </Button>
      </div>
      {deleting && <DeleteAccount {...account} onClose={() => setDeleting(false)} />}
    </div>
  );
}
