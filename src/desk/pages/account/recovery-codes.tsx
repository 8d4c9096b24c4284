import * as m from '#messages/desk-account';
import { Button } from '../../../ui/button/button.tsx';
import { copyText } from '../../../ui/copy-text.ts';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { Notice } from '../../../ui/notice/notice.tsx';
import { toast } from '../../../ui/toast/toast.ts';
import styles from './account.module.css';

/** Newly made recovery codes, shown only once. */
export const RecoveryCodes = ({ codes, onClose }: { codes: readonly string[]; onClose: () => void }) => (
  <Dialog
    open
    onClose={onClose}
    title={m.recovery_codes()}
    actions={
      <>
        <Button
          variant="secondary"
          icon="copy"
          onClick={() =>
            void copyText(codes.join('\n')).then(
              () => toast.success(m.copied()),
              () => toast.error(m.not_copied()),
            )
          }
        >
          {m.copy()}
        </Button>
        <Button onClick={onClose}>{m.saved()}</Button>
      </>
    }
  >
    <Notice tone="warning">{m.keep_them()}</Notice>
    <ul className={styles.codes}>
      {codes.map((code) => (
        <li key={code}>{code}</li>
      ))}
    </ul>
  </Dialog>
);
