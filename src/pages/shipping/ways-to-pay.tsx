import * as m from '#messages/checkout';
import { Icon } from '../../ui/icon/icon.tsx';
import type { ShippingOffer } from './load.ts';
import styles from './view.module.css';

const names = { upi: m.upi, hosted: m.hosted, door: m.door };

/** What the order can be paid with, said before it is placed, and why not at the door. */
export const WaysToPay = ({ ways }: { ways: ShippingOffer['ways'] }) => (
  <section className={styles.ways} aria-labelledby="ways">
    <h2 id="ways">{m.how_to_pay()}</h2>
    <ul>
      {ways.map(({ way, allowed, why }) => (
        <li key={way} data-allowed={allowed}>
          <Icon name={allowed ? 'check' : 'close'} size="1.125rem" />
          <span>{allowed ? names[way]() : m.not_door({ why })}</span>
        </li>
      ))}
    </ul>
    <p className={styles.soft}>{m.pay_next()}</p>
  </section>
);
