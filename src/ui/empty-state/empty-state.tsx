import type { ReactNode } from 'react';
import { Buta } from '../ornament/ornament.tsx';
import styles from './empty-state.module.css';

/** Nothing here, said kindly, with what to do next. */
export const EmptyState = ({
  title,
  titleAs: Title = 'p',
  children,
  action,
}: {
  title: string;
  /** `h1` where this is all there is on the page. */
  titleAs?: 'p' | 'h1' | 'h2';
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
    <Title className={styles.title}>{title}</Title>
    {children && <p className={styles.text}>{children}</p>}
    {action}
  </div>
);
