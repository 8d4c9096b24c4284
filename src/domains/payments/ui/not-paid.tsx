import * as m from '#messages/payment';
import { ButtonLink } from '../../../ui/button/button.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { Notice } from '../../../ui/notice/notice.tsx';
import styles from './outcome.module.css';
import { utrAt } from './forms.ts';
import { PaidFor } from './paid-for.tsx';
import type { ReadPayment } from './read-payment.ts';
import { TryAgain } from './try-again.tsx';

/** A payment that did not go through, with the actual reason and the next steps. */
export function NotPaid({ orderId, standing, notice, order }: ReadPayment) {
  const open = standing !== 'cancelled';
  return (
    <>
      <span className={styles.bad}>
        <Icon name="warning" size="2.5rem" />
      </span>
      <h1>{open ? m.payment_failed() : m.order_is_cancelled()}</h1>
      <PaidFor order={order} />
      {open && !notice && <p>{m.declined()}</p>}
      {notice && <Notice tone="warning">{notice}</Notice>}
      <p className={styles.soft}>{open ? m.declined_hint() : m.order_again()}</p>
      {!notice && <Notice>{m.money_debited()}</Notice>}
      <div className={styles.actions}>
        {open ? <TryAgain orderId={orderId} /> : <MyOrders alone />}
        <UtrLink orderId={orderId} />
        {open && <MyOrders />}
        <NeedHelp />
      </div>
    </>
  );
}

export const UtrLink = ({ orderId, another = false }: { orderId: string; another?: boolean }) => (
  <ButtonLink variant="secondary" wide={another} href={utrAt(orderId)}>
    {another ? m.send_another_id() : m.i_have_paid_enter_utr()}
  </ButtonLink>
);

const MyOrders = ({ alone = false }: { alone?: boolean }) => (
  <ButtonLink variant={alone ? 'primary' : 'secondary'} href="/dashboard/my-orders">
    {m.my_orders()}
  </ButtonLink>
);

const NeedHelp = () => (
  <ButtonLink variant="quiet" href="/help">
    {m.need_help_spaced()}
  </ButtonLink>
);

export const OtherWays = ({ alone = false }: { alone?: boolean }) => (
  <>
    <MyOrders alone={alone} />
    <NeedHelp />
  </>
);
