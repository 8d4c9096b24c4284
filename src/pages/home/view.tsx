import * as m from '#messages/home';
import { BannerCarousel } from '../../domains/catalogue/ui/banner-carousel.tsx';
import { CategoryCarousel } from '../../domains/catalogue/ui/category-carousel.tsx';
import { shop } from '../../shop.ts';
import type { ViewProps } from '../../web/page.tsx';
import { useShell } from '../../web/shell-context.tsx';
import type { HomeData } from './load.ts';
import { LaneLater } from './lane-later.tsx';
import { RecentLater } from './recent-later.tsx';
import { ProductStory } from './product-story.tsx';
import { PolicyStrip } from './policy-strip.tsx';
import { Row } from './row.tsx';
import { bannerSizes } from './sizes.ts';
import styles from './view.module.css';

export default function Home({ data }: ViewProps<HomeData>) {
  const { categories } = useShell();
  const { banners, lane, story, groups, featured, offers, shelf } = data;
  return (
    <>
      <h1 className={styles.hidden}>{m.home_title({ shop: shop.name, city: shop.city })}</h1>
      {banners.length > 0 && <BannerCarousel banners={banners} sizes={bannerSizes} />}
      <div className={styles.page}>
        <CategoryCarousel categories={categories} pause={banners.length < 2} />
        {groups.map((group) => (
          <Row key={group.title} title={group.title} face={group.face} products={group.products} />
        ))}
      </div>
      {lane.length > 0 && <LaneLater shops={lane} />}
      <div className={styles.page}>
        <Row title={m.special_offer()} href="/shops?discount=10" face="cards" products={offers} />
        {story && <ProductStory story={story} />}
        <Row title={m.featured_items()} face="tiles" products={featured} />
        {shelf && (
          <Row
            title={shelf.category.name}
            href={`/product/category/${shelf.category.slug}`}
            face="strip"
            products={shelf.products}
          />
        )}
        <RecentLater />
        <PolicyStrip />
      </div>
    </>
  );
}
