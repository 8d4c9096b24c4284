import type { ReactNode } from 'react';
import styles from './prose.module.css';

/** Text to be read: policies, about, help. Gives headings, lists and links their rhythm and a line its measure. */
export const Prose = ({ children }: { children: ReactNode }) => (
  <div className={styles.prose}>{children}</div>
);
