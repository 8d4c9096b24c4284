import type { ReactNode } from 'react';
import { Link } from '../link.tsx';
import { Unbroken } from '../unbroken.tsx';
import styles from './tile.module.css';

/**
 * A product in a shop window: its picture first and largest, then its name, price and one action. The name is the link
 * and covers the whole tile; the action lies above it as a separate control.
 */
export function Tile({
  href,
  picture,
  title,
  badge,
  children,
  action,
  level: Heading = 'h3',
}: {
  href: string;
  picture: ReactNode;
  title: string;
  /** On the picture's start corner. */
  badge?: ReactNode;
  /** Price, rating, stock. */
  children?: ReactNode;
  action?: ReactNode;
  level?: 'h2' | 'h3';
}) {
  return (
    <article className={styles.tile}>
      <div className={styles.window}>
        {picture}
        {badge && <div className={styles.badge}>{badge}</div>}
      </div>
      <div className={styles.text}>
        <Heading className={styles.title}>
          <Link href={href}>
            <Unbroken text={title} />
          </Link>
        </Heading>
        {children}
        {action && <div className={styles.action}>{action}</div>}
      </div>
    </article>
  );
}
