import { type ReactNode, useId } from 'react';
import * as m from '#messages/controls';
import { classes } from '../classes.ts';
import { useModal } from '../dialog/use-modal.ts';
import { IconButton } from '../icon-button/icon-button.tsx';
import styles from './sheet.module.css';

/** A panel that slides in from an edge over a dimmed page: the menu on a phone, filters, sizes. */
export function Sheet({
  open,
  onClose,
  title,
  side = 'bottom',
  children,
  actions,
  near,
}: {
  open: boolean;
  /** Called once for every way of closing; update `open` there. */
  onClose: () => void;
  title: ReactNode;
  side?: 'bottom' | 'left' | 'right';
  children: ReactNode;
  /** Stays at the bottom while the rest scrolls. */
  actions?: ReactNode;
  /** The element it is about: on a wide screen the sheet is a small box near it. */
  near?: DOMRect | undefined;
}) {
  const id = useId();
  return (
    <dialog
      className={classes(styles.sheet, styles[side], near && styles.near)}
      style={near && { '--near-x': `${near.left}px`, '--near-y': `${near.bottom}px` }}
      aria-labelledby={id}
      {...useModal(open, onClose)}
    >
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
