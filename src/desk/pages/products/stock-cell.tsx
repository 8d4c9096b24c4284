import * as m from '#messages/desk-products';
import { classes } from '../../../ui/classes.ts';
import { Icon } from '../../../ui/icon/icon.tsx';
import { Picture } from '../../../ui/picture/picture.tsx';
import { formatRupees } from '../../../ui/price/format-rupees.ts';
import styles from './products.module.css';
import type { StockEdits } from './stock-edits.ts';
import type { Row } from './row.ts';

type Size = Row['variants'][number];

const few = 3;

const nameOf = ({ size, colour }: Size) => [size, colour].filter(Boolean).join(' ');

/** The stock of each size. `waiting`: how many customers wait for each sold-out one. */
export const StockCell = ({ row, waiting }: { row: Row; waiting: Readonly<Record<string, number>> }) => (
  <span className={styles.sizes}>
    {row.variants.map((variant) => (
      <span key={variant.id} className={classes(styles.size, variant.stock <= few && styles.few)}>
        {nameOf(variant)} <b>{variant.stock}</b>
        {(waiting[variant.id] ?? 0) > 0 && (
          <small>{m.people_wait({ count: waiting[variant.id] ?? 0 })}</small>
        )}
      </span>
    ))}
  </span>
);

interface Props {
  readonly edits: StockEdits;
  readonly onEdit: (edits: StockEdits) => void;
}

/** A row for each size of each product: picture, price, and its stock between − and +. */
export const StockRows = ({ rows, ...props }: Props & { readonly rows: readonly Row[] }) => (
  <ul className={styles.stock} aria-label={m.stock()}>
    {rows.flatMap((row) =>
      row.variants.map((variant) => <StockRow key={variant.id} {...{ row, variant }} {...props} />),
    )}
  </ul>
);

function StockRow({ row, variant, edits, onEdit }: Props & { readonly row: Row; readonly variant: Size }) {
  const { id, stock } = variant;
  const name = nameOf(variant);
  const text = edits.get(id)?.typed ?? String(stock);
  const set = (to: string) =>
    onEdit(new Map(edits).set(id, { seen: edits.get(id)?.seen ?? stock, typed: to }));
  const step = (by: 1 | -1) => set(String(Math.max(0, (Number(text) || 0) + by)));
  const of = { product: row.name, size: name };
  return (
    <li>
      <span className={styles.thumb}>
        <Picture src={row.image} alt="" sizes="3rem" />
      </span>
      <span className={styles.what}>
        <b>{name}</b> <span>{formatRupees(variant.finalPrice)}</span>
        <small>{row.name}</small>
      </span>
      <button
        type="button"
        aria-label={m.one_less(of)}
        disabled={Number(text) === 0}
        onClick={() => step(-1)}
      >
        <Icon name="minus" />
      </button>
      <input
        type="number"
        inputMode="numeric"
        min={0}
        aria-label={m.stock_of(of)}
        value={text}
        onChange={(event) => set(event.target.value)}
      />
      <button type="button" aria-label={m.one_more(of)} onClick={() => step(1)}>
        <Icon name="plus" />
      </button>
    </li>
  );
}
