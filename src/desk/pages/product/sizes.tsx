import { useState } from 'react';
import * as m from '#messages/desk-goods';
import { variantFieldNames, variantFields } from '../../../domains/catalogue/products/fields.ts';
import { sellingPrice } from '../../../platform/money.ts';
import { Button } from '../../../ui/button/button.tsx';
import { IconButton } from '../../../ui/icon-button/icon-button.tsx';
import { formatRupees } from '../../../ui/price/format-rupees.ts';
import { TextField } from '../../../ui/text-field/text-field.tsx';
import { type DraftVariant, newVariant } from './draft.ts';
import styles from './product.module.css';

interface Props {
  readonly variants: readonly DraftVariant[];
  readonly fields: Readonly<Record<string, string>>;
  readonly onChange: (variants: readonly DraftVariant[]) => void;
}

const texts = variantFieldNames.filter((name) => variantFields[name].type === 'text');
const usual = ['XS', 'S', 'M', 'L', 'XL', 'XXL'];

/** The sizes and colours with their free stock, and once opened their own prices; without one a size has the product's. */
export function Sizes({ variants, fields, onChange }: Props) {
  const [hasPrices, setPrices] = useState(false);
  const showsPrices = hasPrices || variants.some(({ price, discount }) => price + discount !== '');
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
      <legend>{m.sizes_and_stock()}</legend>
      {fields.variants && <p className={styles.fault}>{fields.variants}</p>}
      {/* Visual headings only: each field has its own label for screen readers. */}
      <div className={styles.columns} aria-hidden>
        {[...texts.map((name) => variantFields[name].label()), m.stock()].map((title) => (
          <span key={title}>{title}</span>
        ))}
      </div>
      {variants.map((variant, at) => {
        const place = { at: at + 1 };
        const fault = (name: string) => fields[`variants.${at}.${name}`];
        return (
          <div key={variant.key} className={styles.variant}>
            {texts.map((name) => (
              <TextField
                key={name}
                label={variantFields[name].labelAt(place)}
                labelHidden
                placeholder={variantFields[name].label()}
                value={variant[name]}
                error={fault(name)}
                onChange={(event) => set(at, { [name]: event.target.value })}
              />
            ))}
            <TextField
              label={m.stock_at(place)}
              labelHidden
              placeholder={m.stock()}
              inputMode="numeric"
              value={variant.stock}
              error={fault('stock')}
              hint={variant.promised > 0 ? m.promised({ count: variant.promised }) : undefined}
              onChange={(event) => set(at, { stock: event.target.value })}
            />
            <IconButton
              icon="trash"
              label={m.remove_size({ size: variant.size || at + 1 })}
              disabled={variants.length === 1}
              onClick={() => onChange(variants.filter((_, index) => index !== at))}
            />
            {showsPrices && (
              <OwnPrice variant={variant} at={at} fault={fault} onChange={(over) => set(at, over)} />
            )}
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
          {m.add_size()}
        </Button>
        <Button size="small" variant="quiet" onClick={addUsual}>
          {m.xs_to_xxl()}
        </Button>
        {!showsPrices && (
          <Button size="small" variant="quiet" icon="plus" onClick={() => setPrices(true)}>
            {m.prices_by_size()}
          </Button>
        )}
      </p>
      {showsPrices && <p className={styles.how}>{m.prices_by_size_hint()}</p>}
    </fieldset>
  );
}

interface OwnPriceProps {
  readonly variant: DraftVariant;
  readonly at: number;
  readonly fault: (name: string) => string | undefined;
  readonly onChange: (over: Partial<DraftVariant>) => void;
}

/** MRP and discount of one size, and what its customer pays. */
function OwnPrice({ variant, at, fault, onChange }: OwnPriceProps) {
  const { price, discount } = variant;
  const isPrice = /^[1-9]\d{0,7}$/.test(price.trim()) && /^\d{0,2}$/.test(discount.trim());
  return (
    <div className={styles.ownPrice}>
      <TextField
        label={m.own_mrp_at({ at: at + 1 })}
        labelHidden
        placeholder={m.own_mrp()}
        before="₹"
        inputMode="numeric"
        value={price}
        error={fault('price')}
        onChange={(event) => onChange({ price: event.target.value })}
      />
      <TextField
        label={m.own_discount_at({ at: at + 1 })}
        labelHidden
        placeholder={m.own_discount()}
        inputMode="numeric"
        value={discount}
        error={fault('discount')}
        onChange={(event) => onChange({ discount: event.target.value })}
      />
      <output>
        {isPrice ? m.pays({ price: formatRupees(sellingPrice(Number(price), Number(discount))) }) : ''}
      </output>
    </div>
  );
}
