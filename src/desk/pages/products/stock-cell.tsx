import * as m from '#messages/desk-products';
import { classes } from '../../../ui/classes.ts';
import styles from './products.module.css';
import type { StockEdits } from './stock-edits.ts';
import type { Row } from './row.ts';

interface Props {
  readonly row: Row;
  /** How many customers wait for each sold-out variant. */
  readonly waiting: Readonly<Record<string, number>>;
  /** Null unless stock is being edited. */
  readonly edits: StockEdits | null;
  readonly onEdit: (edits: StockEdits) => void;
}

const few = 3;

/** The stock of each size, as text or as fields. */
export function StockCell({ row, waiting, edits, onEdit }: Props) {
  return (
    <span className={styles.sizes}>
      {row.variants.map(({ id, size, colour, stock }) => {
        const people = waiting[id] ?? 0;
        const name = [size, colour].filter(Boolean).join(' ');
        if (!edits)
          return (
            <span key={id} className={classes(styles.size, stock <= few && styles.few)}>
              {name} <b>{stock}</b>
              {people > 0 && <small>{m.people_wait({ count: people })}</small>}
            </span>
          );
        const typed = edits.get(id)?.typed ?? String(stock);
        const set = (to: string) =>
          onEdit(new Map(edits).set(id, { seen: edits.get(id)?.seen ?? stock, typed: to }));
        const step = (by: 1 | -1) => set(String(Math.max(0, (Number(typed) || 0) + by)));
        const of = { product: row.name, size: name };
        return (
          <span key={id} className={styles.size}>
            <span className={styles.name}>{name}</span>
            <button
              type="button"
              aria-label={m.one_less(of)}
              disabled={Number(typed) === 0}
              onClick={() => step(-1)}
            >
              −
            </button>
            <input
              type="number"
              inputMode="numeric"
              min={0}
              aria-label={m.stock_of(of)}
              value={typed}
              onChange={(event) => set(event.target.value)}
            />
            <button type="button" aria-label={m.one_more(of)} onClick={() => step(1)}>
              +
            </button>
          </span>
        );
      })}
    </span>
  );
}
