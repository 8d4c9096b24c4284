import type { ReactNode } from 'react';
import styles from './parts.module.css';

/** A page's heading and its actions. */
export const PageHead = ({ title, children }: { title: ReactNode; children?: ReactNode }) => (
  <header className={styles.head}>
    <h1>{title}</h1>
    {children && <div className={styles.actions}>{children}</div>}
  </header>
);
