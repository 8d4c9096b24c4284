import { TellMe } from '../../domains/waits/ui/tell-me.tsx';
import { ProductDelivery } from '../../domains/delivery/ui/product-delivery.tsx';
import type { Product } from '../../domains/catalogue/product.ts';
import { SellerCard } from './seller-card.tsx';
import { ShareLinks } from './share-links.tsx';

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
