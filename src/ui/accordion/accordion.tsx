import type { ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import styles from './accordion.module.css';

/** A collapsible section: the native `<details>`. Sections with the same `name` close each other. */
export const Accordion = ({
  title,
  name,
  open = false,
  children,
}: {
  title: ReactNode;
  name?: string;
  open?: boolean;
  children: ReactNode;
}) => (
  <details className={styles.part} open={open} {...(name ? { name } : {})}>
    <summary className={styles.title}>
      {title}
      <Icon name="chevron-down" />
    </summary>
    <div className={styles.body}>{children}</div>
  </details>
);
