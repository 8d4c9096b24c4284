import { useCallback, useEffect, useState } from 'react';
import * as m from '#messages/payment';
import { dropPendingOrder, pendingOrder } from '../../domains/payments/ui/pending-order.ts';
import { useAfterPaid } from '../../domains/payments/ui/use-after-paid.ts';
import { usePaymentWatch } from '../../domains/payments/ui/use-payment-watch.ts';
import type { Coupon } from '../../domains/promotions/offers.calls.ts';
import { Gifts } from '../../domains/promotions/ui/gifts.tsx';
import { Button, ButtonLink } from '../../ui/button/button.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { Spinner } from '../../ui/spinner/spinner.tsx';
import { useApi, type ViewProps } from '../../web/page.tsx';
import styles from '../../domains/payments/ui/outcome.module.css';

type Result = 'unknown' | 'succeeded' | 'failed' | 'processing';

/** After this many milliseconds a pending payment is shown as processing instead of a spinner. */
const patience = 20_000;

/** The return page of an external payment: a spinner until the result is known, for a limited time. */
export default function OrderConfirm({ data }: ViewProps<{ orderId: string }>) {
  const api = useApi();
  const afterPaid = useAfterPaid();
  const [orderId, setOrderId] = useState(data.orderId);
  const [result, setResult] = useState<Result>('unknown');
  const [gifts, setGifts] = useState<readonly Coupon[]>([]);
  const [problem, setProblem] = useState<string>();

  const settle = useCallback(
    async (id: string) => {
      setProblem(undefined);
      try {
        const { payment_status: status } = await api.payments.confirm({ orderId: id });
        if (status === 'pending') return;
        setResult(status === 'paid' ? 'succeeded' : 'failed');
        if (status !== 'paid') return;
        dropPendingOrder();
        const { coupons } = await api.offers.coupons();
        setGifts(coupons.filter((coupon) => coupon.orderId === id));
        await afterPaid(id);
      } catch (error) {
        setProblem((error as Error).message);
      }
    },
    [api, afterPaid],
  );
  useEffect(() => {
    const id = data.orderId || pendingOrder();
    if (!id) return setProblem(m.see_my_orders_for_status());
    setOrderId(id);
    void settle(id);
    const timer = setTimeout(() => setResult((now) => (now === 'unknown' ? 'processing' : now)), patience);
    return () => clearTimeout(timer);
  }, [data.orderId, settle]);
  const isPolling = result === 'unknown' || result === 'processing';
  usePaymentWatch(orderId, () => void settle(orderId), { wanted: isPolling });

  const back = <ButtonLink href="/dashboard/my-orders">{m.back_to_dashboard()}</ButtonLink>;
  const onlyWayOn = <div className={styles.actions}>{back}</div>;
  if (problem) {
    return (
      <section className={styles.page} role="alert">
        <span className={styles.bad}>
          <Icon name="warning" size="2.5rem" />
        </span>
        <h1>{orderId ? m.not_confirmed_yet() : m.no_payment_in_progress()}</h1>
        <p>{problem}</p>
        <div className={styles.actions}>
          {orderId && (
            <Button variant="secondary" onClick={() => void settle(orderId)}>
              {m.try_again()}
            </Button>
          )}
          {back}
        </div>
      </section>
    );
  }
  return (
    <section className={styles.page} aria-live="polite">
      {result === 'unknown' && (
        <>
          <span className={styles.waiting}>
            <Spinner />
          </span>
          <h1>{m.confirming()}</h1>
          <p className={styles.soft}>{m.checking_payment()}</p>
        </>
      )}
      {(result === 'failed' || result === 'processing') && (
        <>
          <span className={styles.bad}>
            <Icon name={result === 'failed' ? 'warning' : 'clock'} size="2.5rem" />
          </span>
          <h1>{result === 'failed' ? m.your_payment_failed() : m.still_processing()}</h1>
          <p className={styles.soft}>{m.my_orders_shows_status()}</p>
          {onlyWayOn}
        </>
      )}
      {result === 'succeeded' && (
        <>
          <span className={styles.good}>
            <Icon name="check" size="2.5rem" />
          </span>
          <h1>{m.order_confirmed()}</h1>
          <p className={styles.soft}>{m.sellers_have_it()}</p>
          <Gifts coupons={gifts} />
          {onlyWayOn}
        </>
      )}
    </section>
  );
}
