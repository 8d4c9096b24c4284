import type { Product } from '../../domains/catalogue/product.ts';
import { SellerCard } from './seller-card.tsx';
import { ShareLinks } from './share-links.tsx';

/** Who sells the product, and the links to share it. */
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
    <SellerCard product={product} shopSlug={shopSlug} />
    <ShareLinks product={product} colour={colour} />
  </>
);
