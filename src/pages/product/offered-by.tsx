import * as m from '#messages/product-page';
import { TellMe } from '../../domains/waits/ui/tell-me.tsx';
import { dayText } from '../../domains/delivery/day-text.ts';
import { ProductDelivery } from '../../domains/delivery/ui/product-delivery.tsx';
import type { Product } from '../../domains/catalogue/product.ts';
import { ShareLinks } from './share-links.tsx';
import { ButtonLink } from '../../ui/button/button.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { Link } from '../../ui/link.tsx';
import { useShell } from '../../web/shell-context.tsx';
import type { ProductData } from './load.ts';
import styles from './offered-by.module.css';

/** The product's seller, with a link to chat. */
function SellerCard({ product, shopSlug }: { product: Product; shopSlug: string }) {
  const { customer } = useShell();
  const chat = `/dashboard/chat/${product.sellerId}?product=${product.slug}`;
  return (
    <div className={styles.card}>
      <Icon name="store" size="1.75rem" />
      <p>
        <small>{m.sold_by()}</small>
        <Link href={`/shop/${shopSlug}`}>{product.shopName}</Link>
      </p>
      <ButtonLink
        variant="secondary"
        size="small"
        icon="chat"
        href={customer ? chat : `/login?next=${encodeURIComponent(chat)}`}
      >
        {m.chat_with_seller()}
      </ButtonLink>
    </div>
  );
}

/** Sold-out variants, the delivery date, the seller, and the share links. */
export const OfferedBy = ({
  product,
  shopSlug,
  colour,
}: {
  product: Product;
  shopSlug: string;
  colour?: string | undefined;
}) => (
  <>
    <TellMe
      key={`${product._id} ${colour}`}
      variants={product.variants.filter((one) => !colour || one.colour === colour)}
      isGone={product.stock === 0}
    />
    <ProductDelivery sellerId={product.sellerId} />
    <SellerCard product={product} shopSlug={shopSlug} />
    <ShareLinks product={product} colour={colour} />
  </>
);

/** The last day of the sale that the chosen size is in; before the choice, that all sizes are in. */
export function SaleEnd({
  data: { sale, product },
  variantId,
}: {
  data: ProductData;
  variantId: string | undefined;
}) {
  const ids = variantId ? [variantId] : product.variants.map(({ _id }) => _id);
  if (!sale || !ids.every((id) => sale.variantIds.includes(id))) return null;
  return (
    <>
      {' '}
      <span data-whole="">{m.sale_until({ day: dayText(sale.lastDay) })}</span>
    </>
  );
}
