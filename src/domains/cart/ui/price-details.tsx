import { Fragment } from 'react';
import * as m from '#messages/cart';
import { formatRupees } from '../../../ui/price/format-rupees.ts';
import type { Offers } from '../../promotions/offers-shape.ts';
import { CouponName } from '../../promotions/ui/coupon-name.tsx';
import styles from './price-details.module.css';
import { deliveryTerms } from '../../delivery/delivery-fee.ts';

interface Props {
  readonly lines: readonly { quantity: number; productInfo: { price: number } }[];
  /** Goods total at selling prices, in rupees. */
  readonly price: number;
  readonly shippingFee: number;
  readonly items: number;
  /** Applied offers and coupons (R-PROMO-1). */
  readonly applied: Offers['applied'];
  /** The offers are outdated until the server has answered the latest click. */
  readonly waiting?: boolean;
}

/**
 * How the amount to pay is made up: list prices, discount, shipping, offers. The same on every page of the checkout.
 */
export function PriceDetails({ lines, price, shippingFee, items, applied, waiting = false }: Props) {
  const listTotal = lines.reduce((sum, { quantity, productInfo }) => sum + quantity * productInfo.price, 0);
  const discount = listTotal - price;
  // Everything that was taken off, the offers too.
  const savings = applied.reduce((sum, { rupees }) => sum + rupees, discount);
  const toPay = applied.reduce((rest, { rupees }) => rest - rupees, price + shippingFee);
  const toFree = deliveryTerms(null).freeAbove - price;
  return (
    <section className={styles.panel} aria-label={m.price_details()}>
      <h2>{m.price_details()}</h2>
      <dl className={styles.rows} data-waiting={waiting || undefined}>
        <dt>{m.price_of_items({ count: items })}</dt>
        <dd>{formatRupees(listTotal)}</dd>
        <dt>{m.discount()}</dt>
        <dd className={styles.good}>{discount > 0 ? `− ${formatRupees(discount)}` : formatRupees(0)}</dd>
        <dt>{m.shipping_fee()}</dt>
        <dd className={shippingFee === 0 ? styles.good : undefined}>
          {shippingFee === 0 ? m.free() : formatRupees(shippingFee)}
        </dd>
        {/* The boldest amount is what is paid. */}
        <dt className={applied.length > 0 ? undefined : styles.total}>{m.total()}</dt>
        <dd className={applied.length > 0 ? undefined : styles.total}>{formatRupees(price + shippingFee)}</dd>
        {applied.map(({ name, rupees, coupon }) => (
          <Fragment key={coupon || name}>
            <dt>{coupon ? <CouponName name={name} code={coupon} /> : name}</dt>
            <dd className={styles.offer}>− {formatRupees(rupees)}</dd>
          </Fragment>
        ))}
        {applied.length > 0 && (
          <>
            <dt className={styles.toPay}>{m.to_pay()}</dt>
            <dd className={styles.toPay}>{formatRupees(toPay)}</dd>
          </>
        )}
      </dl>
      {savings > 0 && <p className={styles.saved}>{m.you_save({ amount: formatRupees(savings) })}</p>}
      {shippingFee > 0 && toFree >= 0 && (
        <p className={styles.hint}>{m.more_for_free_shipping({ amount: formatRupees(toFree + 1) })}</p>
      )}
    </section>
  );
}
