import type { ReactNode } from 'react';
import * as m from '#messages/controls';
import { classes } from '../classes.ts';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import { formatRupees, percentOff } from './format-rupees.ts';
import styles from './price.module.css';

/**
 * A price in rupees. The MRP and the percentage show only if there is a saving; `percent` overrides the computed
 * percentage if the server has sent one. `isFrom`: prices begin with this one.
 * `children` follow the percentage, in its colour.
 */
export function Price({
  selling,
  mrp = selling,
  percent = percentOff(mrp, selling),
  size = 'medium',
  isFrom = false,
  children,
}: {
  selling: number;
  mrp?: number;
  percent?: number;
  size?: 'small' | 'medium' | 'large';
  isFrom?: boolean | undefined;
  children?: ReactNode;
}) {
  return (
    <p className={classes(styles.price, styles[size])}>
      <span className={styles.selling}>
        {isFrom && <small>{m.price_from()} </small>}
        {formatRupees(selling)}
      </span>
      {mrp > selling && (
        <del className={styles.mrp}>
          <VisuallyHidden>{m.instead_of()} </VisuallyHidden>
          {formatRupees(mrp)}
        </del>
      )}
      {percent > 0 && (
        <span className={styles.saving}>
          {m.off({ percent })}
          {children}
        </span>
      )}
    </p>
  );
}
