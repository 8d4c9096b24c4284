import { type ReactNode, useState } from 'react';
import { Button } from '../../../ui/button/button.tsx';
import type { Card } from '../../catalogue/card.ts';
import { ProductCard } from '../../catalogue/ui/product-card.tsx';
import { SizeSheet } from './size-sheet.tsx';
import { useAddToCart } from './use-add-to-cart.ts';

interface Props {
  readonly product: Card;
  readonly sizes: string;
  readonly inCarousel?: boolean;
  readonly eager?: boolean;
  readonly corner?: ReactNode;
}

/** A product card with 'Add to Cart': one unit a press (specification section 9); sizes are asked for in a sheet. */
export function BuyableCard(props: Props) {
  const { product } = props;
  const [choosing, setChoosing] = useState(false);
  const { add, adding } = useAddToCart(() => setChoosing(true));

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
            onClick={() =>
              product.hasSizes ? setChoosing(true) : void add({ productId: product._id, quantity: 1 })
            }
          >
            {product.stock === 0 ? 'Sold out' : 'Add to Cart'}
          </Button>
        }
      />
      {choosing && (
        <SizeSheet
          product={product}
          onClose={() => setChoosing(false)}
          onChoose={(variant) => {
            setChoosing(false);
            void add({ productId: product._id, variantId: variant._id, quantity: 1 });
          }}
        />
      )}
    </>
  );
}
