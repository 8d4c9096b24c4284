import type { ReactNode } from 'react';
import styles from './card.module.css';

/** A stack of cards. */
export const Cards = ({ children }: { children: ReactNode }) => (
  <div className={styles.cards}>{children}</div>
);

interface Props {
  readonly title: ReactNode;
  /** Beside the title: a state or a time. */
  readonly beside?: ReactNode;
  readonly children: ReactNode;
}

/** One record that staff go through: a notice, a job, an event, a credit. */
export function Card({ title, beside, children }: Props) {
  return (
    <article className={styles.card}>
      <header>
        <h2>{title}</h2>
        {beside && <span className={styles.beside}>{beside}</span>}
      </header>
      {children}
    </article>
  );
}

/** A record's raw contents, collapsed. */
export function Contents({ summary, children }: { summary: string; children: string }) {
  return (
    <details className={styles.contents}>
      <summary>{summary}</summary>
      <pre>{children}</pre>
    </details>
  );
}
