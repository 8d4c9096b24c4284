import type { ReactNode } from 'react';
import * as m from '#messages/product';
import { Badge } from '../../../ui/badge/badge.tsx';
import { Link } from '../../../ui/link.tsx';
import { Picture } from '../../../ui/picture/picture.tsx';
import { Price } from '../../../ui/price/price.tsx';
import { Stars } from '../../../ui/stars/stars.tsx';
import { Unbroken } from '../../../ui/unbroken.tsx';
import type { Card } from '../card.ts';
import { colourAddress } from '../colours.ts';
import styles from './product-card.module.css';

interface Props {
  readonly product: Card;
  /** The `sizes` attribute of the card's picture, which decides the file to load. */
  readonly sizes: string;
  /** In a carousel, long names are cut; in a list they wrap. */
  readonly inCarousel?: boolean;
  /** Loads at once, for cards on the first screen. */
  readonly eager?: boolean | 'first';
  /** The card's button, supplied by the domain that owns the action. */
  readonly action?: ReactNode;
  /** At the bottom of the picture: the delivery day. */
  readonly foot?: ReactNode;
  /** In the corner of the picture: the wishlist's heart. */
  readonly corner?: ReactNode;
}

/** A product in a list or carousel: picture, name, brand, price, remaining stock, and its action. */
export function ProductCard({
  product,
  sizes,
  inCarousel = false,
  eager = false,
  action,
  foot,
  corner,
}: Props) {
  const { name, brand, slug, price, finalPrice, discount, stock, rating, ratingCount, image } = product;
  const address = colourAddress(slug, product.colour ?? '');
  return (
    <article className={styles.card}>
      <div className={styles.frame}>
        {/* Keyboards and screen readers use the link on the name below; the picture is the same link for pointers. */}
        <Link href={address} className={styles.picture} tabIndex={-1} aria-hidden>
          <Picture src={image} alt="" sizes={sizes} ratio="3 / 4" eager={eager} card />
        </Link>
        {product.isNew && (
          <span className={styles.badges}>
            <Badge tone="new">{m.new_it()}</Badge>
          </span>
        )}
        {stock === 0 ? <span className={styles.soldOut}>{m.sold_out()}</span> : foot}
        {corner && <span className={styles.corner}>{corner}</span>}
      </div>
      <div className={styles.words}>
        <p className={styles.brand}>
          <span>{brand}</span>
          <span className={stock > 0 && stock <= 5 ? styles.few : styles.left}>{m.left({ stock })}</span>
        </p>
        <h3 className={inCarousel ? styles.oneLine : styles.twoLines}>
          <Link href={address} className={styles.link} title={inCarousel ? name : undefined}>
            <Unbroken text={name} />
          </Link>
        </h3>
        {ratingCount > 0 && <Stars rating={rating} count={ratingCount} />}
        <Price selling={finalPrice} mrp={price} percent={discount} isFrom={product.isFrom} />
      </div>
      {action}
    </article>
  );
}
