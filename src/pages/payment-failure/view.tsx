import * as m from '#messages/payment';
import { ButtonLink } from '../../ui/button/button.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { Notice } from '../../ui/notice/notice.tsx';
import type { ViewProps } from '../../web/page.tsx';
import styles from '../payment-confirm/view.module.css';

/** The countdown ended, or the provider said no. The money may be on its way all the same: both ways on are offered. */
export default function PaymentFailure({ data: { orderId } }: ViewProps<{ orderId: string }>) {
  const order = encodeURIComponent(orderId);
  return (
    <section className={styles.page}>
      <span className={styles.bad}>
        <Icon name="warning" size="2.5rem" />
      </span>
      <h1>{m.payment_failed()}</h1>
      <p>{m.unsuccessful_session_timeout()}</p>
      <p className={styles.soft}>{m.try_later_or_another_method()}</p>
      {orderId && <Notice>{m.money_debited()}</Notice>}
      <div className={styles.actions}>
        {orderId && <ButtonLink href={`/my-payment?orderId=${order}`}>{m.try_again()}</ButtonLink>}
        {orderId && (
          <ButtonLink variant="secondary" href={`/payment?orderId=${order}`}>
            {m.i_have_paid_enter_utr()}
          </ButtonLink>
        )}
        <ButtonLink variant={orderId ? 'secondary' : 'primary'} href="/dashboard/my-orders">
          {m.my_orders()}
        </ButtonLink>
        <ButtonLink variant="quiet" href="/help">
          {m.need_help_spaced()}
        </ButtonLink>
      </div>
    </section>
  );
}
