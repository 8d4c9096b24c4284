import type { ReactNode } from 'react';
import { Buta } from '../ornament/ornament.tsx';
import styles from './empty-state.module.css';

/** Nothing here, said kindly, with what to do next. */
export const EmptyState = ({
  title,
  children,
  action,
}: {
  title: string;
  /** One sentence: why, or what would be here. */
  children?: ReactNode;
  action?: ReactNode;
}) => (
  <div className={styles.state}>
    <div className={styles.print}>
      <Buta height="3.25rem" flipped />
      <Buta height="4.75rem" />
      <Buta height="3.25rem" />
    </div>
    <p className={styles.title}>{title}</p>
    {children && <p className={styles.text}>{children}</p>}
    {action}
  </div>
);
