import * as m from '#messages/cart';
import { formatRupees } from '../../../ui/price/format-rupees.ts';
import { shop } from '../../../shop.ts';
import styles from './price-details.module.css';

interface Props {
  readonly lines: readonly { quantity: number; productInfo: { price: number } }[];
  /** Goods total at selling prices, in rupees. */
  readonly price: number;
  readonly shippingFee: number;
  readonly items: number;
}

/** How the total comes about: list prices, discount, shipping. The same on every page of the purchase. */
export function PriceDetails({ lines, price, shippingFee, items }: Props) {
  const listTotal = lines.reduce((sum, { quantity, productInfo }) => sum + quantity * productInfo.price, 0);
  const saved = listTotal - price;
  const toFree = shop.freeShippingAbove - price;
  return (
    <section className={styles.panel} aria-label={m.price_details()}>
      <h2>{m.price_details()}</h2>
      <dl className={styles.rows}>
        <dt>{m.price_of_items({ count: items })}</dt>
        <dd>{formatRupees(listTotal)}</dd>
        <dt>{m.discount()}</dt>
        <dd className={styles.good}>{saved > 0 ? `− ${formatRupees(saved)}` : formatRupees(0)}</dd>
        <dt>{m.shipping_fee()}</dt>
        <dd className={shippingFee === 0 ? styles.good : undefined}>
          {shippingFee === 0 ? m.free() : formatRupees(shippingFee)}
        </dd>
        <dt className={styles.total}>{m.total()}</dt>
        <dd className={styles.total}>{formatRupees(price + shippingFee)}</dd>
      </dl>
      {saved > 0 && <p className={styles.saved}>{m.you_save({ amount: formatRupees(saved) })}</p>}
      {shippingFee > 0 && toFree >= 0 && (
        <p className={styles.hint}>{m.more_for_free_shipping({ amount: formatRupees(toFree + 1) })}</p>
      )}
    </section>
  );
}
