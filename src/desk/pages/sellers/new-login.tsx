import { Button } from '../../../ui/button/button.tsx';
import { copyText } from '../../../ui/copy-text.ts';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { Notice } from '../../../ui/notice/notice.tsx';
import { toast } from '../../../ui/toast/toast.ts';
import styles from './sellers.module.css';

export interface Login {
  readonly email: string;
  readonly password: string;
}

/** A login that was just made: its password is shown this once. */
export const NewLogin = ({ login: { email, password }, onClose }: { login: Login; onClose: () => void }) => (
  <Dialog
    open
    onClose={onClose}
    title="The login"
    actions={
      <>
        <Button
          variant="secondary"
          icon="copy"
          onClick={() =>
            void copyText(`${email}\n${password}`).then(
              () => toast.success('Copied'),
              () => toast.error('Could not be copied. Please write it down'),
            )
          }
        >
          Copy
        </Button>
        <Button onClick={onClose}>I have it</Button>
      </>
    }
  >
    <div className={styles.form}>
      <Notice tone="warning">This password is not shown again. Hand it over in person or by phone.</Notice>
      <dl className={styles.login}>
        <dt>E-mail</dt>
        <dd>{email}</dd>
        <dt>Password</dt>
        <dd>
          <code>{password}</code>
        </dd>
      </dl>
    </div>
  </Dialog>
);
