import * as m from '#messages/listing';
import { rich } from '../../messages/rich.tsx';
import { Link } from '../../ui/link.tsx';
import type { Facts } from './facts.ts';
import styles from './view.module.css';

/** Beside a card in the list view: the description, the material, the available sizes, and the seller. */
export function CardFacts({ facts: { text, made, sizes, shopName, sellerId } }: { facts: Facts }) {
  return (
    <div className={styles.facts}>
      <p>{text}</p>
      {made && <p>{made}</p>}
      {sizes && <p>{m.sizes_in_stock({ sizes })}</p>}
      <p>
        {rich(m.sold_by, { shopName }, { shop: (name) => <Link href={`/shop/${sellerId}`}>{name}</Link> })}
      </p>
    </div>
  );
}
