import type { ReactNode } from 'react';
import styles from './prose.module.css';

/** Text for reading: policies, about, help. Spaces headings, lists and links, and limits the line length. */
export const Prose = ({ children }: { children: ReactNode }) => (
  <div className={styles.prose}>{children}</div>
);
