import * as m from '#messages/payment';
import { ButtonLink } from '../../../ui/button/button.tsx';
import styles from './upi-pay.module.css';

export interface UpiPayment {
  /** The UPI link, `upi://pay?…`: payee, order, amount. */
  readonly url: string;
  /** URL of the link's QR code. */
  readonly qr: string;
  readonly amount: number;
  /** The simulated payment app, in a demo shop. */
  readonly simulatorUrl?: string | undefined;
}

/** The most common payment apps in India, by the scheme of their links. */
const apps = [
  ['Google Pay', 'tez://upi/pay'],
  ['PhonePe', 'phonepe://pay'],
  ['Paytm', 'paytmmp://pay'],
] as const;

/**
 * Shows this phone's payment apps first, because a phone cannot scan its own screen. The QR code is folded, for use
 * with another phone. A demo shop links to its simulated payment app instead. `onApp` is called when an app is being
 * opened.
 */
export function UpiPay({ payment, onApp }: { payment: UpiPayment; onApp?: () => void }) {
  const { qr, simulatorUrl } = payment;
  const picture = <img className={styles.qr} src={qr} width={256} height={256} alt={m.qr_code()} />;
  return (
    <div className={styles.ways}>
      {simulatorUrl ? (
        <>
          <ButtonLink href={simulatorUrl} target="_blank" rel="noopener" size="large" wide onClick={onApp}>
            {m.pay_by_upi_app()}
          </ButtonLink>
          <p className={styles.how}>{m.demo_shop()}</p>
        </>
      ) : (
        <Apps url={payment.url} onApp={onApp} />
      )}
      <details className={styles.other}>
        <summary>{m.pay_from_another_phone()}</summary>
        <div className={styles.code}>
          {simulatorUrl ? (
            <a
              href={simulatorUrl}
              target="_blank"
              rel="noopener"
              aria-label={m.qr_code_opens_demo_app()}
              onClick={onApp}
            >
              {picture}
            </a>
          ) : (
            picture
          )}
          <p className={styles.how}>{m.scan_with_any_upi_app()}</p>
        </div>
      </details>
    </div>
  );
}

/** A link for the phone's default app, and the three most common apps. */
function Apps({ url, onApp }: { url: string; onApp: (() => void) | undefined }) {
  return (
    <div className={styles.apps}>
      <ButtonLink href={url} size="large" wide onClick={onApp}>
        {m.pay_by_upi_app()}
      </ButtonLink>
      <ul aria-label={m.pay_with_app()}>
        {apps.map(([name, scheme]) => (
          <li key={name}>
            <a className={styles.app} href={url.replace(/^upi:\/\/pay/, scheme)} onClick={onApp}>
              {name}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
