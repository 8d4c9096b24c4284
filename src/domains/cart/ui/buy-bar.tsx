import { type RefObject, useEffect, useState } from 'react';
import * as m from '#messages/product';
import { Button } from '../../../ui/button/button.tsx';
import { formatRupees } from '../../../ui/price/format-rupees.ts';
import styles from './buy-bar.module.css';
import { buyForms } from './buy-now.ts';

/**
 * The bar at the bottom of a phone's screen while the product's own buttons are out of sight: price, chosen variant
 * and Add to Cart. It is part of the product's form.
 */
export function BuyBar({
  product,
  chosen,
  adding,
  actions,
}: {
  product: { readonly name: string; readonly finalPrice: number; readonly isFrom: boolean };
  /** The chosen size and colour, or the request to choose a size. */
  chosen: string;
  adding: boolean;
  /** The product's own buttons. */
  actions: RefObject<HTMLElement | null>;
}) {
  const [isNeeded, setNeeded] = useState(true);
  useEffect(() => {
    const own = actions.current;
    if (!own) return;
    const observer = new IntersectionObserver(([entry]) => setNeeded(!entry?.isIntersecting));
    observer.observe(own);
    return () => observer.disconnect();
  }, [actions]);
  if (!isNeeded) return null;
  return (
    <div className={styles.bar} data-print="hide" data-edge="foot">
      <p className={styles.words}>
        <b>
          {product.isFrom
            ? m.price_from({ price: formatRupees(product.finalPrice) })
            : formatRupees(product.finalPrice)}
        </b>
        <span>{chosen}</span>
      </p>
      <Button
        type="submit"
        name="form"
        value={buyForms.add}
        icon="cart"
        loading={adding}
        aria-label={m.add_named_to_cart({ product: product.name })}
      >
        {m.add_to_cart()}
      </Button>
    </div>
  );
}
