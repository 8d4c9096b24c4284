import * as m from '#messages/desk-goods';
import { rich } from '../../../messages/rich.tsx';
import { sellerShare, sellingPrice } from '../../../platform/money.ts';
import { formatRupees } from '../../../ui/price/format-rupees.ts';
import { TextField } from '../../../ui/text-field/text-field.tsx';
import type { Draft } from './draft.ts';
import styles from './product.module.css';

interface Props {
  readonly draft: Draft;
  readonly fields: Readonly<Record<string, string>>;
  readonly commissionPercent: number;
  readonly onChange: (over: Partial<Draft>) => void;
}

const isWhole = (text: string, max: number) => /^\d{1,8}$/.test(text.trim()) && Number(text) <= max;

/** MRP and discount, with the customer's price and the seller's share updated while typing. */
export function PriceFields({ draft: { price, discount }, fields, commissionPercent, onChange }: Props) {
  const isComplete = isWhole(price, 10_000_000) && isWhole(discount, 99);
  const pays = isComplete ? sellingPrice(Number(price), Number(discount)) : 0;
  return (
    <div className={styles.pair}>
      <TextField
        label={m.mrp()}
        before="₹"
        inputMode="numeric"
        value={price}
        error={fields.price}
        onChange={(event) => onChange({ price: event.target.value })}
      />
      <TextField
        label={m.discount_percent()}
        inputMode="numeric"
        value={discount}
        error={fields.discount}
        onChange={(event) => onChange({ discount: event.target.value })}
      />
      <output className={styles.pays}>
        {isComplete && pays > 0
          ? rich(
              m.customer_pays,
              {
                price: formatRupees(pays),
                share: formatRupees(sellerShare(pays, commissionPercent)),
                percent: commissionPercent,
              },
              { b: (text) => <b>{text}</b>, small: (text) => <small>{text}</small> },
            )
          : m.no_paise()}
      </output>
    </div>
  );
}
