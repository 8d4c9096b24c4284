import { useEffect, useRef, useState } from 'react';
import * as m from '#messages/payment';
import { dropPendingOrder } from '../../domains/payments/ui/pending-order.ts';
import { useAfterPaid } from '../../domains/payments/ui/use-after-paid.ts';
import { usePaymentWatch } from '../../domains/payments/ui/use-payment-watch.ts';
import { ButtonLink } from '../../ui/button/button.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { Notice } from '../../ui/notice/notice.tsx';
import type { ViewProps } from '../../web/page.tsx';
import styles from './view.module.css';

interface Data {
  readonly payment_status: 'pending' | 'paid' | 'failed';
  readonly orderId: string;
  readonly notice: string;
}

/** What became of a payment; while it is not settled the page asks on. */
export default function PaymentConfirm({ data }: ViewProps<Data>) {
  const afterPaid = useAfterPaid();
  const [settled, setSettled] = useState(data.payment_status);
  const cleared = useRef(false);
  const paid = settled === 'paid';
  usePaymentWatch(data.orderId, setSettled, !paid);
  useEffect(() => {
    if (!paid || cleared.current) return;
    cleared.current = true;
    dropPendingOrder();
    void afterPaid(data.orderId);
  }, [paid, afterPaid, data.orderId]);

  return (
    <section className={styles.page} aria-live="polite">
      <span className={paid ? styles.good : styles.waiting}>
        <Icon name={paid ? 'check' : 'clock'} size="2.5rem" />
      </span>
      {paid ? (
        <>
          <h1>{m.verified_successfully()}</h1>
          <p>{m.thank_you()}</p>
          <p className={styles.soft}>{m.your_order_is_being_processed()}</p>
        </>
      ) : (
        <>
          <h1>{m.verifying()}</h1>
          <p>{m.under_verification()}</p>
          <p className={styles.soft}>{m.may_take_24_hours()}</p>
        </>
      )}
      {data.notice && <Notice tone="warning">{data.notice}</Notice>}
      <div className={styles.actions}>
        <ButtonLink href="/dashboard/my-orders">{paid ? m.go_to_my_orders() : m.my_orders()}</ButtonLink>
        {paid ? (
          <a
            className={styles.invoice}
            href={`/api/generate-invoice/${data.orderId}`}
            target="_blank"
            rel="noopener"
          >
            {m.invoice()}
          </a>
        ) : (
          <ButtonLink variant="secondary" href="/help">
            {m.need_help()}
          </ButtonLink>
        )}
      </div>
    </section>
  );
}
