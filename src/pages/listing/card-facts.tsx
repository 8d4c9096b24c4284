import * as m from '#messages/listing';
import type { Facts } from './facts.ts';
import styles from './view.module.css';

/** Beside a card in the list view: what it is like, made of, in which sizes it is there, and who sells it. */
export function CardFacts({ facts: { text, made, sizes, shopName } }: { facts: Facts }) {
  return (
    <div className={styles.facts}>
      <p>{text}</p>
      {made && <p>{made}</p>}
      {sizes && <p>{m.sizes_in_stock({ sizes })}</p>}
      <p>{m.sold_by({ shopName })}</p>
    </div>
  );
}
