import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import * as m from '#messages/payment';
import { promiseLine } from '../../domains/orders/promised-text.ts';
import { HeldUntil } from '../../domains/orders/ui/held-until.tsx';
import { OrderGoods } from '../../domains/orders/ui/order-goods.tsx';
import { claimText } from '../../domains/payments/ui/claim-text.tsx';
import { payForm } from '../../domains/payments/ui/forms.ts';
import { AtDoor } from '../../domains/payments/ui/at-door.tsx';
import { HostedCheckout } from '../../domains/payments/ui/hosted-checkout.tsx';
import { keepPendingOrder } from '../../domains/payments/ui/pending-order.ts';
import { UpiPay } from '../../domains/payments/ui/upi-pay.tsx';
import { useAfterPaid } from '../../domains/payments/ui/use-after-paid.ts';
import { usePaymentWatch } from '../../domains/payments/ui/use-payment-watch.ts';
import { UtrForm } from '../../domains/payments/ui/utr-form.tsx';
import { appliedText } from '../../domains/promotions/applied-text.ts';
import { Button, ButtonLink } from '../../ui/button/button.tsx';
import { EmptyState } from '../../ui/empty-state/empty-state.tsx';
import { Input } from '../../ui/field/input.tsx';
import { Answer } from '../../ui/form/answer.tsx';
import { Form } from '../../ui/form/form.tsx';
import { Link } from '../../ui/link.tsx';
import { Notice } from '../../ui/notice/notice.tsx';
import { formatRupees } from '../../ui/price/format-rupees.ts';
import { Unbroken } from '../../ui/unbroken.tsx';
import { useOutcome } from '../../web/form.ts';
import { usePageForm } from '../../web/page-form.ts';
import type { ViewProps } from '../../web/page.tsx';
import { useGoAndRefresh } from '../../web/shell-context.tsx';
import type { PaymentData } from '../my-payment/load.ts';
import styles from './view.module.css';

/** Pays an order: the bank option, its QR, and the transaction ID for customers who have already paid. */
export default function Payment({
  data: { order, claim, payment: payable, atDoor, problem, declined },
  search,
}: ViewProps<PaymentData>) {
  const navigate = useNavigate();
  const go = useGoAndRefresh();
  const afterPaid = useAfterPaid();
  const orderId = order._id;
  const outcome = useOutcome();
  const wasChosen = outcome?.form === payForm.name && outcome.refusal === undefined;
  const [payment, setPayment] = useState(wasChosen ? payable : null);
  const { form, values, set, busy } = usePageForm(payForm, {
    start: { orderId, bankName: 'SB' },
    onDone: setPayment,
  });
  useEffect(() => keepPendingOrder(orderId), [orderId]);
  usePaymentWatch(
    orderId,
    (status) => {
      if (status === 'failed') return void navigate(`/payment/failure?orderId=${orderId}`);
      if (status === 'pending') return;
      void Promise.resolve(navigate(`/payment/confirm?orderId=${orderId}`)).then(() => afterPaid(orderId));
    },
    { known: declined ? 'failed' : 'pending', wanted: declined || payable !== null },
  );
  // Who says to have paid came for this field alone.
  const hasPaid = search.has('paid');
  const Heading = hasPaid ? 'h1' : 'h2';
  const utr = (
    <section className={styles.box} aria-labelledby="utr">
      <Heading id="utr">{m.i_have_paid_enter_utr()}</Heading>
      {hasPaid && <About order={order} />}
      {claim && <Notice>{claimText(claim)}</Notice>}
      <p className={styles.soft}>{m.enter_transaction_id()}</p>
      <UtrForm
        orderId={orderId}
        isWanted={hasPaid}
        onSent={() => go(`/payment/confirm?orderId=${orderId}`)}
      />
      {hasPaid && (payable || declined) && (
        <Link href={`/payment?orderId=${encodeURIComponent(orderId)}`}>{m.not_paid_yet()}</Link>
      )}
    </section>
  );
  if (!payable && !declined) {
    // Money may be on its way for an order that was cancelled meanwhile: still accept its transaction ID.
    return (
      <>
        <EmptyState
          title={m.cannot_be_paid()}
          titleAs="h1"
          action={<ButtonLink href="/dashboard/my-orders">{m.my_orders()}</ButtonLink>}
        >
          {problem}
        </EmptyState>
        <div className={styles.page}>{utr}</div>
      </>
    );
  }
  if (hasPaid) return <div className={styles.page}>{utr}</div>;
  return (
    <div className={styles.page}>
      <section className={styles.box} aria-labelledby="pay">
        <header>
          <h1 id="pay">{m.pay({ amount: formatRupees(order.price) })}</h1>
        </header>
        <About order={order} />
        {claim && <Notice tone="warning">{m.no_need_to_pay_again()}</Notice>}
        {declined && !payment && <Notice tone="bad">{m.declined()}</Notice>}
        <HostedCheckout checkout={(payment ?? payable)?.checkout} back={search.get('checkout')} />
        {payment ? (
          <Answer>
            <UpiPay payment={payment} />
          </Answer>
        ) : (
          <Form form={form} className={styles.form}>
            <input type="hidden" name="orderId" value={orderId} />
            <fieldset>
              <legend className={styles.soft}>{m.payment_bank()}</legend>
              <label className={styles.bank}>
                <Input
                  type="radio"
                  name="bankName"
                  value="SB"
                  checked={values.bankName === 'SB'}
                  onChange={() => set({ bankName: 'SB' })}
                />
                <b>{m.sb()}</b>
                <span className={styles.soft}>{m.from_any_bank()}</span>
              </label>
            </fieldset>
            <Button type="submit" size="large" wide loading={busy}>
              {m.pay_now()}
            </Button>
          </Form>
        )}
        {atDoor && <AtDoor orderId={orderId} offer={atDoor} />}
      </section>
      {utr}
    </div>
  );
}

const About = ({ order }: Pick<PaymentData, 'order'>) => (
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
