import { useNavigate } from 'react-router';
import * as m from '#messages/payment';
import { payAt } from '../../domains/payments/ui/forms.ts';
import { NotPaid, OtherWays, UtrLink } from '../../domains/payments/ui/not-paid.tsx';
import styles from '../../domains/payments/ui/outcome.module.css';
import { PaidFor } from '../../domains/payments/ui/paid-for.tsx';
import type { ReadPayment } from '../../domains/payments/ui/read-payment.ts';
import { useAfterPaid } from '../../domains/payments/ui/use-after-paid.ts';
import { usePaymentWatch } from '../../domains/payments/ui/use-payment-watch.ts';
import { ButtonLink } from '../../ui/button/button.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { Link } from '../../ui/link.tsx';
import { Notice } from '../../ui/notice/notice.tsx';
import type { ViewProps } from '../../web/page.tsx';
import { useRefresh } from '../../web/shell-context.tsx';

/** Shown after the countdown or a decline. The money may still be on its way, so the page keeps polling. */
export default function PaymentFailure({ data }: ViewProps<ReadPayment | null>) {
  const navigate = useNavigate();
  const refresh = useRefresh();
  const afterPaid = useAfterPaid();
  const orderId = data?.orderId ?? '';
  usePaymentWatch(
    orderId,
    (status) => {
      if (status !== 'paid') return void refresh();
      const confirmation = `/payment/confirm?orderId=${encodeURIComponent(orderId)}`;
      void Promise.resolve(navigate(confirmation, { replace: true })).then(() => afterPaid(orderId));
    },
    { known: data && data.standing !== 'unseen' ? 'failed' : 'pending' },
  );
  return (
    <section className={styles.page}>
      {!data && <TimedOut />}
      {data?.standing === 'unseen' && <NotSeen payment={data} />}
      {data && data.standing !== 'unseen' && <NotPaid {...data} />}
    </section>
  );
}

/** No payment was seen yet, which is not a failure: says so first, with what happens to money on its way. */
function NotSeen({ payment: { orderId, notice, order } }: { payment: ReadPayment }) {
  const here = `/payment/failure?orderId=${encodeURIComponent(orderId)}`;
  return (
    <>
      <span className={styles.waiting}>
        <Icon name="clock" size="2.5rem" />
      </span>
      <h1>{m.not_seen_yet()}</h1>
      <PaidFor order={order} />
      <p role="status">{m.keeps_asking()}</p>
      <noscript>
        <Link href={here}>{m.look_again()}</Link>
      </noscript>
      {notice && <Notice tone="warning">{notice}</Notice>}
      <div className={styles.actions}>
        <ButtonLink href={payAt(orderId)}>{m.try_again()}</ButtonLink>
        <UtrLink orderId={orderId} />
      </div>
      <p className={styles.soft}>{m.try_again_shows_new_qr()}</p>
      <section className={styles.otherwise} aria-labelledby="not-paid">
        <p className={styles.soft}>{m.not_paid_yet()}</p>
        <h2 id="not-paid">{m.payment_failed()}</h2>
        <Reason />
        <div className={styles.actions}>
          <OtherWays />
        </div>
      </section>
    </>
  );
}

/** The page without an order: there is nothing to poll. */
function TimedOut() {
  return (
    <>
      <span className={styles.bad}>
        <Icon name="warning" size="2.5rem" />
      </span>
      <h1>{m.payment_failed()}</h1>
      <Reason />
      <div className={styles.actions}>
        <OtherWays alone />
      </div>
    </>
  );
}

const Reason = () => (
  <>
    <p>{m.unsuccessful_session_timeout()}</p>
    <p className={styles.soft}>{m.try_later_or_another_method()}</p>
  </>
);
