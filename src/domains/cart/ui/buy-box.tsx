import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router';
import { Button } from '../../../ui/button/button.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { Price } from '../../../ui/price/price.tsx';
import { QuantityStepper } from '../../../ui/quantity-stepper/quantity-stepper.tsx';
import { toast } from '../../../ui/toast/toast.ts';
import { useShell } from '../../../web/shell-context.tsx';
import { shop } from '../../../shop.ts';
import type { Product } from '../../catalogue/product.ts';
import { VariantChoice } from '../../catalogue/ui/variant-choice.tsx';
import styles from './buy-box.module.css';
import { useAddToCart } from './use-add-to-cart.ts';

const chooseSize = 'Please choose a size';

/** Price, size, quantity and the two ways to buy; `wish` is the wishlist's button. */
export function BuyBox({ product, wish }: { product: Product; wish: ReactNode }) {
  const single = product.variants.length === 1 ? product.variants[0] : undefined;
  const [chosenId, setChosenId] = useState<string>();
  const variant = single ?? product.variants.find(({ _id }) => _id === chosenId);
  const [quantity, setQuantity] = useState(1);
  const [sizeError, setSizeError] = useState<string>();
  const { add, adding } = useAddToCart(() => setSizeError(chooseSize));
  const { customer } = useShell();
  const navigate = useNavigate();
  const stock = variant?.stock ?? product.stock;

  // A guest is sent to /login whatever they pressed (specification section 5), with or without a size.
  function addToCart() {
    if (customer && !variant) return setSizeError(chooseSize);
    void add({ productId: product._id, variantId: variant?._id ?? '', quantity });
  }
  function buyNow() {
    if (customer && !variant) return setSizeError(chooseSize);
    const goal = variant
      ? `/shipping?buy=${encodeURIComponent(product.slug)}&variant=${variant._id}&quantity=${quantity}`
      : `/product/details/${product.slug}`;
    void navigate(customer ? goal : `/login?next=${encodeURIComponent(goal)}`);
  }

  return (
    <div className={styles.box}>
      <Price selling={product.finalPrice} mrp={product.price} percent={product.discount} size="large" />
      <p className={styles.tax}>MRP includes all taxes</p>
      {!single && (
        <VariantChoice
          variants={product.variants}
          chosen={variant?._id}
          error={sizeError}
          onChoose={(next) => {
            setChosenId(next._id);
            setSizeError(undefined);
            setQuantity((now) => Math.min(now, next.stock));
          }}
        />
      )}
      <p className={styles.availability} data-state={stock === 0 ? 'gone' : stock <= 5 ? 'few' : 'there'}>
        <b>Availability:</b>{' '}
        {stock === 0 ? 'Out of stock' : stock <= 5 ? `Only ${stock} left` : `In stock (${stock})`}
      </p>
      {product.stock > 0 && (
        <div className={styles.actions}>
          <QuantityStepper
            value={quantity}
            max={stock}
            label={`Quantity of ${product.name}`}
            onChange={setQuantity}
            onLimit={() => toast.error('Out of stock')}
          />
          <Button
            data-buys
            className={styles.add}
            variant="secondary"
            size="large"
            icon="cart"
            loading={adding}
            onClick={addToCart}
          >
            Add to Cart
          </Button>
          {wish}
          <Button data-buys className={styles.buy} size="large" wide onClick={buyNow}>
            Buy Now
          </Button>
        </div>
      )}
      {product.stock === 0 && (
        <div className={styles.gone}>
          {wish} <p>Sold out for now. The heart keeps it on your wishlist.</p>
        </div>
      )}
      <ul className={styles.promises}>
        <li>
          <Icon name="truck" /> Free shipping above ₹{shop.freeShippingAbove}
        </li>
        <li>
          <Icon name="return" /> {shop.returnDays}-day returns
        </li>
        <li>
          <Icon name="shield" /> Money-back guarantee
        </li>
      </ul>
    </div>
  );
}
