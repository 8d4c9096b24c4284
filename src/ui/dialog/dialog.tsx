import { type ReactNode, useId } from 'react';
import * as m from '#messages/controls';
import { IconButton } from '../icon-button/icon-button.tsx';
import styles from './dialog.module.css';
import { useModal } from './use-modal.ts';

export type DialogProps = {
  open: boolean;
  /** Called once for every way of closing; update `open` there. */
  onClose: () => void;
  title: ReactNode;
  children: ReactNode;
  /** The row of actions at the bottom, the primary one last. */
  actions?: ReactNode;
};

/** A modal dialog that asks for one decision. */
export function Dialog({ open, onClose, title, children, actions }: DialogProps) {
  const id = useId();
  return (
    <dialog className={styles.dialog} aria-labelledby={id} {...useModal(open, onClose)}>
      <div className={styles.box}>
        <header className={styles.head}>
          <h2 id={id}>{title}</h2>
          <IconButton icon="close" label={m.close()} onClick={onClose} />
        </header>
        <div className={styles.body}>{children}</div>
        {actions && <footer className={styles.actions}>{actions}</footer>}
      </div>
    </dialog>
  );
}
