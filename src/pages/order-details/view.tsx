import { useState } from 'react';
import * as m from '#messages/orders';
import type { Order } from '../../domains/orders/order-shape.ts';
import { cancelForm } from '../../domains/orders/ui/cancel-form.ts';
import { orderTones } from '../../domains/orders/ui/order-tones.ts';
import { Badge } from '../../ui/badge/badge.tsx';
import { Button, ButtonLink } from '../../ui/button/button.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { PressForm } from '../../ui/form/press-form.tsx';
import { Link } from '../../ui/link.tsx';
import { Notice } from '../../ui/notice/notice.tsx';
import { Picture } from '../../ui/picture/picture.tsx';
import { formatRupees } from '../../ui/price/format-rupees.ts';
import { Price } from '../../ui/price/price.tsx';
import { toast } from '../../ui/toast/toast.ts';
import { useRefusalOf } from '../../web/form.ts';
import { useApi, type ViewProps } from '../../web/page.tsx';
import { useRefresh, useShell } from '../../web/shell-context.tsx';
import { DashboardFrame } from '../dashboard/frame.tsx';
import styles from './view.module.css';

const moment = new Intl.DateTimeFormat('en-IN', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'Asia/Kolkata',
});

const refundSentences = {
  due: m.refund_due,
  sent: m.refund_sent,
  done: m.refund_done,
  failed: m.refund_due,
};

export default function OrderDetails({ data: order }: ViewProps<Order>) {
  const { customer } = useShell();
  const { shippingInfo: to } = order;
  const paid = order.payment_status === 'paid';
  return (
    <DashboardFrame title={m.order_details()}>
      <header className={styles.head}>
        <p>
          <span className={styles.id}>#{order._id}</span>
          <time dateTime={order.date}>{moment.format(new Date(order.date))}</time>
        </p>
        <OrderActions order={order} />
      </header>
      {order.notice && <Notice tone="warning">{order.notice}</Notice>}
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
          <p className={styles.soft}>{m.email_to({ email: customer?.email ?? '' })}</p>
        </section>
        <section>
          <h2>{m.price_of({ amount: formatRupees(order.price) })}</h2>
          <p className={styles.soft}>
            {order.shipping_fee === 0
              ? m.including_free_shipping()
              : m.including_shipping({ fee: formatRupees(order.shipping_fee) })}
          </p>
          <p className={styles.state}>
            {m.payment_status()} <Badge tone={paid ? 'good' : 'bad'}>{order.payment_status}</Badge>
          </p>
          <p className={styles.state}>
            {m.order_status()}
            <Badge tone={orderTones[order.order_status]}>{order.order_status}</Badge>
          </p>
        </section>
      </div>
      {order.refunds.map((refund) => (
        <Notice key={refund.date} tone="info">
          {refundSentences[refund.state]({
            amount: formatRupees(refund.amount),
            date: moment.format(new Date(refund.date)),
            reason: refund.reason,
          })}
        </Notice>
      ))}
      <ul className={styles.lines}>
        {order.products.map((line) => (
          <li key={`${line.productId}-${line.size}-${line.colour}`}>
            {/* The name beside it is the link for keyboard and screen reader. */}
            <Link href={`/product/details/${line.slug}`} className={styles.picture} tabIndex={-1} aria-hidden>
              <Picture src={line.images[0] ?? ''} alt="" sizes="5rem" ratio="3 / 4" />
            </Link>
            <div>
              <p className={styles.name}>
                <Link href={`/product/details/${line.slug}`}>{line.name}</Link>
              </p>
              <p className={styles.soft}>
                {line.brand}
                {line.size !== 'One Size' && ` ${m.size({ size: line.size })}`}{' '}
                {m.quantity({ quantity: line.quantity })}
              </p>
              <p className={styles.soft}>{m.sold_by({ shopName: line.shopName })}</p>
              <Price selling={line.finalPrice} mrp={line.price} percent={line.discount} />
            </div>
          </li>
        ))}
      </ul>
      <section className={styles.ask}>
        <h2>{m.question_about_this_order()}</h2>
        <ul className={styles.shops}>
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

/** Who sold something of it: id and name, in the order of the lines. */
function sellersOf({ products }: Order): [sellerId: string, shopName: string][] {
  return [...new Map(products.map(({ sellerId, shopName }) => [sellerId, shopName]))];
}

/** What is done with the order as it stands: pay, see the papers. Nothing to show where there is neither. */
function OrderActions({ order }: { order: Order }) {
  const paid = order.payment_status === 'paid';
  const open = order.order_status !== 'cancelled';
  return (
    <div className={styles.actions}>
      {!paid && open && <ButtonLink href={`/my-payment?orderId=${order._id}`}>{m.pay_now()}</ButtonLink>}
      {paid && (
        <a
          className={styles.invoice}
          href={`/api/generate-invoice/${order._id}`}
          target="_blank"
          rel="noopener"
        >
          {m.invoice()}
        </a>
      )}
      {order.credited && (
        <a
          className={styles.invoice}
          href={`/api/generate-credit-note/${order._id}`}
          target="_blank"
          rel="noopener"
        >
          {m.credit_note()}
        </a>
      )}
    </div>
  );
}

/** The way out, after everything else: nobody opens an order to press it first. */
function CancelOrder({ order }: { order: Order }) {
  const api = useApi();
  const refresh = useRefresh();
  const refusal = useRefusalOf(cancelForm);
  const [asking, setAsking] = useState(false);
  const [cancelling, setCancelling] = useState(false);
  const paid = order.payment_status === 'paid';
  if (order.order_status !== 'pending' && order.order_status !== 'placed') return null;
  async function cancel() {
    setCancelling(true);
    try {
      const { message } = await cancelForm.send(api, { orderId: order._id });
      toast.success(message);
      await refresh();
    } catch (error) {
      toast.error((error as Error).message);
    } finally {
      setCancelling(false);
      setAsking(false);
    }
  }
  return (
    <div>
      {refusal && <Notice tone="bad">{refusal}</Notice>}
      <PressForm values={{ form: cancelForm.name, orderId: order._id }} onPress={() => setAsking(true)}>
        <Button type="submit" variant="danger">
          {m.cancel_order()}
        </Button>
      </PressForm>
      {asking && (
        <Dialog
          open
          onClose={() => setAsking(false)}
          title={m.cancel_this_order()}
          actions={
            <>
              <Button variant="quiet" onClick={() => setAsking(false)}>
                {m.keep_order()}
              </Button>
              <Button variant="danger" loading={cancelling} onClick={() => void cancel()}>
                {m.cancel_order()}
              </Button>
            </>
          }
        >
          <p>{paid ? m.you_get_a_refund() : m.nothing_to_refund()}</p>
        </Dialog>
      )}
    </div>
  );
}
