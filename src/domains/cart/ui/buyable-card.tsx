import { type ReactNode, useState } from 'react';
import * as m from '#messages/product';
import { Button } from '../../../ui/button/button.tsx';
import { toast } from '../../../ui/toast/toast.ts';
import type { Card } from '../../catalogue/card.ts';
import { ProductCard } from '../../catalogue/ui/product-card.tsx';
import { DeviceDay } from '../../delivery/ui/device-day.tsx';
import styles from './buyable-card.module.css';
import { cardFormId } from './buy-now.ts';
import type { SizeSheet } from './size-sheet.tsx';
import { useAddToCart } from './use-add-to-cart.ts';

interface Props {
  readonly product: Card;
  readonly sizes: string;
  readonly inCarousel?: boolean;
  readonly eager?: boolean | 'first';
  readonly corner?: ReactNode;
}

/**
 * A product card with 'Add to Cart': one piece per click. If the product has sizes, a sheet asks for one. Guests log
 * in afterwards.
 */
export function BuyableCard(props: Props) {
  const { product } = props;
  const [Choosing, setChoosing] = useState<typeof SizeSheet | null>(null);
  const [button, setPressed] = useState<Element>();
  // Loaded on demand, because most cards are never clicked.
  const choose = () =>
    void import('./size-sheet.tsx').then(
      (module) => setChoosing(() => module.SizeSheet),
      () => toast.error(m.sizes_unreachable()),
    );
  const { add, adding } = useAddToCart(choose);
  const item = { productId: product._id, name: product.name, quantity: 1 };

  return (
    <>
      <ProductCard
        {...props}
        foot={<DeviceDay sellerId={product.sellerId} className={styles.day} />}
        action={
          <Button
            variant="secondary"
            size="small"
            wide
            loading={adding}
            disabled={product.stock === 0}
            aria-label={(product.stock === 0 ? m.sold_out_named : m.add_named_to_cart)({
              product: product.name,
            })}
            // Only rendered by the server, as with hearts: without scripts the product's page asks what to add.
            {...(import.meta.env.SSR && {
              type: 'submit',
              form: cardFormId,
              formAction: `/product/details/${product.slug}`,
            })}
            suppressHydrationWarning
            onClick={(event) => {
              event.preventDefault();
              setPressed(event.currentTarget);
              if (product.hasSizes) return choose();
              void add(item);
            }}
          >
            {product.stock === 0 ? m.sold_out() : m.add_to_cart()}
          </Button>
        }
      />
      {Choosing && (
        <Choosing
          product={product}
          near={button}
          onClose={() => setChoosing(null)}
          onChoose={(variant) => {
            setChoosing(null);
            void add({ ...item, variantId: variant._id });
          }}
        />
      )}
    </>
  );
}
