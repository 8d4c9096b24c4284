import * as m from '#messages/product-page';
import { BuyBox } from '../../domains/cart/ui/buy-box.tsx';
import type { Product } from '../../domains/catalogue/product.ts';
import { Gallery } from '../../domains/catalogue/ui/gallery.tsx';
import { useColour } from '../../domains/catalogue/ui/use-colour.ts';
import { WishlistButton } from '../../domains/wishlist/ui/wishlist-button.tsx';
import { Breadcrumb } from '../../ui/breadcrumb/breadcrumb.tsx';
import { Stars } from '../../ui/stars/stars.tsx';
import { Unbroken } from '../../ui/unbroken.tsx';
import type { ViewProps } from '../../web/page.tsx';
import { useShell } from '../../web/shell-context.tsx';
import {
  BelowLater,
  HeldHereLater,
  OfferedByLater,
  SaleEndLater,
  SizeHelpLater,
  WornByYouLater,
} from './later.tsx';
import type { ProductData } from './load.ts';
import styles from './view.module.css';

/**
 * `sizes` of the gallery's picture. Screens beyond 2× density get the file for 2×, which looks the same and weighs
 * half. Cheap phones (360 px, 2×) get 640 px.
 */
const gallerySizes =
  '(min-width: 1024px) 560px, (min-width: 768px) 48vw, (min-resolution: 2.2dppx) 60vw, 75vw';

export default function ProductDetails({ data, search }: ViewProps<ProductData>) {
  const { product, shopSlug } = data;
  const heldHere = useHeld(product);
  const colour = useColour(product, search.get('colour'), nameInAddress);
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
        <Gallery
          key={product._id}
          images={product.images}
          drawings={data.drawings}
          name={product.name}
          sizes={gallerySizes}
          wanted={colour.colour?.image}
        />
        <div className={styles.facts}>
          <p className={styles.brand}>
            {product.brand}
            <a className={styles.rating} href="#reviews">
              <Stars rating={product.rating} figure={product.ratingCount > 0} />{' '}
              {m.review_count({ count: product.ratingCount })}
            </a>
          </p>
          <h1 className={styles.name}>
            <Unbroken text={product.name} />
          </h1>
          <BuyBox
            key={product._id}
            product={product}
            colour={colour}
            wish={<WishlistButton product={product} />}
            until={(variantId) => <SaleEndLater data={data} variantId={variantId} />}
            guide={<SizeHelpLater data={data} />}
            onMe={(size) => <WornByYouLater data={data} colour={colour.colour?.name} size={size} />}
            held={heldHere}
          />
          <OfferedByLater product={product} shopSlug={shopSlug} colour={colour.colour?.name} />
        </div>
      </div>
      <BelowLater data={data} />
    </div>
  );
}

/** What this customer's unpaid orders hold of the product's sold-out variants (R-ORDER-5), from the shell's data. */
function useHeld(product: Product) {
  const { held = [] } = useShell();
  const soldOutIds = product.variants.filter(({ stock }) => stock === 0).map(({ _id }) => _id);
  const mine = held.filter(({ variantId }) => soldOutIds.includes(variantId));
  if (mine.length === 0) return undefined;
  return { variantIds: mine.map(({ variantId }) => variantId), notice: <HeldHereLater goods={mine} /> };
}

/** Puts the colour into the address, for sharing and reloading, without loading the page again. */
function nameInAddress(colour: string) {
  const address = new URL(window.location.href);
  address.searchParams.set('colour', colour);
  window.history.replaceState(window.history.state, '', address);
}
