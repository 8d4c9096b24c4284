import type { ReactNode } from 'react';
import * as m from '#messages/controls';
import { classes } from '../classes.ts';
import { Icon } from '../icon/icon.tsx';
import { Link } from '../link.tsx';
import styles from './layout.module.css';

/** Limits content to the shop's width, with gutters. `narrow` is for reading and forms. */
export const Container = ({ narrow = false, children }: { narrow?: boolean; children: ReactNode }) => (
  <div className={classes(styles.container, narrow && styles.narrow)}>{children}</div>
);

/** A part of a page under a heading, with the usual space above. `href` links to the full list. */
export const Section = ({
  title,
  href,
  more = m.see_all(),
  children,
}: {
  title?: ReactNode;
  href?: string;
  more?: string;
  children: ReactNode;
}) => (
  <section className={styles.section}>
    {title && (
      <header className={styles.head}>
        <h2>{title}</h2>
        {href && (
          <Link href={href} className={styles.more}>
            {more}
            <Icon name="chevron-right" size="1.1rem" />
          </Link>
        )}
      </header>
    )}
    {children}
  </section>
);

/** A grid with as many columns as fit, none narrower than `least` (a CSS length). */
export const Grid = ({ least = '15rem', children }: { least?: string; children: ReactNode }) => (
  <div className={styles.grid} style={{ '--least': least }}>
    {children}
  </div>
);

/** Items below each other, `gap` steps of the space scale apart. */
export const Stack = ({ gap = 4, children }: { gap?: 1 | 2 | 3 | 4 | 5 | 6 | 7; children: ReactNode }) => (
  <div className={styles.stack} style={{ gap: `var(--space-${gap})` }}>
    {children}
  </div>
);

/** A white sheet on the ivory: a summary, a form, an address. */
export const Card = ({ children }: { children: ReactNode }) => <div className={styles.card}>{children}</div>;
