import type { ReactNode } from 'react';
import { classes } from '../classes.ts';
import { Link } from '../link.tsx';
import styles from './tile.module.css';

/**
 * A thing in a shop window: its picture first and largest, then who made it, its name, its price, and one action.
 * The name is the link and covers the whole tile; the corner and the action lie above it as controls of their own.
 */
export function Tile({
  href,
  picture,
  title,
  byline,
  badge,
  corner,
  children,
  action,
  row = false,
  level: Heading = 'h3',
}: {
  href: string;
  picture: ReactNode;
  title: string;
  /** Brand or shop, small above the title. */
  byline?: ReactNode;
  /** On the picture, at its start. */
  badge?: ReactNode;
  /** On the picture, at its end: a heart. */
  corner?: ReactNode;
  /** Price, rating, stock. */
  children?: ReactNode;
  action?: ReactNode;
  /** Picture beside the text: the list view. */
  row?: boolean;
  level?: 'h2' | 'h3';
}) {
  return (
    <article className={classes(styles.tile, row && styles.row)}>
      <div className={styles.window}>
        {picture}
        {badge && <div className={styles.badge}>{badge}</div>}
      </div>
      <div className={styles.text}>
        {byline && <p className={styles.byline}>{byline}</p>}
        <Heading className={styles.title}>
          <Link href={href}>{title}</Link>
        </Heading>
        {children}
        {action && <div className={styles.action}>{action}</div>}
      </div>
      {corner && <div className={styles.corner}>{corner}</div>}
    </article>
  );
}
