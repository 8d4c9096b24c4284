import type { ReactNode } from 'react';
import * as m from '#messages/cart';
import { formatRupees } from '../../../ui/price/format-rupees.ts';
import styles from './pay-bar.module.css';

/**
 * The one button of a purchase's step. On a phone it stays at the foot of the screen, with what is to be paid: a cart
 * may be forty screens long. `above` is what must be seen where the button is pressed.
 */
export function PayBar({
  total,
  above,
  children,
}: {
  total: number;
  above?: ReactNode;
  children: ReactNode;
}) {
  return (
    <div className={styles.bar} data-print="hide">
      {above}
      <div className={styles.row}>
        <p className={styles.sum}>
          {m.to_pay()} <b>{formatRupees(total)}</b>
        </p>
        {children}
      </div>
    </div>
  );
}
