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

/** How the total comes about: list prices, discount, shipping (specification, Cart). The same on every page of the purchase. */
export function PriceDetails({ lines, price, shippingFee, items }: Props) {
  const listTotal = lines.reduce((sum, { quantity, productInfo }) => sum + quantity * productInfo.price, 0);
  const saved = listTotal - price;
  const toFree = shop.freeShippingAbove - price;
  return (
    <section className={styles.panel} aria-label="Price details">
      <h2>Price details</h2>
      <dl className={styles.rows}>
        <dt>
          Price ({items} {items === 1 ? 'item' : 'items'})
        </dt>
        <dd>{formatRupees(listTotal)}</dd>
        <dt>Discount</dt>
        <dd className={styles.good}>{saved > 0 ? `− ${formatRupees(saved)}` : formatRupees(0)}</dd>
        <dt>Shipping Fee</dt>
        <dd className={shippingFee === 0 ? styles.good : undefined}>
          {shippingFee === 0 ? 'Free' : formatRupees(shippingFee)}
        </dd>
        <dt className={styles.total}>Total Amount</dt>
        <dd className={styles.total}>{formatRupees(price + shippingFee)}</dd>
      </dl>
      {saved > 0 && <p className={styles.saved}>You will save {formatRupees(saved)} on this order</p>}
      {shippingFee > 0 && toFree >= 0 && (
        <p className={styles.hint}>{formatRupees(toFree + 1)} more and shipping is free.</p>
      )}
    </section>
  );
}
