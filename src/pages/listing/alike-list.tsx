import * as m from '#messages/listing';
import type { Card } from '../../domains/catalogue/card.ts';
import { colourAddress } from '../../domains/catalogue/colours.ts';
import { Link } from '../../ui/link.tsx';
import { Picture } from '../../ui/picture/picture.tsx';
import { Price } from '../../ui/price/price.tsx';
import styles from './alike-list.module.css';

/** A card's look-alikes, collapsed below it; picture and price link to each. */
export const AlikeList = ({ products }: { products: readonly Card[] }) => (
  <details className={styles.alike}>
    <summary>{m.more_of_this_name({ count: products.length })}</summary>
    <ul>
      {products.map(({ _id, name, slug, colour = '', image, price, finalPrice, discount, isFrom }) => (
        <li key={_id}>
          <Link href={colourAddress(slug, colour)}>
            <span className={styles.picture}>
              <Picture src={image} alt={name} sizes="3rem" card />
            </span>
            <Price selling={finalPrice} mrp={price} percent={discount} isFrom={isFrom} size="small" />
          </Link>
        </li>
      ))}
    </ul>
  </details>
);
