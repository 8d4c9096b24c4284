import * as m from '#messages/home';
import type { Card } from '../../domains/catalogue/card.ts';
import { BannerCarousel } from '../../domains/catalogue/ui/banner-carousel.tsx';
import { CategoryCarousel } from '../../domains/catalogue/ui/category-carousel.tsx';
import { BuyableCard } from '../../domains/cart/ui/buyable-card.tsx';
import { WishlistButton } from '../../domains/wishlist/ui/wishlist-button.tsx';
import { shop } from '../../shop.ts';
import { Carousel } from '../../ui/carousel/carousel.tsx';
import { Far } from '../../ui/far/far.tsx';
import { Link } from '../../ui/link.tsx';
import type { ViewProps } from '../../web/page.tsx';
import { useShell } from '../../web/shell-context.tsx';
import type { HomeData } from './load.ts';
import { LaneLater } from './lane-later.tsx';
import { RecentLater } from './recent-later.tsx';
import { ProductStory } from './product-story.tsx';
import { PolicyStrip } from './policy-strip.tsx';
import { bannerSizes } from './sizes.ts';
import styles from './view.module.css';

export default function Home({ data }: ViewProps<HomeData>) {
  const { categories } = useShell();
  const { banners, lane, story, groups, featured, offers, shelf } = data;
  return (
    <>
      <h1 className={styles.hidden}>{m.home_title({ shop: shop.name, city: shop.city })}</h1>
      {banners.length > 0 && <BannerCarousel banners={banners} sizes={bannerSizes} />}
      {lane.length > 0 && <LaneLater shops={lane} />}
      <div className={styles.page}>
        <CategoryCarousel categories={categories} pause={banners.length < 2} />
        <Row title={m.special_offer()} href="/shops?discount=10" products={offers} />
        {story && <ProductStory story={story} />}
        {groups.map((group) => (
          <Row key={group.title} title={group.title} products={group.products} />
        ))}
        <Row title={m.featured_items()} products={featured} />
        {shelf && (
          <Row
            title={shelf.category.name}
            href={`/product/category/${shelf.category.slug}`}
            products={shelf.products}
          />
        )}
        <PolicyStrip />
        <RecentLater />
      </div>
    </>
  );
}

function Row({ title, href, products }: { title: string; href?: string; products: readonly Card[] }) {
  if (products.length === 0) return null;
  return (
    <section className={styles.row}>
      <Far name={title}>
        <Carousel
          label={title}
          pause={false}
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
          {products.map((product) => (
            <BuyableCard
              key={product._id}
              product={product}
              sizes="(min-width: 1312px) 300px, (min-width: 1024px) 24vw, (min-width: 768px) 32vw, calc(50vw - 22px)"
              inCarousel
              corner={<WishlistButton product={product} onPicture />}
            />
          ))}
        </Carousel>
      </Far>
    </section>
  );
}
