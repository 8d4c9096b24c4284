import * as m from '#messages/home';
import { BannerCarousel } from '../../domains/catalogue/ui/banner-carousel.tsx';
import { CategoryCarousel } from '../../domains/catalogue/ui/category-carousel.tsx';
import { shop } from '../../shop.ts';
import type { ViewProps } from '../../web/page.tsx';
import { useShell } from '../../web/shell-context.tsx';
import type { HomeData } from './load.ts';
import { ProductStory } from './product-story.tsx';
import { PolicyStrip } from './policy-strip.tsx';
import { Row } from './row.tsx';
import styles from './view.module.css';
// The server renders the lane, so its styles are needed at once.
import './lane.module.css';
import { useLoaded } from '../../ui/loaded.ts';
import { standing } from '../../ui/standing.tsx';

const load = async () => (await import('./lane.tsx')).Lane;

const loadRecent = () => import('../../domains/catalogue/ui/recently-viewed-row.tsx');

/** Products recently viewed on this device, loaded after the page. */
function RecentLater() {
  const part = useLoaded(loadRecent);
  return part && <part.RecentlyViewedRow />;
}

/** The lane of shops: the HTML comes with the page, the code after it. */
const LaneLater = standing(load, import.meta.env.SSR ? await load() : null);

/**
 * `sizes` of the banners, which are as wide as the window. Screens beyond 2× density get the file for 2×. Cheap phones
 * (360 px, 2×) get 640 px, since the next size looks the same and weighs twice as much.
 */
const bannerSizes = '(min-resolution: 2.2dppx) 76vw, (min-resolution: 1.5dppx) 88vw, 100vw';

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
