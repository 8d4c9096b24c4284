import * as m from '#messages/cart';
import * as products from '#messages/product';
import { PressForm } from '../../../ui/form/press-form.tsx';
import { Link } from '../../../ui/link.tsx';
import { Picture } from '../../../ui/picture/picture.tsx';
import { Price } from '../../../ui/price/price.tsx';
import { QuantityStepper } from '../../../ui/quantity-stepper/quantity-stepper.tsx';
import { toast } from '../../../ui/toast/toast.ts';
import type { CartLine } from '../cart.ts';
import styles from './cart-line-row.module.css';
import { decreaseForm, increaseForm, removeForm } from './forms.ts';
import { lineVariant } from './line-variant.ts';
import { saveForm } from './saved-forms.ts';
import type { CartEdits } from './use-cart-edits.ts';

interface Props {
  readonly line: CartLine;
  readonly edits: CartEdits;
  /** There is less of it than was chosen. */
  readonly gone?: boolean;
  /** Which unpaid order of the customer's holds it, instead of what is left of it. */
  readonly held?: string | undefined;
  readonly onRemove: () => void;
  readonly onSave: () => void;
}

/** One line of the cart. A changed quantity shows at once; `edits` puts it back when the server refuses it. */
export function CartLineRow({ line, edits, gone = false, held, onRemove, onSave }: Props) {
  const { productInfo: product } = line;
  const { address, colour, image } = lineVariant(line);
  return (
    <article className={styles.line}>
      <Link href={address} className={styles.picture} tabIndex={-1} aria-hidden>
        <Picture src={image} alt="" sizes="7rem" ratio="3 / 4" />
      </Link>
      <div className={styles.words}>
        <h3>
          <Link href={address}>{product.name}</Link>
        </h3>
        <p className={styles.soft}>
          {[product.brand, line.size !== 'One Size' && m.size({ size: line.size }), colour]
            .filter(Boolean)
            .join(' · ')}
        </p>
        <Price selling={product.finalPrice} mrp={product.price} percent={product.discount} />
        {held && <p className={styles.held}>{held}</p>}
        {gone && !held && (
          <p className={styles.gone}>
            {product.stock === 0
              ? products.sold_out()
              : m.fewer_left({ left: product.stock, chosen: line.quantity })}
          </p>
        )}
        <PressForm className={styles.actions} values={{ lineId: line._id }} onPress={onRemove}>
          <QuantityStepper
            forms={{ less: decreaseForm.name, more: increaseForm.name }}
            value={line.quantity}
            max={Math.max(product.stock, gone ? 1 : 0)}
            busy={edits.waiting.has(line._id)}
            label={products.quantity_of({ product: product.name })}
            onChange={(next) => (next > line.quantity ? edits.increase(line) : edits.decrease(line))}
            onLimit={() => toast.error(products.out_of_stock())}
          />
          <button
            type="submit"
            name="form"
            value={saveForm.name}
            className={styles.remove}
            aria-label={m.save_named({ product: product.name })}
            onClick={(event) => {
              event.preventDefault();
              onSave();
            }}
          >
            {m.save_for_later()}
          </button>
          <button
            type="submit"
            name="form"
            value={removeForm.name}
            className={styles.remove}
            aria-label={m.remove_named({ product: product.name })}
          >
            {m.remove()}
          </button>
        </PressForm>
      </div>
    </article>
  );
}
