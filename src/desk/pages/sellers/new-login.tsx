import * as m from '#messages/desk-sellers';
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

/** A newly created login. Its password is shown only once. */
export const NewLogin = ({ login: { email, password }, onClose }: { login: Login; onClose: () => void }) => (
  <Dialog
    open
    onClose={onClose}
    title={m.the_login()}
    actions={
      <>
        <Button
          variant="secondary"
          icon="copy"
          onClick={() =>
            void copyText(`${email}\n${password}`).then(
              () => toast.success(m.copied()),
              () => toast.error(m.not_copied()),
            )
          }
        >
          {m.copy()}
        </Button>
        <Button onClick={onClose}>{m.got_it()}</Button>
      </>
    }
  >
    <div className={styles.form}>
      <Notice tone="warning">{m.password_once()}</Notice>
      <dl className={styles.login}>
        <dt>{m.email()}</dt>
        <dd>{email}</dd>
        <dt>{m.password()}</dt>
        <dd>
          <code>{password}</code>
        </dd>
      </dl>
    </div>
  </Dialog>
);
