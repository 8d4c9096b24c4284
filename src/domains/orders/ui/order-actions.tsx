import * as m from '#messages/orders';
import { ButtonLink } from '../../../ui/button/button.tsx';
import { formatRupees } from '../../../ui/price/format-rupees.ts';
import { colourAddress } from '../../catalogue/colours.ts';
import { dayText, hoursText } from '../../delivery/day-text.ts';
import type { Order } from '../order-shape.ts';
import { slotsToCome } from '../promised-text.ts';
import { deliveredLines, ratingPath } from './delivered-lines.ts';
import { orderStage } from './order-stage.ts';
import styles from './order-table.module.css';
import { orderWords } from './order-words.ts';
import { PayNow } from './pay-now.tsx';

/** What can be done next; on a phone beside it the price, and in one word where the order stands. */
export function OrderActions({
  order,
  payAt,
  reviewed,
}: {
  order: Order;
  payAt: string;
  reviewed: readonly string[];
}) {
  const isSold = order.payment_status === 'paid' || order.pay_by === 'delivery';
  const payable = !isSold && order.order_status !== 'cancelled';
  const [next] = order.order_status === 'pending' ? [] : slotsToCome(order);
  return (
    <span className={styles.actions}>
      <span className={styles.short} aria-hidden>
        <span>
          {formatRupees(order.price)} <b>{orderStage(order) || orderWords(order)}</b>
        </span>
        {next && (
          <small>
            {dayText(next.day)}, <span data-whole="">{hoursText(next)}</span>
          </small>
        )}
      </span>
      {payable && <PayNow order={order} href={`${payAt}?orderId=${order._id}`} />}
      <AfterDelivery order={order} reviewed={reviewed} />
      {order.hasInvoice && (
        <a
          className={styles.invoice}
          href={`/api/generate-invoice/${order._id}`}
          target="_blank"
          rel="noopener"
        >
          {m.invoice()}
        </a>
      )}
      <ButtonLink
        className={styles.view}
        variant="quiet"
        size="small"
        icon="eye"
        href={`/dashboard/order/details/${order._id}`}
      >
        <span className={styles.word}>{m.view()}</span>
      </ButtonLink>
    </span>
  );
}

/** What comes next once goods have arrived: rating the first that is not rated yet, else buying it again. */
function AfterDelivery({ order, reviewed }: { order: Order; reviewed: readonly string[] }) {
  const here = deliveredLines(order);
  const unrated = here.find(({ productId }) => !reviewed.includes(productId));
  const [first] = here;
  if (!first) return null;
  return (
    <ButtonLink
      variant="secondary"
      size="small"
      href={unrated ? ratingPath(unrated) : colourAddress(first.slug, first.colour)}
    >
      {unrated ? m.rate_this() : m.buy_again()}
    </ButtonLink>
  );
}
