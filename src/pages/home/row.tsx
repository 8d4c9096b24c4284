import * as m from '#messages/home';
import { BuyableCard } from '../../domains/cart/ui/buyable-card.tsx';
import type { Card } from '../../domains/catalogue/card.ts';
import { SmallCard } from '../../domains/catalogue/ui/small-card.tsx';
import { WishlistButton } from '../../domains/wishlist/ui/wishlist-button.tsx';
import { Carousel } from '../../ui/carousel/carousel.tsx';
import { classes } from '../../ui/classes.ts';
import { Far } from '../../ui/far/far.tsx';
import { Link } from '../../ui/link.tsx';
import { type Face, faces } from './faces.ts';
import styles from './row.module.css';

/** A titled row of products; nothing when there are none. */
export function Row({
  title,
  href,
  face,
  products,
}: {
  title: string;
  /** Where the rest is. */
  href?: string;
  face: Face;
  products: readonly Card[];
}) {
  const { slides, sizes } = faces[face];
  if (products.length === 0) return null;
  return (
    <section className={classes(styles.row, face === 'pairs' && styles.pairs)}>
      <Far name={title}>
        <Carousel
          label={title}
          pause={false}
          slides={slides}
          heading={
            <h2>
              {title}
              {href && (
                <Link className={styles.all} href={href}>
                  {m.see_all()}
                </Link>
              )}
            </h2>
          }
        >
          {products.map((product) =>
            face === 'strip' ? (
              <SmallCard key={product._id} product={product} sizes={sizes} />
            ) : (
              <BuyableCard
                key={product._id}
                product={product}
                sizes={sizes}
                inCarousel={face === 'cards'}
                corner={<WishlistButton product={product} onPicture />}
              />
            ),
          )}
        </Carousel>
      </Far>
    </section>
  );
}
