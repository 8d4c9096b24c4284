import { useState } from 'react';
import { Button } from '../../../ui/button/button.tsx';
import { Sheet } from '../../../ui/sheet/sheet.tsx';
import type { Product } from '../../catalogue/product.ts';
import { ProductCard } from '../../catalogue/ui/product-card.tsx';
import { VariantChoice } from '../../catalogue/ui/variant-choice.tsx';
import styles from './buyable-card.module.css';
import { useAddToCart } from './use-add-to-cart.ts';

interface Props {
  readonly product: Product;
  readonly sizes: string;
  readonly inCarousel?: boolean;
  readonly eager?: boolean;
}

/** A product card with 'Add to Cart': one unit a press (specification section 9); sizes are asked for in a sheet. */
export function BuyableCard(props: Props) {
  const { product } = props;
  const [choosing, setChoosing] = useState(false);
  const { add, adding } = useAddToCart(() => setChoosing(true));
  const single = product.variants.length === 1;

  return (
    <>
      <ProductCard
        {...props}
        action={
          <Button
            variant="secondary"
            size="small"
            wide
            loading={adding}
            disabled={product.stock === 0}
            aria-label={`Add ${product.name} to cart`}
            onClick={() => (single ? void add({ productId: product._id, quantity: 1 }) : setChoosing(true))}
          >
            {product.stock === 0 ? 'Sold out' : 'Add to Cart'}
          </Button>
        }
      />
      {choosing && (
        <Sheet open onClose={() => setChoosing(false)} title="Choose a size">
          <p className={styles.name}>{product.name}</p>
          <VariantChoice
            variants={product.variants}
            onChoose={(variant) => {
              setChoosing(false);
              void add({ productId: product._id, variantId: variant._id, quantity: 1 });
            }}
          />
        </Sheet>
      )}
    </>
  );
}
