import type { ReactNode } from 'react';
import { classes } from '../classes.ts';
import styles from './table.module.css';

export type Column<Row> = {
  /** The column's heading; on a phone it stands beside the value. */
  title: string;
  cell: (row: Row) => ReactNode;
  /** Figures stand at the end, so that their digits lie under each other. */
  align?: 'start' | 'end';
  /** On a phone it takes the card's first line whole, without its heading. */
  lead?: boolean;
};

/**
 * Rows and columns; where there is little room, as on a phone, each row is a card. The roles are written out because turning
 * a table's boxes into blocks would take them from screen readers.
 */
export function Table<Row>({
  caption,
  columns,
  rows,
  rowKey,
}: {
  /** What the table shows, for screen readers. */
  caption: string;
  columns: Column<Row>[];
  rows: Row[];
  rowKey: (row: Row) => string;
}) {
  return (
    <div className={styles.frame}>
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
            <tr key={rowKey(row)} role="row">
              {columns.map(({ title, cell, align, lead }) => (
                <td
                  key={title}
                  role="cell"
                  data-title={title}
                  className={classes(align === 'end' && styles.end, lead && styles.lead)}
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
