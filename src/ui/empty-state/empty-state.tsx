import type { ReactNode } from 'react';
import { Buta } from '../ornament/ornament.tsx';
import styles from './empty-state.module.css';

/** Says kindly that there is nothing here, and what to do next. */
export const EmptyState = ({
  title,
  titleAs: Title = 'p',
  children,
  action,
}: {
  title: string;
  /** `h1` if this is the page's whole content. */
  titleAs?: 'p' | 'h1' | 'h2';
  /** One sentence: why it is empty, or what would be here. */
  children?: ReactNode;
  action?: ReactNode;
}) => (
  <div className={styles.state}>
    <div className={styles.print}>
      <Buta height="3.25rem" flipped />
      <Buta height="4.75rem" />
      <Buta height="3.25rem" />
    </div>
    <Title className={styles.title}>{title}</Title>
    {children && <p className={styles.text}>{children}</p>}
    {action}
  </div>
);
