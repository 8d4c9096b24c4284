import { useId } from 'react';
import * as m from '#messages/product';
import { classes } from '../../../ui/classes.ts';
import { Input } from '../../../ui/field/input.tsx';
import { formatRupees } from '../../../ui/price/format-rupees.ts';
import type { Variant } from '../product.ts';
import styles from './variant-choice.module.css';

interface Props {
  readonly variants: readonly Variant[];
  readonly chosen?: string | undefined;
  /** The radio buttons' name in the surrounding form. */
  readonly name?: string;
  readonly onChoose: (variant: Variant) => void;
  /** Variants reserved by the customer's own unpaid order. */
  readonly held?: readonly string[] | undefined;
  /** An error shown beside the sizes, such as 'Please choose a size'. */
  readonly error?: string | undefined;
}

/** The sizes of a product, or of its chosen colour; sold-out sizes are shown but disabled. */
export function VariantChoice({ variants, chosen, name, onChoose, held, error }: Props) {
  const id = useId();
  const differ = new Set(variants.map(({ finalPrice }) => finalPrice)).size > 1;
  return (
    <fieldset className={styles.all} aria-describedby={error ? `${id}-error` : undefined}>
      <legend className={styles.legend}>{m.size()}</legend>
      <div className={styles.row}>
        {variants.map((variant) => (
          <label key={variant._id} className={classes(styles.size, variant.stock === 0 && styles.gone)}>
            <Input
              type="radio"
              name={name ?? id}
              value={variant._id}
              checked={variant._id === chosen}
              disabled={variant.stock === 0}
              // oxlint-disable-next-line jsx-a11y/no-autofocus -- the page that is answered without scripts begins here
              autoFocus={
                import.meta.env.SSR &&
                error !== undefined &&
                variant === variants.find(({ stock }) => stock > 0)
              }
              onChange={() => onChoose(variant)}
            />
            <span>{variant.size}</span>
            {differ && <small className={styles.price}>{formatRupees(variant.finalPrice)}</small>}
            {variant.stock === 0 ? (
              <small>{held?.includes(variant._id) ? m.held_for_you() : m.sold_out()}</small>
            ) : variant.stock <= 3 ? (
              <small>{m.left({ stock: variant.stock })}</small>
            ) : null}
          </label>
        ))}
      </div>
      {error && (
        <p className={styles.error} id={`${id}-error`} role="alert">
          {error}
        </p>
      )}
    </fieldset>
  );
}
