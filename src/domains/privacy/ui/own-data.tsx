import { useState } from 'react';
import { Button } from '../../../ui/button/button.tsx';
import { DeleteAccount } from './delete-account.tsx';
import styles from './own-data.module.css';

/** What the shop keeps about the customer: to take along, and to have deleted. */
export function OwnData(account: { hasPassword: boolean; mobile: string }) {
  const [deleting, setDeleting] = useState(false);
  return (
    <div className={styles.part}>
      <p>
        Take a copy of everything we keep about you: profile, addresses, orders, reviews, chats and where you
        are logged in.
      </p>
      <div className={styles.row}>
        <a className={styles.download} href="/api/customer/my-data" download="my-data.json">
          Download my data
        </a>
        <Button variant="quiet" icon="trash" onClick={() => setDeleting(true)}>
          Delete my account
        </Button>
      </div>
      {deleting && <DeleteAccount {...account} onClose={() => setDeleting(false)} />}
    </div>
  );
}
