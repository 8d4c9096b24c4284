import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import * as m from '#messages/payment';
import { promiseLine } from '../../domains/orders/promised-text.ts';
import { HeldUntil } from '../../domains/orders/ui/held-until.tsx';
import { OrderGoods } from '../../domains/orders/ui/order-goods.tsx';
import { AtDoor } from '../../domains/payments/ui/at-door.tsx';
import { claimText, ClaimSteps, type ShownClaim } from '../../domains/payments/ui/claim-text.tsx';
import { payAt, utrAt } from '../../domains/payments/ui/forms.ts';
import { HostedCheckout } from '../../domains/payments/ui/hosted-checkout.tsx';
import { NotPaid, UtrLink } from '../../domains/payments/ui/not-paid.tsx';
import outcome from '../../domains/payments/ui/outcome.module.css';
import { keepPendingOrder } from '../../domains/payments/ui/pending-order.ts';
import { UpiPay } from '../../domains/payments/ui/upi-pay.tsx';
import { useAfterPaid } from '../../domains/payments/ui/use-after-paid.ts';
import { useAway } from '../../domains/payments/ui/use-away.ts';
import { usePaymentWatch } from '../../domains/payments/ui/use-payment-watch.ts';
import { appliedText } from '../../domains/promotions/applied-text.ts';
import { ButtonLink } from '../../ui/button/button.tsx';
import { CountdownRing } from '../../ui/countdown-ring/countdown-ring.tsx';
import { EmptyState } from '../../ui/empty-state/empty-state.tsx';
import { Link } from '../../ui/link.tsx';
import { Notice } from '../../ui/notice/notice.tsx';
import { formatRupees } from '../../ui/price/format-rupees.ts';
import { Steps } from '../../ui/steps/steps.tsx';
import { Unbroken } from '../../ui/unbroken.tsx';
import { useOutcome } from '../../web/form.ts';
import type { ViewProps } from '../../web/page.tsx';
import { useRefresh } from '../../web/shell-context.tsx';
import type { PaymentData } from './load.ts';
import styles from './view.module.css';

/** Seconds that the QR is shown (R-PAY-3). The countdown changes the screen, never the order. */
export const countdown = 30;

type Order = PaymentData['order'];

export default function MyPayment({ data, search }: ViewProps<PaymentData>) {
  const { order, claim, payment, atDoor, problem, declined } = data;
  const navigate = useNavigate();
  const refresh = useRefresh();
  const afterPaid = useAfterPaid();
  const orderId = order._id;
  const { error } = usePaymentWatch(
    orderId,
    (status) => {
      if (status === 'failed') return void navigate(`/payment/failure?orderId=${orderId}`);
      // The declined payment was retried in another tab.
      if (status === 'pending') return void refresh();
      void Promise.resolve(navigate(`/payment/confirm?orderId=${orderId}`)).then(() => afterPaid(orderId));
    },
    { known: declined ? 'failed' : 'pending', wanted: declined || payment !== null },
  );
  useEffect(() => keepPendingOrder(orderId), [orderId]);

  if (declined)
    return (
      <section className={outcome.page}>
        <NotPaid orderId={orderId} standing="declined" notice={order.notice} order={order} gifts={[]} />
      </section>
    );
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
      {claim && !search.has('again') ? (
        <Claimed order={order} claim={claim} />
      ) : (
        <Qr order={order} payment={payment} atDoor={atDoor} error={error} />
      )}
    </div>
  );
}

/** What is being paid for: pictures, names, number of pieces, and until when they are reserved. */
const About = ({ order }: { order: Order }) => (
  <OrderGoods lines={order.products}>
    <span className={styles.soft}>{m.items({ count: order.items })}</span>
    <span className={styles.soft}>{appliedText(order.applied)}</span>
    <HeldUntil order={order} />
    <span className={styles.soft}>
      <Unbroken text={promiseLine(order)} />
    </span>
    <span className={styles.id}>{m.order({ number: order.number })}</span>
  </OrderGoods>
);

/** The QR of an order while its countdown runs. */
function Qr({
  order,
  payment,
  atDoor,
  error,
}: {
  order: Order;
  payment: NonNullable<PaymentData['payment']>;
  atDoor: PaymentData['atDoor'];
  error: string | undefined;
}) {
  const navigate = useNavigate();
  const [secondsLeft, setLeft] = useState(countdown);
  const { away, leave } = useAway();
  // The OTP takes longer than the countdown, so it must not end this.
  const [confirming, setConfirming] = useState(useOutcome()?.form.startsWith('door-') ?? false);
  const orderId = order._id;
  useEffect(() => {
    if (away || confirming) return;
    if (secondsLeft <= 0) return void navigate(`/payment/failure?orderId=${orderId}`);
    const timer = setTimeout(() => setLeft(secondsLeft - 1), 1_000);
    return () => clearTimeout(timer);
  }, [away, confirming, secondsLeft, navigate, orderId]);
  return (
    <section className={styles.box}>
      <header className={styles.head}>
        <h1>{formatRupees(payment.amount)}</h1>
        <div className={`${styles.clock} ${styles.scripted}`}>
          <small aria-hidden>{m.page_waits()}</small>
          <CountdownRing left={secondsLeft} total={countdown} label={m.page_waits()} />
        </div>
      </header>
      <About order={order} />
      <HostedCheckout checkout={payment.checkout} />
      <UpiPay payment={payment} onApp={leave} />
      {error && <Notice tone="warning">{error}</Notice>}
      {/* Keeps its room while the customer confirms for the door: a button must not move under the finger. */}
      <p className={`${styles.wait} ${styles.scripted}`} role="status" data-quiet={confirming}>
        {away ? m.countdown_waits() : m.waiting()}
      </p>
      <noscript>
        <p className={styles.wait}>
          <Link href={payAt(orderId)}>{m.look_again_when_paid()}</Link>
        </p>
      </noscript>
      <Link href={utrAt(orderId)}>{m.i_have_paid_enter_utr()}</Link>
      {atDoor && <AtDoor orderId={orderId} offer={atDoor} onStart={() => setConfirming(true)} />}
    </section>
  );
}

/** A transaction ID is being checked. Paying again would be double payment, so another QR takes a click. */
function Claimed({ order, claim }: { order: Order; claim: ShownClaim }) {
  return (
    <section className={styles.box}>
      <header className={styles.head}>
        <h1>{m.checking_your_payment()}</h1>
        <b className={styles.amount}>{formatRupees(order.price)}</b>
      </header>
      <About order={order} />
      <Notice>{claimText(claim)}</Notice>
      <section className={styles.next} aria-labelledby="next">
        <h2 id="next">{m.what_happens_next()}</h2>
        <ClaimSteps />
      </section>
      <ButtonLink wide href="/dashboard/my-orders">
        {m.my_orders()}
      </ButtonLink>
      <UtrLink orderId={order._id} another />
      <p className={styles.wait}>{m.no_need_to_pay_again()}</p>
      <Link href={`/my-payment?orderId=${order._id}&again=1`}>{m.pay_again()}</Link>
    </section>
  );
}
