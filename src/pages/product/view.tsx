import * as m from '#messages/product';
import * as reviewMessages from '#messages/reviews';
import { Gallery } from '../../domains/catalogue/ui/gallery.tsx';
import { BuyBox } from '../../domains/cart/ui/buy-box.tsx';
import { BuyableCard } from '../../domains/cart/ui/buyable-card.tsx';
import { ReviewSectionLater } from '../../domains/reviews/ui/review-section-later.tsx';
import type { Card } from '../../domains/catalogue/card.ts';
import type { Product } from '../../domains/catalogue/product.ts';
import { WishlistButton } from '../../domains/wishlist/ui/wishlist-button.tsx';
import { Breadcrumb } from '../../ui/breadcrumb/breadcrumb.tsx';
import { Carousel } from '../../ui/carousel/carousel.tsx';
import { Far } from '../../ui/far/far.tsx';
import { Stars } from '../../ui/stars/stars.tsx';
import type { ViewProps } from '../../web/page.tsx';
import { useShell } from '../../web/shell-context.tsx';
import { HeldHereLater } from './held-here-later.tsx';
import { AttributeRows } from './attribute-rows.tsx';
import { DeclaredFactsLater } from './declared-facts-later.tsx';
import type { ProductData } from './load.ts';
import { SellerCard } from './seller-card.tsx';
import { ShareLinksLater } from './share-links-later.tsx';
import { gallerySizes } from './sizes.ts';
import styles from './view.module.css';

export default function ProductDetails({ data }: ViewProps<ProductData>) {
  const { product, attributes, relatedProducts, moreProducts, reviews, reviewPage, declared, shopSlug } =
    data;
  const held = useHeld(product);
  return (
    <div className={styles.page}>
      <Breadcrumb
        steps={[
          { name: m.home(), href: '/' },
          { name: product.category, href: `/product/category/${product.categorySlug}` },
          { name: product.name },
        ]}
      />
      <div className={styles.top}>
        <Gallery key={product._id} images={product.images} name={product.name} sizes={gallerySizes} />
        <div className={styles.facts}>
          <p className={styles.brand}>{product.brand}</p>
          <h1 className={styles.name}>{product.name}</h1>
          <a className={styles.rating} href="#reviews">
            <Stars rating={product.rating} figure={product.ratingCount > 0} />{' '}
            {reviewMessages.review_count({ count: product.ratingCount })}
          </a>
          <BuyBox
            key={product._id}
            product={product}
            wish={<WishlistButton product={product} />}
            held={held}
          />
          <SellerCard product={product} shopSlug={shopSlug} />
          <ShareLinksLater product={product} />
        </div>
      </div>
      <section className={styles.text} aria-labelledby="description">
        <h2 id="description">{m.description()}</h2>
        {/* Cleaned to a small safe set of tags before it was stored. */}
        <div className={styles.prose} dangerouslySetInnerHTML={{ __html: product.description }} />
        <h2>{m.specification()}</h2>
        <Specification product={product} attributes={attributes} />
      </section>
      <DeclaredFactsLater declared={declared} />
      <ReviewSectionLater product={product} reviews={reviews} page={reviewPage} />
      <More
        of={product._id}
        title={m.more_from({ shopName: product.shopName })}
        products={moreProducts}
        seller
      />
      <More of={product._id} title={m.related_products()} products={relatedProducts} />
    </div>
  );
}

/** What this customer's unpaid orders hold of the product's sold-out variants (R-ORDER-5). It comes with the shell. */
function useHeld(product: Product) {
  const { held = [] } = useShell();
  const gone = product.variants.filter(({ stock }) => stock === 0).map(({ _id }) => _id);
  const mine = held.filter(({ variantId }) => gone.includes(variantId));
  if (mine.length === 0) return undefined;
  return { variantIds: mine.map(({ variantId }) => variantId), notice: <HeldHereLater goods={mine} /> };
}

/** The facts as a table, then the description again. */
function Specification({ product, attributes }: Pick<ProductData, 'product' | 'attributes'>) {
  const colours = [...new Set(product.variants.map(({ colour }) => colour).filter(Boolean))];
  const sizes = [...new Set(product.variants.map(({ size }) => size))];
  return (
    <>
      <dl className={styles.facts2}>
        <dt>{m.brand()}</dt>
        <dd>{product.brand}</dd>
        <dt>{m.category()}</dt>
        <dd>{product.category}</dd>
        <dt>{m.sizes()}</dt>
        <dd>{sizes.join(', ')}</dd>
        {colours.length > 0 && (
          <>
            <dt>{m.colours()}</dt>
            <dd>{colours.join(', ')}</dd>
          </>
        )}
        <AttributeRows attributes={attributes} hasColours={colours.length > 0} />
        <dt>{m.sold_by()}</dt>
        <dd>{product.shopName}</dd>
      </dl>
      <div className={styles.prose} dangerouslySetInnerHTML={{ __html: product.description }} />
    </>
  );
}

function More({
  of,
  title,
  products,
  seller = false,
}: {
  /** The product on whose page they stand. */
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
