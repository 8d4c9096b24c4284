import type { ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import { Link } from '../link.tsx';
import styles from './chip.module.css';

/** A chosen filter: a link to the page without it, which works before scripts load. */
export function Chip({
  children,
  removeLabel,
  removeHref,
}: {
  children: ReactNode;
  /** For screen readers: "Remove Kurtas". */
  removeLabel: string;
  removeHref: string;
}) {
  return (
    <Link className={styles.chip} href={removeHref} aria-label={removeLabel} replace keepScroll>
      {children}
      <Icon name="close" size="1rem" />
    </Link>
  );
}
