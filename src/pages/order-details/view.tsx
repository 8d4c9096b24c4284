import { Fragment } from 'react';
import * as m from '#messages/orders';
import { longDateAndTime } from '../../messages/dates.ts';
import type { Order } from '../../domains/orders/order-shape.ts';
import { isOpen } from '../../domains/orders/parcels/parcel.ts';
import { DenyRefusal } from '../../domains/orders/ui/deny-refusal.tsx';
import { dueAtDoor } from '../../domains/orders/ui/due-at-door.ts';
import { orderStage } from '../../domains/orders/ui/order-stage.ts';
import { ParcelTracker } from '../../domains/orders/ui/parcel-tracker.tsx';
import { PayNow } from '../../domains/orders/ui/pay-now.tsx';
import { cancelWords } from '../../domains/orders/ui/refund-words.ts';
import { appliedText } from '../../domains/promotions/applied-text.ts';
import { rich } from '../../messages/rich.tsx';
import { Badge } from '../../ui/badge/badge.tsx';
import { ButtonLink } from '../../ui/button/button.tsx';
import { Notice } from '../../ui/notice/notice.tsx';
import { formatAmount, formatRupees } from '../../ui/price/format-rupees.ts';
import type { ViewProps } from '../../web/page.tsx';
import { useShell } from '../../web/shell-context.tsx';
import { DashboardFrame } from '../dashboard/frame.tsx';
import { CancelButton } from './cancel-button.tsx';
import { OrderLines, type RatedOrder } from './order-lines.tsx';
import { ParcelSection } from './parcel-section.tsx';
import { RefundNotice } from './refund-notice.tsx';
import { type ReturnsOfOrder, ReturnsPart } from './returns-part.tsx';
import styles from './view.module.css';

export default function OrderDetails({ data: order }: ViewProps<RatedOrder & { back: ReturnsOfOrder }>) {
  const { customer } = useShell();
  const { shippingInfo: to } = order;
  const due = dueAtDoor(order);
  const deliveryDue = order.parcels.reduce((sum, parcel) => sum + parcel.deliveryDue, 0);
  const stage = orderStage(order);
  const several = order.parcels.length > 1;
  return (
    <DashboardFrame title={m.order_details()}>
      <header className={styles.head}>
        <p>
          {stage && <b className={styles.stage}>{stage}</b>}
          <time dateTime={order.date}>{longDateAndTime(order.date)}</time>
          <span className={styles.number}>{order.number}</span>
          <span className={styles.id}>#{order._id}</span>
        </p>
        <OrderActions order={order} />
      </header>
      {order.notice && <Notice tone="warning">{order.notice}</Notice>}
      {order.refunds
        .filter(({ sellerId, ofReturn }) => !ofReturn && (!several || sellerId === ''))
        .map((refund) => (
          <RefundNotice key={refund.date} refund={refund} />
        ))}
      {several ? (
        order.parcels.map((parcel) => <ParcelSection key={parcel.sellerId} order={order} parcel={parcel} />)
      ) : (
        <>
          {order.parcels.map((parcel) => (
            <Fragment key={parcel.sellerId}>
              <ParcelTracker order={order} parcel={parcel} />
              <DenyRefusal order={order} parcel={parcel} />
            </Fragment>
          ))}
          <OrderLines lines={order.products} order={order} />
        </>
      )}
      <ReturnsPart orderId={order._id} back={order.back} />
      <div className={styles.facts}>
        <section>
          <h2>
            {m.deliver_to()} <Badge>{m.home()}</Badge>
          </h2>
          <p>
            <b>{to.name}</b>
          </p>
          <p>{[to.address, to.locality, to.landmark].filter(Boolean).join(', ')}</p>
          <p>
            {to.cityTown}, {to.state} {to.pincode}
          </p>
          <p className={styles.soft}>
            {rich(
              m.email_to,
              { email: customer?.email ?? '' },
              { whole: (email) => <span data-whole="">{email}</span> },
            )}
          </p>
        </section>
        <section>
          <h2>{m.price_of({ amount: formatRupees(order.price) })}</h2>
          <p className={styles.soft}>
            {order.shipping_fee === 0
              ? m.including_free_shipping()
              : m.including_shipping({ fee: formatRupees(order.shipping_fee) })}
          </p>
          {order.discount > 0 && <p className={styles.soft}>{appliedText(order.applied)}</p>}
          {/* The two colours are the specification's, to the letter; the words above are kinder. */}
          <p className={styles.state}>
            {m.payment_status()}{' '}
            <Badge tone={order.payment_status === 'paid' ? 'good' : 'bad'}>{order.payment_status}</Badge>
          </p>
          {due > 0 && (
            <p>
              <b>{m.pay_at_the_door({ amount: formatAmount(due) })}</b>
            </p>
          )}
          {due > 0 && deliveryDue > 0 && (
            <p className={styles.soft}>{m.with_delivery_of_rest({ fee: formatAmount(deliveryDue) })}</p>
          )}
          <p className={styles.state}>
            {m.order_status()}
            <Badge tone={order.order_status === 'success' ? 'info' : 'bad'}>{order.order_status}</Badge>
          </p>
        </section>
      </div>
      <section className={styles.ask}>
        <h2>{m.question_about_this_order()}</h2>
        <ul className={styles.shops}>
          <li>
            <ButtonLink variant="secondary" size="small" icon="clock" href={`/help?order=${order.number}`}>
              {m.answers_at_once()}
            </ButtonLink>
          </li>
          <li>
            <ButtonLink variant="secondary" size="small" icon="mail" href={`/contact?order=${order.number}`}>
              {m.ask_about_this_order()}
            </ButtonLink>
          </li>
          {sellersOf(order).map(([sellerId, shopName]) => (
            <li key={sellerId}>
              <ButtonLink
                variant="secondary"
                size="small"
                icon="chat"
                href={`/dashboard/chat/${sellerId}?order=${order._id}`}
              >
                {m.ask_seller({ shopName })}
              </ButtonLink>
            </li>
          ))}
        </ul>
      </section>
      <CancelOrder order={order} />
    </DashboardFrame>
  );
}

/** The order's sellers with id and name, in the order of the lines. */
function sellersOf({ products }: Order): [sellerId: string, shopName: string][] {
  return [...new Map(products.map(({ sellerId, shopName }) => [sellerId, shopName]))];
}

/** The actions in the order's present state: pay it, or see its documents. Renders nothing if there are none. */
function OrderActions({ order }: { order: Order }) {
  const isSold = order.payment_status === 'paid' || order.pay_by === 'delivery';
  const open = order.order_status !== 'cancelled';
  return (
    <div className={styles.actions}>
      {!isSold && open && <PayNow order={order} href={`/my-payment?orderId=${order._id}`} />}
      {dueAtDoor(order) === order.price && (
        <ButtonLink variant="secondary" href={`/my-payment?orderId=${order._id}&now=1`}>
          {m.pay_now_by_upi()}
        </ButtonLink>
      )}
      {order.hasInvoice && (
        <a href={`/api/generate-invoice/${order._id}`} target="_blank" rel="noopener">
          {m.invoice()}
        </a>
      )}
      {order.credited && (
        <a href={`/api/generate-credit-note/${order._id}`} target="_blank" rel="noopener">
          {m.credit_note()}
        </a>
      )}
    </div>
  );
}

/** Cancelling comes last: nobody opens an order mainly to cancel it. */
function CancelOrder({ order }: { order: Order }) {
  const isWhole = order.parcels.every(isOpen);
  if (!isWhole) return null;
  return (
    <CancelButton
      orderId={order._id}
      label={m.cancel_order()}
      title={m.cancel_this_order()}
      keep={m.keep_order()}
    >
      <p>{cancelWords(order)}</p>
    </CancelButton>
  );
}
