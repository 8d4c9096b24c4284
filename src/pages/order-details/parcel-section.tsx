import { useId } from 'react';
import * as m from '#messages/orders';
import type { OrderParcel } from '../../domains/orders/order-shape.ts';
import { DenyRefusal } from '../../domains/orders/ui/deny-refusal.tsx';
import { ParcelTracker } from '../../domains/orders/ui/parcel-tracker.tsx';
import { noRefundWords } from '../../domains/orders/ui/refund-words.ts';
import { shop } from '../../shop.ts';
import { Badge, type BadgeTone } from '../../ui/badge/badge.tsx';
import { formatAmount } from '../../ui/price/format-rupees.ts';
import { CancelButton } from './cancel-button.tsx';
import { OrderLines, type RatedOrder } from './order-lines.tsx';
import { RefundNotice } from './refund-notice.tsx';
import styles from './view.module.css';
import { deliveryTerms } from '../../domains/delivery/delivery-fee.ts';

const words = {
  waiting: { label: m.parcel_waiting, tone: 'waiting' },
  'to pack': { label: m.parcel_to_pack, tone: 'waiting' },
  packed: { label: m.parcel_packed, tone: 'info' },
  'handed over': { label: m.parcel_handed_over, tone: 'info' },
  delivered: { label: m.delivered, tone: 'good' },
  'brought back': { label: m.brought_back, tone: 'waiting' },
  refused: { label: m.refused_at_the_door, tone: 'bad' },
  lost: { label: m.lost_on_the_way, tone: 'bad' },
  cancelled: { label: m.parcel_cancelled, tone: 'bad' },
} as const satisfies Record<OrderParcel['state'], { label: () => string; tone: BadgeTone }>;

/** One seller's parcel in an order with several sellers: its progress, its goods, and cancelling until it is packed. */
export function ParcelSection({ order, parcel }: { order: RatedOrder; parcel: OrderParcel }) {
  const { sellerId, shopName, state } = parcel;
  const id = useId();
  const { label, tone } = words[state];
  const refunds = order.refunds.filter((refund) => refund.sellerId === sellerId);
  const { amount, deliveryKept } = parcel;
  const back = amount - deliveryKept;
  const refundText = deliveryKept > 0 ? m.parcel_refund_less : m.parcel_refund;
  const isAtDoor = order.pay_by === 'delivery';
  const fee = formatAmount(deliveryKept);
  const above = formatAmount(deliveryTerms(order.shippingInfo).freeAbove);
  // Beside the button, too: without JavaScript nothing is asked.
  const less = deliveryKept > 0 && (
    <p className={styles.soft}>
      {isAtDoor
        ? m.delivery_at_door({ fee, above })
        : m.less_delivery({ fee, above, back: formatAmount(back), amount: formatAmount(amount) })}
    </p>
  );
  return (
    <section className={styles.parcel} aria-labelledby={id}>
      <header className={styles.parcelHead}>
        <h2 id={id}>{m.parcel_from({ shopName })}</h2>
        <Badge tone={tone}>{label()}</Badge>
      </header>
      <ParcelTracker order={order} parcel={parcel} />
      <DenyRefusal order={order} parcel={parcel} />
      <OrderLines lines={order.products.filter((line) => line.sellerId === sellerId)} order={order} />
      {refunds.map((refund) => (
        <RefundNotice key={refund.date} refund={refund} />
      ))}
      {(state === 'packed' || state === 'handed over') && (
        <p className={styles.soft}>{m.parcel_cannot_be_cancelled()}</p>
      )}
      {(state === 'to pack' || state === 'brought back') && less}
      {(state === 'to pack' || state === 'brought back') && (
        <CancelButton
          orderId={order._id}
          sellerId={sellerId}
          deliveryKept={deliveryKept}
          label={m.cancel_this_parcel()}
          spokenLabel={`${m.cancel_this_parcel()}: ${shopName}`}
          title={m.cancel_parcel_from({ shopName })}
          keep={m.keep_parcel()}
        >
          <p>
            {isAtDoor
              ? m.nothing_to_refund()
              : (noRefundWords[order.moneyBack]?.() ??
                refundText({ amount: formatAmount(back), days: shop.refundWorkingDays }))}
          </p>
          {less}
        </CancelButton>
      )}
    </section>
  );
}
