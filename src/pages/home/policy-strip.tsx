import { shop } from '../../shop.ts';
import { Icon, type IconName } from '../../ui/icon/icon.tsx';
import styles from './policy-strip.module.css';

const promises: readonly [icon: IconName, title: string, text: string][] = [
  ['truck', 'Free shipping', `On purchases above ₹${shop.freeShippingAbove}`],
  ['map-pin', 'Fast delivery', `Across ${shop.city}`],
  ['return', `${shop.returnDays}-day returns`, 'Changed your mind? Send it back'],
  ['shield', 'Money-back guarantee', 'As per our terms'],
  ['chat', '24/7 customer support', `By phone ${shop.supportHours.from} to ${shop.supportHours.to}`],
];

/** What the shop promises, before the foot of the home page. */
export function PolicyStrip() {
  return (
    <ul className={styles.strip} aria-label="What you can count on">
      {promises.map(([icon, title, text]) => (
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
