import type { Card } from '../../domains/catalogue/card.ts';
import { BuyableCard } from '../../domains/cart/ui/buyable-card.tsx';
import { WishlistButton } from '../../domains/wishlist/ui/wishlist-button.tsx';
import { Carousel } from '../../ui/carousel/carousel.tsx';
import { Far } from '../../ui/far/far.tsx';
import styles from './view.module.css';

/** A row of further products: the seller's, or related ones. */
export function More({
  of,
  title,
  products,
  seller = false,
}: {
  /** The product whose page this is. */
  of: string;
  title: string;
  products: readonly Card[];
  seller?: boolean;
}) {
  if (products.length === 0) return null;
  return (
    <section className={styles.more}>
      <Far key={of} name={`${title} ${of}`}>
        <Carousel
          label={title}
          heading={<h2>{title}</h2>}
          {...(seller ? { slides: { base: 1.4, 640: 2, 1024: 3 } } : {})}
        >
          {products.map((product) => (
            <BuyableCard
              key={product._id}
              product={product}
              sizes={
                seller
                  ? '(min-width: 1024px) 32vw, (min-width: 640px) 46vw, calc(71vw - 26px)'
                  : '(min-width: 1024px) 24vw, (min-width: 768px) 32vw, calc(50vw - 22px)'
              }
              inCarousel
              corner={<WishlistButton product={product} onPicture />}
            />
          ))}
        </Carousel>
      </Far>
    </section>
  );
}
