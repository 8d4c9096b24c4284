import type { HTMLAttributes, ReactNode } from 'react';
import { classes } from '../classes.ts';
import styles from './table.module.css';

export type Column<Row> = {
  /** The column's heading; on a phone it is shown beside the value. */
  title: string;
  cell: (row: Row) => ReactNode;
  /** `end` for figures, so that their digits line up. */
  align?: 'start' | 'end';
  /** On a phone it takes the whole first line of the card, without its heading. */
  lead?: boolean;
  /** On a phone only screen readers get it, because the first line says it in other words. */
  wide?: boolean;
  /** On a phone without its heading. */
  plain?: boolean;
};

/**
 * A table that turns each row into a card if there is little room, as on a phone. The ARIA roles are explicit, because
 * a table displayed as blocks would lose its semantics for screen readers.
 */
export function Table<Row>({
  caption,
  columns,
  rows,
  rowKey,
  rowProps,
  short = false,
}: {
  /** What the table shows, for screen readers. */
  caption: string;
  columns: Column<Row>[];
  rows: Row[];
  rowKey: (row: Row) => string;
  /** Handlers of a row, such as of a swipe. */
  rowProps?: (row: Row) => HTMLAttributes<HTMLTableRowElement>;
  /** Few columns of figures: a phone has room for it as it is. */
  short?: boolean;
}) {
  return (
    <div className={classes(styles.frame, short && styles.short)}>
      <table className={styles.table} role="table" aria-label={caption}>
        <thead role="rowgroup">
          <tr role="row">
            {columns.map(({ title, align }) => (
              <th
                key={title}
                role="columnheader"
                scope="col"
                className={classes(align === 'end' && styles.end)}
              >
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {rows.map((row) => (
            <tr key={rowKey(row)} role="row" {...rowProps?.(row)}>
              {columns.map(({ title, cell, align, lead, wide, plain }) => (
                <td
                  key={title}
                  role="cell"
                  data-title={title}
                  className={classes(
                    align === 'end' && styles.end,
                    lead && styles.lead,
                    wide && styles.wide,
                    plain && styles.plain,
                  )}
                >
                  {cell(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
