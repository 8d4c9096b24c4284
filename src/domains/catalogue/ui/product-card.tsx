import type { ReactNode } from 'react';
import * as m from '#messages/product';
import { Badge } from '../../../ui/badge/badge.tsx';
import { Link } from '../../../ui/link.tsx';
import { Picture } from '../../../ui/picture/picture.tsx';
import { Price } from '../../../ui/price/price.tsx';
import { Stars } from '../../../ui/stars/stars.tsx';
import { Unbroken } from '../../../ui/unbroken.tsx';
import type { Card } from '../card.ts';
import styles from './product-card.module.css';

/** Names in carousels are cut after this many characters. */
const carouselName = 20;

interface Props {
  readonly product: Card;
  /** Where the card's picture is shown, for choosing its file (the `sizes` attribute). */
  readonly sizes: string;
  /** In a carousel long names are cut; in a list they wrap. */
  readonly inCarousel?: boolean;
  /** Fetched at once: cards that are on the first screen. */
  readonly eager?: boolean | 'first';
  /** The card's button, from the domain that knows what it does. */
  readonly action?: ReactNode;
  /** On the picture, at its foot: when it comes. */
  readonly foot?: ReactNode;
  /** On the picture, at its end: the wishlist's heart. */
  readonly corner?: ReactNode;
}

/** A product in a list or carousel: picture, name, brand, price, what is left, and its action. */
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
  const address = `/product/details/${slug}`;
  return (
    <article className={styles.card}>
      <div className={styles.frame}>
        {/* The name below is the link for keyboard and screen reader; the picture is the same link for the hand. */}
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
          <Link href={address} className={styles.link} title={name}>
            <Unbroken text={inCarousel ? shortName(name) : name} />
          </Link>
        </h3>
        {ratingCount > 0 && <Stars rating={rating} count={ratingCount} />}
        <Price selling={finalPrice} mrp={price} percent={discount} />
      </div>
      {action}
    </article>
  );
}

/** The first 20 characters and an ellipsis. Counts whole characters, so that no letter is cut in two. */
export function shortName(name: string): string {
  const characters = Array.from(name);
  return characters.length > carouselName ? `${characters.slice(0, carouselName).join('')}…` : name;
}
