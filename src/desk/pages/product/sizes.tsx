import { Button } from '../../../ui/button/button.tsx';
import { IconButton } from '../../../ui/icon-button/icon-button.tsx';
import { TextField } from '../../../ui/text-field/text-field.tsx';
import { type DraftVariant, newVariant } from './draft.ts';
import styles from './product.module.css';

interface Props {
  readonly variants: readonly DraftVariant[];
  readonly fields: Readonly<Record<string, string>>;
  readonly onChange: (variants: readonly DraftVariant[]) => void;
}

const usual = ['XS', 'S', 'M', 'L', 'XL', 'XXL'];

/** Sizes and colours with the pieces that are free to sell. */
export function Sizes({ variants, fields, onChange }: Props) {
  const set = (at: number, over: Partial<DraftVariant>) =>
    onChange(variants.map((variant, index) => (index === at ? { ...variant, ...over } : variant)));
  const last = variants.at(-1);
  const addUsual = () =>
    onChange([
      ...variants.filter(
        ({ id, stock, size }) => id !== undefined || stock !== '' || !['', 'One Size'].includes(size),
      ),
      ...usual
        .filter((size) => !variants.some((variant) => variant.size === size))
        .map((size) => newVariant({ size, colour: last?.colour ?? '', stock: '0' })),
    ]);
  return (
    <fieldset className={styles.sizes}>
      <legend>Sizes and stock</legend>
      {fields.variants && <p className={styles.fault}>{fields.variants}</p>}
      {/* For the eye: each field says its own name to a screen reader. */}
      <div className={styles.columns} aria-hidden>
        {['Size', 'Colour', 'SKU', 'Stock'].map((title) => (
          <span key={title}>{title}</span>
        ))}
      </div>
      {variants.map((variant, at) => {
        const named = (name: string) => `${name} ${at + 1}`;
        const fault = (name: string) => fields[`variants.${at}.${name}`];
        return (
          <div key={variant.key} className={styles.variant}>
            <TextField
              label={named('Size')}
              labelHidden
              placeholder="Size"
              value={variant.size}
              error={fault('size')}
              onChange={(event) => set(at, { size: event.target.value })}
            />
            <TextField
              label={named('Colour')}
              labelHidden
              placeholder="Colour"
              value={variant.colour}
              error={fault('colour')}
              onChange={(event) => set(at, { colour: event.target.value })}
            />
            <TextField
              label={named('SKU')}
              labelHidden
              placeholder="SKU"
              value={variant.sku}
              error={fault('sku')}
              onChange={(event) => set(at, { sku: event.target.value })}
            />
            <TextField
              label={named('Stock')}
              labelHidden
              placeholder="Stock"
              inputMode="numeric"
              value={variant.stock}
              error={fault('stock')}
              hint={variant.promised > 0 ? `and ${variant.promised} promised` : undefined}
              onChange={(event) => set(at, { stock: event.target.value })}
            />
            <IconButton
              icon="trash"
              label={`Remove size ${variant.size || at + 1}`}
              disabled={variants.length === 1}
              onClick={() => onChange(variants.filter((_, index) => index !== at))}
            />
          </div>
        );
      })}
      <p className={styles.tools}>
        <Button
          size="small"
          variant="quiet"
          icon="plus"
          onClick={() => onChange([...variants, newVariant({ colour: last?.colour ?? '' })])}
        >
          Add a size
        </Button>
        <Button size="small" variant="quiet" onClick={addUsual}>
          XS to XXL
        </Button>
      </p>
    </fieldset>
  );
}
