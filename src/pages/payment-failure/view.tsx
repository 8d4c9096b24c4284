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
      <h1>Payment Failed</h1>
      <p>Your payment was unsuccessful due to session timeout.</p>
      <p className={styles.soft}>Please try again later or use another method.</p>
      {orderId && (
        <Notice>
          If your app says that the money has left, it is not lost: enter the UTR and we find it.
        </Notice>
      )}
      <div className={styles.actions}>
        {orderId && <ButtonLink href={`/my-payment?orderId=${order}`}>Try again</ButtonLink>}
        {orderId && (
          <ButtonLink variant="secondary" href={`/payment?orderId=${order}`}>
            I have paid: enter UTR
          </ButtonLink>
        )}
        <ButtonLink variant={orderId ? 'secondary' : 'primary'} href="/dashboard/my-orders">
          My Orders
        </ButtonLink>
        <ButtonLink variant="quiet" href="/help">
          Need help ?
        </ButtonLink>
      </div>
    </section>
  );
}
