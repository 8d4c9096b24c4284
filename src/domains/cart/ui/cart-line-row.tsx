import * as m from '#messages/cart';
import type { ReactNode } from 'react';
import * as products from '#messages/product';
import { PressForm } from '../../../ui/form/press-form.tsx';
import { QuantityStepper } from '../../../ui/quantity-stepper/quantity-stepper.tsx';
import { toast } from '../../../ui/toast/toast.ts';
import type { CartLine } from '../cart.ts';
import styles from './cart-line-row.module.css';
import { decreaseForm, increaseForm, removeForm } from './line-forms.ts';
import { LineGoods } from './line-goods.tsx';
import goods from './line-goods.module.css';
import { saveForm } from './saved-forms.ts';
import type { CartEdits } from './use-cart-edits.ts';

interface Props {
  readonly line: CartLine;
  readonly edits: CartEdits;
  /** Fewer pieces are left than the line asks for. */
  readonly gone?: boolean;
  /** A sentence about the customer's unpaid order that holds the goods; replaces the remaining stock. */
  readonly held?: ReactNode;
  readonly onRemove: () => void;
  readonly onSave: () => void;
}

/** One line of the cart. A changed quantity shows at once; `edits` reverts it if the server refuses. */
export function CartLineRow({ line, edits, gone = false, held, onRemove, onSave }: Props) {
  const { productInfo: product } = line;
  return (
    <article className={styles.line}>
      <LineGoods
        line={line}
        sizes="7rem"
        brand={product.brand}
        gone={
          gone &&
          !held &&
          (product.stock === 0
            ? products.sold_out()
            : m.fewer_left({ left: product.stock, chosen: line.quantity }))
        }
      >
        {held && <p className={styles.held}>{held}</p>}
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
            className={goods.remove}
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
            className={goods.remove}
            aria-label={m.remove_named({ product: product.name })}
          >
            {m.remove()}
          </button>
        </PressForm>
      </LineGoods>
    </article>
  );
}
