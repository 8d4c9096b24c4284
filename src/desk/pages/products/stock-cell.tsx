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
        return (
          <label key={id} className={styles.size}>
            {name}
            <input
              type="number"
              inputMode="numeric"
              min={0}
              aria-label={m.stock_of({ product: row.name, size: name })}
              value={edits.get(id)?.typed ?? String(stock)}
              onChange={(event) =>
                onEdit(
                  new Map(edits).set(id, { seen: edits.get(id)?.seen ?? stock, typed: event.target.value }),
                )
              }
            />
          </label>
        );
      })}
    </span>
  );
}
