import type { ReactNode } from 'react';
import * as m from '#messages/cart';
import { formatRupees } from '../../../ui/price/format-rupees.ts';
import styles from './pay-bar.module.css';

/**
 * The main button of a checkout step. On a phone it stays at the bottom of the screen with the amount to pay, because
 * a cart may be forty screens long. `above` is shown directly above the button.
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
    <div className={styles.bar} data-print="hide" data-edge="foot">
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
