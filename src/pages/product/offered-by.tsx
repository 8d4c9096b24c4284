import { TellMe } from '../../domains/waits/ui/tell-me.tsx';
import { ProductDelivery } from '../../domains/delivery/ui/product-delivery.tsx';
import type { Product } from '../../domains/catalogue/product.ts';
import { SellerCard } from './seller-card.tsx';
import { ShareLinks } from './share-links.tsx';

/** What is sold out of it, when the product comes, who sells it, and the links to share it. */
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
