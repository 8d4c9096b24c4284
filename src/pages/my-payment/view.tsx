import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import * as m from '#messages/payment';
import { HostedCheckout } from '../../domains/payments/ui/hosted-checkout.tsx';
import { keepPendingOrder } from '../../domains/payments/ui/pending-order.ts';
import { UpiPay } from '../../domains/payments/ui/upi-pay.tsx';
import { useAfterPaid } from '../../domains/payments/ui/use-after-paid.ts';
import { useAway } from '../../domains/payments/ui/use-away.ts';
import { usePaymentWatch } from '../../domains/payments/ui/use-payment-watch.ts';
import { ButtonLink } from '../../ui/button/button.tsx';
import { CountdownRing } from '../../ui/countdown-ring/countdown-ring.tsx';
import { EmptyState } from '../../ui/empty-state/empty-state.tsx';
import { Link } from '../../ui/link.tsx';
import { Notice } from '../../ui/notice/notice.tsx';
import { formatRupees } from '../../ui/price/format-rupees.ts';
import { Steps } from '../../ui/steps/steps.tsx';
import type { ViewProps } from '../../web/page.tsx';
import type { PaymentData } from './load.ts';
import styles from './view.module.css';

/** Seconds on the QR (R-PAY-3). They change the screen, never the order. */
export const countdown = 30;

export default function MyPayment({ data: { order, payment, problem } }: ViewProps<PaymentData>) {
  const navigate = useNavigate();
  const afterPaid = useAfterPaid();
  const [left, setLeft] = useState(countdown);
  const { away, leave } = useAway();
  const orderId = order._id;
  const { error } = usePaymentWatch(
    orderId,
    (status) => {
      if (status === 'failed') return void navigate(`/payment/failure?orderId=${orderId}`);
      void Promise.resolve(navigate(`/payment/confirm?orderId=${orderId}`)).then(() => afterPaid(orderId));
    },
    { wanted: payment !== null },
  );
  useEffect(() => keepPendingOrder(orderId), [orderId]);
  useEffect(() => {
    if (!payment || away) return;
    if (left <= 0) return void navigate(`/payment/failure?orderId=${orderId}`);
    const timer = setTimeout(() => setLeft(left - 1), 1_000);
    return () => clearTimeout(timer);
  }, [away, left, navigate, orderId, payment]);

  if (!payment) {
    return (
      <EmptyState
        title={m.cannot_be_paid()}
        action={<ButtonLink href="/dashboard/my-orders">{m.my_orders()}</ButtonLink>}
      >
        {problem}
      </EmptyState>
    );
  }
  return (
    <div className={styles.page}>
      <Steps
        label={m.checkout()}
        current={2}
        steps={[{ name: m.cart() }, { name: m.delivery() }, { name: m.payment() }]}
      />
      <section className={styles.box}>
        <header className={styles.head}>
          <div>
            <h1>{formatRupees(payment.amount)}</h1>
            <p>{m.order({ orderId })}</p>
            <p>{m.items({ count: order.items })}</p>
          </div>
          <CountdownRing left={left} total={countdown} label={m.qr_code_shown_for()} />
        </header>
        <HostedCheckout checkout={payment.checkout} />
        <UpiPay payment={payment} onApp={leave} />
        {error && <Notice tone="warning">{error}</Notice>}
        <p className={styles.wait} role="status">
          {away ? m.countdown_waits() : m.waiting()}
        </p>
        <Link href={`/payment?orderId=${orderId}`}>{m.i_have_paid_enter_utr()}</Link>
      </section>
    </div>
  );
}
