import * as m from '#messages/desk-order-book';
import { variantText } from '../../../domains/catalogue/variant-text.ts';
import { slotText } from '../../../domains/delivery/day-text.ts';
import { listOf } from '../../../messages/intl.ts';
import { EmailText } from '../../../ui/email-text.tsx';
import { formatAmount, formatRupees } from '../../../ui/price/format-rupees.ts';
import { when } from '../../../messages/dates.ts';
import { Unbroken } from '../../../ui/unbroken.tsx';
import { ShipTo } from '../order/ship-to.tsx';
import styles from './order-book.module.css';
import type { OrderData } from './order-data.ts';

/** The lines of an order, its buyer, its address and its returns. */
export function OrderFacts({ order, buyer }: Pick<OrderData, 'order' | 'buyer'>) {
  const to = order.shippingInfo;
  const slots = [...new Set(order.parcels.flatMap(({ promised }) => (promised ? slotText(promised) : [])))];
  return (
    <div className={styles.side}>
      <section className={styles.sheet} aria-label={m.items()}>
        <h2>{m.items()}</h2>
        <ul className={styles.lines}>
          {order.products.map((line) => (
            <li key={line.variantId} className={styles.line}>
              <span>
                <a href={`/product/details/${line.slug}`}>{line.name}</a>
                <br />
                <span className={styles.soft}>
                  <Unbroken text={[line.shopName, variantText(line)].filter(Boolean).join(', ')} />
                </span>
              </span>
              <span>
                {line.quantity} × {formatRupees(line.finalPrice)}
              </span>
            </li>
          ))}
          <li className={styles.line}>
            <span>{m.shipping()}</span>
            <span>{order.shipping_fee === 0 ? m.free() : formatRupees(order.shipping_fee)}</span>
          </li>
          {order.applied.map(({ name, rupees, coupon }) => (
            <li key={`${name}${coupon}`} className={styles.line}>
              <span>{coupon ? m.offer_with_code({ offer: name, code: coupon }) : name}</span>
              <span>−{formatRupees(rupees)}</span>
            </li>
          ))}
          {order.discount > 0 && (
            <li className={styles.soft}>
              {m.paid_by_shops({
                shops: formatAmount(order.shopsBear),
                market: formatAmount(order.discount - order.shopsBear),
              })}
            </li>
          )}
          <li className={styles.line}>
            <b>{m.total()}</b>
            <b>{formatRupees(order.price)}</b>
          </li>
        </ul>
      </section>
      <section className={styles.sheet} aria-label={m.customer()}>
        <h2>{m.customer()}</h2>
        <dl className={styles.facts}>
          <dt>{m.name()}</dt>
          <dd>{buyer.name}</dd>
          <dt>{m.email()}</dt>
          <dd>
            {buyer.email ? (
              <a href={`mailto:${buyer.email}`}>
                <EmailText address={buyer.email} />
              </a>
            ) : (
              m.none()
            )}
          </dd>
          <dt>{m.mobile()}</dt>
          <dd>{buyer.mobile ? <a href={`tel:+91${buyer.mobile}`}>{buyer.mobile}</a> : m.none()}</dd>
          <dt>{m.deliver_to()}</dt>
          <dd>
            <ShipTo to={to} />
          </dd>
          {slots.length > 0 && (
            <>
              <dt>{m.promised_for()}</dt>
              <dd>{listOf(slots)}</dd>
            </>
          )}
          {order.invoices.length > 0 && (
            <>
              <dt>{m.invoices()}</dt>
              <dd>
                <Unbroken text={order.invoices.join(', ')} />
              </dd>
            </>
          )}
        </dl>
      </section>
      {order.refunds.length > 0 && (
        <section className={styles.sheet} aria-label={m.refunds()}>
          <h2>{m.refunds()}</h2>
          <ul className={styles.lines}>
            {order.refunds.map((refund) => (
              <li key={`${refund.date}${refund.reason}`} className={styles.line}>
                <span>
                  {refund.reason}
                  <br />
                  <span className={styles.soft}>
                    {m.state_and_when({ state: refund.state, when: when(refund.date) })}
                  </span>
                </span>
                <b>{formatAmount(refund.amount)}</b>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
