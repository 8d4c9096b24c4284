import { useEffect, useRef, useState } from 'react';
import * as m from '#messages/payment';
import { AskForNews } from '../../domains/notices/ui/ask-for-news.tsx';
import { NotPaid } from '../../domains/payments/ui/not-paid.tsx';
import styles from '../../domains/payments/ui/outcome.module.css';
import { PaidFor } from '../../domains/payments/ui/paid-for.tsx';
import { dropPendingOrder } from '../../domains/payments/ui/pending-order.ts';
import type { ReadPayment } from '../../domains/payments/ui/read-payment.ts';
import { useAfterPaid } from '../../domains/payments/ui/use-after-paid.ts';
import { usePaymentWatch } from '../../domains/payments/ui/use-payment-watch.ts';
import { Gifts } from '../../domains/promotions/ui/gifts.tsx';
import { ButtonLink } from '../../ui/button/button.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { Notice } from '../../ui/notice/notice.tsx';
import { formatRupees } from '../../ui/price/format-rupees.ts';
import type { ViewProps } from '../../web/page.tsx';
import { useRefresh } from '../../web/shell-context.tsx';
import type { PaymentConfirmation } from './confirmed.ts';

/** The result of a payment; the page polls until it is paid. */
export default function PaymentConfirm({ data }: ViewProps<PaymentConfirmation>) {
  const refresh = useRefresh();
  const afterPaid = useAfterPaid();
  const isCleared = useRef(false);
  const { orderId, standing } = data;
  const [came, setCame] = useState(false);
  const isPaid = came || standing === 'paid';
  const isPlaced = isPaid || standing === 'at_door';
  const hasFailed = !isPaid && (standing === 'declined' || standing === 'cancelled');
  usePaymentWatch(orderId, (status) => (status === 'paid' ? setCame(true) : void refresh()), {
    known: hasFailed ? 'failed' : 'pending',
    wanted: !isPlaced,
  });
  useEffect(() => {
    if (!isPlaced || isCleared.current) return;
    isCleared.current = true;
    dropPendingOrder();
    void afterPaid(orderId);
  }, [isPlaced, afterPaid, orderId]);

  return (
    <section className={styles.page} aria-live="polite">
      {hasFailed ? (
        <NotPaid {...data} />
      ) : isPlaced ? (
        <Placed {...data} paid={isPaid} />
      ) : (
        <Waiting {...data} />
      )}
    </section>
  );
}

/** An order that is paid, or confirmed for payment at the door. */
function Placed({
  orderId,
  notice,
  order,
  gifts,
  pushKey,
  paid,
}: PaymentConfirmation & { readonly paid: boolean }) {
  return (
    <>
      <span className={styles.good}>
        <Icon name="check" size="2.5rem" />
      </span>
      <h1>{paid ? m.verified_successfully() : m.order_is_placed()}</h1>
      <p>{paid ? m.thank_you() : m.keep_ready({ amount: formatRupees(order.price) })}</p>
      <PaidFor order={order} />
      {notice && <Notice tone="warning">{notice}</Notice>}
      <p className={styles.soft}>{m.your_order_is_being_processed()}</p>
      <Gifts coupons={gifts} />
      <AskForNews pushKey={pushKey} />
      <div className={styles.actions}>
        <ButtonLink href="/dashboard/my-orders">{m.go_to_my_orders()}</ButtonLink>
        <a
          className={styles.invoice}
          href={`/api/generate-invoice/${orderId}`}
          target="_blank"
          rel="noopener"
        >
          {m.invoice()}
        </a>
      </div>
    </>
  );
}

function Waiting({ notice, order }: ReadPayment) {
  return (
    <>
      <span className={styles.waiting}>
        <Icon name="clock" size="2.5rem" />
      </span>
      <h1>{m.verifying()}</h1>
      <p>{m.under_verification()}</p>
      <PaidFor order={order} />
      <p className={styles.soft}>{m.may_take_24_hours()}</p>
      {notice && <Notice tone="info">{notice}</Notice>}
      <div className={styles.actions}>
        <ButtonLink href="/dashboard/my-orders">{m.my_orders()}</ButtonLink>
        <ButtonLink variant="secondary" href="/help">
          {m.need_help()}
        </ButtonLink>
      </div>
    </>
  );
}
