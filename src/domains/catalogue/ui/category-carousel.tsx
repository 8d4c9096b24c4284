import * as m from '#messages/product';
import { Carousel } from '../../../ui/carousel/carousel.tsx';
import { Link } from '../../../ui/link.tsx';
import { Picture } from '../../../ui/picture/picture.tsx';
import type { Category } from '../product.ts';
import styles from './category-carousel.module.css';

/** The shop's categories as tiles: 2 at once, 4 from 640 px, 6 from 768, 7 from 1024. */
export function CategoryCarousel({
  categories,
  pause,
}: {
  categories: readonly Category[];
  /** Whether this carousel shows the page's pause button. */
  pause: boolean;
}) {
  if (categories.length === 0) return null;
  return (
    <section className={styles.section}>
      <Carousel
        label={m.categories()}
        pause={pause}
        heading={<h2>{m.shop_by_category()}</h2>}
        slides={{ base: 2, 640: 4, 768: 6, 1024: 7 }}
      >
        {categories.map((category) => (
          <Link key={category._id} className={styles.tile} href={`/product/category/${category.slug}`}>
            <span className={styles.arch}>
              <Picture
                src={category.image}
                alt=""
                sizes="(min-width: 1024px) 170px, (min-width: 640px) 24vw, calc(50vw - 22px)"
                ratio="1 / 1"
                card
              />
            </span>
            <span>{category.name}</span>
          </Link>
        ))}
      </Carousel>
    </section>
  );
}
