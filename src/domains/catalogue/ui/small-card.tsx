import { Link } from '../../../ui/link.tsx';
import { Picture } from '../../../ui/picture/picture.tsx';
import { Price } from '../../../ui/price/price.tsx';
import { Unbroken } from '../../../ui/unbroken.tsx';
import type { Card } from '../card.ts';
import styles from './product-card.module.css';

/** A product in a strip of small pictures, without an action: its picture and name are one link. */
export const SmallCard = ({ product: { name, slug, image, finalPrice, isFrom }, sizes }: SmallCardProps) => (
  <article className={styles.card}>
    <Link href={`/product/details/${slug}`} className={styles.link}>
      <Picture src={image} alt="" sizes={sizes} ratio="3 / 4" card />
      <h3 className={styles.oneLine}>
        <Unbroken text={name} />
      </h3>
    </Link>
    <Price selling={finalPrice} size="small" isFrom={isFrom} />
  </article>
);

interface SmallCardProps {
  readonly product: Card;
  /** The `sizes` attribute of the picture. */
  readonly sizes: string;
}
