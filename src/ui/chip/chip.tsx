import type { ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import { Link } from '../link.tsx';
import styles from './chip.module.css';

/**
 * Something chosen that can be taken away again, such as a filter. With `removeHref` it is a link to the page without
 * it, which works before any script; with `onRemove` a button.
 */
export function Chip({
  children,
  removeLabel,
  removeHref,
  onRemove,
}: {
  children: ReactNode;
  /** What pressing it does, for those who listen: "Remove Kurtas". */
  removeLabel?: string;
  removeHref?: string;
  onRemove?: () => void;
}) {
  const inside = (
    <>
      {children}
      <Icon name="close" size="1rem" />
    </>
  );
  if (removeHref)
    return (
      <Link className={styles.chip} href={removeHref} aria-label={removeLabel} replace keepScroll>
        {inside}
      </Link>
    );
  if (onRemove)
    return (
      <button type="button" className={styles.chip} aria-label={removeLabel} onClick={onRemove}>
        {inside}
      </button>
    );
  return <span className={styles.chip}>{children}</span>;
}
