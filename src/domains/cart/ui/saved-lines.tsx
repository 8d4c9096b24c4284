import { useRef } from 'react';
import * as m from '#messages/cart';
import * as products from '#messages/product';
import * as waits from '#messages/waits';
import { Button } from '../../../ui/button/button.tsx';
import { PressForm } from '../../../ui/form/press-form.tsx';
import { Link } from '../../../ui/link.tsx';
import type { CartLine } from '../cart.ts';
import { LineGoods } from './line-goods.tsx';
import goods from './line-goods.module.css';
import { lineVariant } from './line-variant.ts';
import { moveForm, removeSavedForm } from './saved-forms.ts';
import styles from './saved-lines.module.css';
import { useSavedLines } from './use-saved-lines.ts';

/**
 * The lines saved for later, below the cart. `onNoneLeft` takes over the focus when the last line, and with it this
 * section, disappears.
 */
export function SavedLines({ lines, onNoneLeft }: { lines: readonly CartLine[]; onNoneLeft: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const removedIds = useRef(new Set<string>());
  // The clicked button disappears with its line, as in the cart.
  const edits = useSavedLines((savedId) => {
    removedIds.current.add(savedId);
    if (lines.every(({ _id }) => removedIds.current.has(_id))) onNoneLeft();
    else heading.current?.focus();
  });
  if (lines.length === 0) return null;
  return (
    <section className={styles.saved} aria-labelledby="saved">
      <h2 id="saved" ref={heading} tabIndex={-1}>
        {m.saved_for_later({ count: lines.length })}
      </h2>
      <p className={styles.soft}>{m.saved_hint()}</p>
      <ul className={styles.list}>
        {lines.map((line) => (
          <SavedLine key={line._id} line={line} edits={edits} />
        ))}
      </ul>
    </section>
  );
}

function SavedLine({ line, edits }: { line: CartLine; edits: ReturnType<typeof useSavedLines> }) {
  const { _id: savedId, productInfo: product, quantity } = line;
  const { address } = lineVariant(line);
  const isSoldOut = product.stock === 0;
  const values = { savedId };
  return (
    <li className={styles.line}>
      <LineGoods
        line={line}
        sizes="6rem"
        pieces={m.pieces({ count: quantity })}
        gone={
          product.stock < quantity && (isSoldOut ? products.sold_out() : m.only_left({ left: product.stock }))
        }
      >
        <div className={styles.actions}>
          {isSoldOut ? (
            <Link href={address}>{waits.tell_me_it_is_back()}</Link>
          ) : (
            <PressForm values={{ form: moveForm.name, ...values }} onPress={() => edits.move(savedId)}>
              <Button
                type="submit"
                variant="secondary"
                loading={edits.waiting.has(savedId)}
                aria-label={m.move_named({ product: product.name })}
              >
                {m.move_to_cart()}
              </Button>
            </PressForm>
          )}
          <PressForm values={{ form: removeSavedForm.name, ...values }} onPress={() => edits.remove(line)}>
            <button
              type="submit"
              className={goods.remove}
              aria-label={m.remove_saved_named({ product: product.name })}
            >
              {m.remove()}
            </button>
          </PressForm>
        </div>
      </LineGoods>
    </li>
  );
}
