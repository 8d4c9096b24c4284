import * as m from '#messages/product';
import { FadeCarousel } from '../../../ui/carousel/fade-carousel.tsx';
import { ButtonLink } from '../../../ui/button/button.tsx';
import { Link } from '../../../ui/link.tsx';
import { Picture } from '../../../ui/picture/picture.tsx';
import { colourOf } from '../../../ui/picture/picture-sources.ts';
import type { Banner } from '../product.ts';
import styles from './banner-carousel.module.css';

/** The home page's banners, fading into each other. The picture links to the banner's link, the button to its target. */
export function BannerCarousel({ banners, sizes }: { banners: readonly Banner[]; sizes: string }) {
  return (
    <FadeCarousel
      label={m.highlights()}
      slides={banners.map((banner, index) => ({
        key: banner._id,
        picture: (
          <Link
            href={banner.buttonLink || targetOf(banner) || '/shops'}
            className={styles.picture}
            style={{ '--scene': colourOf(banner.imgUrl) ?? undefined }}
            aria-label={banner.heading}
          >
            <Picture src={banner.imgUrl} alt="" sizes={sizes} ratio="auto" eager={index === 0 && 'first'} />
          </Link>
        ),
        words: (
          <div className={styles.words}>
            <p className={styles.heading}>{banner.heading}</p>
            {targetOf(banner) && <ButtonLink href={targetOf(banner)}>{banner.btnText}</ButtonLink>}
          </div>
        ),
      }))}
    />
  );
}

/** The button's link: the product, the shop filtered by category, or none. */
function targetOf(banner: Banner): string {
  if (banner.targetType === 'product' && banner.productSlug) return `/product/details/${banner.productSlug}`;
  if (banner.targetType === 'category' && banner.categoryId) return `/shops?category=${banner.categoryId}`;
  return '';
}
