import * as m from '#messages/home';
import { shop } from '../../shop.ts';
import { Icon, type IconName } from '../../ui/icon/icon.tsx';
import styles from './policy-strip.module.css';
import { deliveryTerms } from '../../domains/delivery/delivery-fee.ts';

const promises = (): readonly [icon: IconName, title: string, text: string][] => [
  ['truck', m.free_shipping(), m.on_purchases_above({ freeShippingAbove: deliveryTerms(null).freeAbove })],
  ['map-pin', m.fast_delivery(), m.across({ city: shop.city })],
  ['return', m.day_returns({ returnDays: shop.returnDays }), m.changed_your_mind()],
  ['shield', m.money_back_guarantee(), m.as_per_terms()],
  [
    'chat',
    m.round_the_clock_support(),
    m.by_phone_to({ from: shop.supportHours.from, to: shop.supportHours.to }),
  ],
];

/** The shop's promises, above the footer of the home page. */
export function PolicyStrip() {
  return (
    <ul className={styles.strip} aria-label={m.what_you_can_count_on()}>
      {promises().map(([icon, title, text]) => (
        <li key={title}>
          <Icon name={icon} size="1.75rem" />
          <p>
            <b>{title}</b>
            <span>{text}</span>
          </p>
        </li>
      ))}
    </ul>
  );
}
