import type { ReactNode } from 'react';
import * as m from '#messages/controls';
import styles from './visually-hidden.module.css';

/** Read by screen readers, not shown. */
export const VisuallyHidden = ({ children }: { children: ReactNode }) => (
  <span className={styles.hidden}>{children}</span>
);

/** The first link that Tab reaches: skips the header. */
export const SkipLink = ({
  target,
  children = m.skip_to_content(),
}: {
  target: string;
  children?: ReactNode;
}) => (
  <a className={styles.skip} href={`#${target}`}>
    {children}
  </a>
);
