import type { ReactNode } from 'react';
import * as m from '#messages/desk';
import { IconButton } from '../../ui/icon-button/icon-button.tsx';
import { useAction } from '../../ui/use-action.ts';
import { useDesk } from '../session.tsx';
import styles from './movers.module.css';

/** Buttons that move a row up or down among `count`, for keyboard and thumb alike. */
export const Movers = ({
  name,
  index,
  count,
  busy = false,
  onMove,
}: {
  /** The row's name, for screen readers. */
  name: string;
  index: number;
  count: number;
  busy?: boolean;
  onMove: (to: number) => void;
}) => (
  <span className={styles.movers}>
    <IconButton
      icon="chevron-up"
      label={m.move_up({ name })}
      size="small"
      disabled={busy || index === 0}
      onClick={() => onMove(index - 1)}
    />
    <IconButton
      icon="chevron-down"
      label={m.move_down({ name })}
      size="small"
      disabled={busy || index === count - 1}
      onClick={() => onMove(index + 1)}
    />
  </span>
);

/** Rows whose order is saved after each move. */
export function ArrangedRows<Row extends { readonly id: string }>({
  rows,
  nameOf,
  arrange,
  children,
}: {
  rows: readonly Row[];
  /** A row's name, for screen readers. */
  nameOf: (row: Row) => string;
  /** Saves the new order, given the order that was shown. */
  arrange: (order: { seen: string[]; ids: string[] }) => Promise<{ message: string }>;
  children: (row: Row) => ReactNode;
}) {
  const { reload } = useDesk();
  const [busy, run] = useAction(reload);
  const idsSeen = rows.map(({ id }) => id);
  return (
    <ol className={styles.rows}>
      {rows.map((row, index) => (
        <li key={row.id} className={styles.row}>
          <Movers
            name={nameOf(row)}
            index={index}
            count={rows.length}
            busy={busy}
            onMove={(to) => void run(() => arrange({ seen: idsSeen, ids: moved(idsSeen, index, to) }))}
          />
          {children(row)}
        </li>
      ))}
    </ol>
  );
}

/** `list` with the item at `from` moved to `to`; unchanged if either is out of range. */
export function moved<Item>(list: readonly Item[], from: number, to: number): Item[] {
  const [item] = list.slice(from, from + 1);
  if (item === undefined || to < 0 || to >= list.length) return [...list];
  return list.toSpliced(from, 1).toSpliced(to, 0, item);
}
