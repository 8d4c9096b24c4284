import { useState } from 'react';
import { Link } from '../../../ui/link.tsx';
import { Picture } from '../../../ui/picture/picture.tsx';
import { Price } from '../../../ui/price/price.tsx';
import { QuantityStepper } from '../../../ui/quantity-stepper/quantity-stepper.tsx';
import { toast } from '../../../ui/toast/toast.ts';
import { useApi } from '../../../web/page.tsx';
import { useRefresh } from '../../../web/shell-context.tsx';
import type { CartLine } from '../cart.ts';
import styles from './cart-line-row.module.css';

/**
 * One line of the cart. A changed quantity shows at once and goes back when the server refuses it;
 * the totals come from the server afterwards.
 */
export function CartLineRow({ line, gone = false }: { line: CartLine; gone?: boolean }) {
  const api = useApi();
  const refresh = useRefresh();
  const [wanted, setWanted] = useState<number | null>(null);
  const { productInfo: product } = line;
  const quantity = wanted ?? line.quantity;
  const address = `/product/details/${product.slug}`;

  async function act(work: () => Promise<{ message: string }>) {
    try {
      const { message } = await work();
      toast.success(message);
      await refresh();
    } catch (error) {
      toast.error((error as Error).message);
    } finally {
      setWanted(null);
    }
  }
  function change(next: number) {
    setWanted(next);
    void act(() =>
      next > line.quantity
        ? api.cart.increase({ lineId: line._id })
        : api.cart.decrease({ lineId: line._id }),
    );
  }
  return (
    <article className={styles.line}>
      <Link href={address} className={styles.picture} tabIndex={-1} aria-hidden>
        <Picture src={product.images[0] ?? ''} alt="" sizes="7rem" ratio="3 / 4" />
      </Link>
      <div className={styles.words}>
        <h3>
          <Link href={address}>{product.name}</Link>
        </h3>
        <p className={styles.soft}>
          {product.brand}
          {line.size !== 'One Size' && ` · Size ${line.size}`}
        </p>
        <Price selling={product.finalPrice} mrp={product.price} percent={product.discount} />
        {gone && (
          <p className={styles.gone}>
            {product.stock === 0 ? 'Sold out' : `Only ${product.stock} left, you chose ${line.quantity}`}
          </p>
        )}
        <div className={styles.actions}>
          <QuantityStepper
            value={quantity}
            max={Math.max(product.stock, gone ? 1 : 0)}
            busy={wanted !== null}
            label={`Quantity of ${product.name}`}
            onChange={change}
            onLimit={() => toast.error('Out of stock')}
          />
          <button
            type="button"
            className={styles.remove}
            onClick={() => void act(() => api.cart.remove({ lineId: line._id }))}
          >
            Remove<span className={styles.said}> {product.name}</span>
          </button>
        </div>
      </div>
    </article>
  );
}
