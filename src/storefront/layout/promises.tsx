import * as m from '#messages/shell';
import { shop } from '../../shop.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import styles from './header.module.css';
import { PinLink } from './pin-link.tsx';
import { SocialLinks } from './social-links.tsx';
import { deliveryTerms } from '../../domains/delivery/delivery-fee.ts';

/** The strip above the header with the shop's promises. It scrolls away. */
export function Promises() {
  return (
    <section className={styles.strip} data-print="hide" aria-label={m.in_short()}>
      <p>
        <Icon name="truck" /> {m.free_shipping_above({ freeShippingAbove: deliveryTerms(null).freeAbove })}
      </p>
      <p className={styles.wide}>
        {m.delivery_and_returns({ city: shop.city, returnDays: shop.returnDays })}
      </p>
      <PinLink />
      <SocialLinks className={styles.wide} />
    </section>
  );
}
