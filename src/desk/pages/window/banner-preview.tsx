import * as m from '#messages/desk-window';
import { BannerCarousel } from '../../../domains/catalogue/ui/banner-carousel.tsx';
import styles from './window.module.css';

/** A banner as the home page shows it, by the same component; nothing in it can be clicked. */
export const BannerPreview = ({
  content,
}: {
  content: {
    picture: string;
    heading: string;
    buttonText: string;
    targetType: 'product' | 'category' | '';
  };
}) => (
  <div className={styles.preview} aria-label={m.as_customers_see()} inert>
    <BannerCarousel
      sizes="32rem"
      banners={[
        {
          _id: content.picture,
          imgUrl: content.picture,
          heading: content.heading || m.your_heading(),
          btnText: content.buttonText || m.see_them(),
          buttonLink: '',
          targetType: content.targetType,
          productId: 'preview',
          productSlug: 'preview',
          categoryId: 'preview',
        },
      ]}
    />
  </div>
);
