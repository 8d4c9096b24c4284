import { OrderGoods } from '../../orders/ui/order-goods.tsx';
import { appliedText } from '../../promotions/applied-text.ts';
import { promiseLine } from '../../orders/promised-text.ts';
import { formatRupees } from '../../../ui/price/format-rupees.ts';
import { Unbroken } from '../../../ui/unbroken.tsx';
import styles from './outcome.module.css';
import type { ReadPayment } from './read-payment.ts';

/** The paid order: its goods, their amount, and the promised day. */
export const PaidFor = ({ order }: Pick<ReadPayment, 'order'>) => (
  <div className={styles.order}>
    <OrderGoods lines={order.products}>
      <span>{order.number}</span>
      <span className={styles.soft}>{formatRupees(order.price)}</span>
      <span className={styles.soft}>{appliedText(order.applied)}</span>
      <span>
        <Unbroken text={promiseLine(order)} />
      </span>
    </OrderGoods>
  </div>
);
