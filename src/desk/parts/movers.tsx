import * as m from '#messages/desk';
import { IconButton } from '../../ui/icon-button/icon-button.tsx';
import styles from './movers.module.css';

/** Moves a row up or down among `count` others: works by keyboard and thumb alike. */
export const Movers = ({
  name,
  index,
  count,
  busy = false,
  onMove,
}: {
  /** What is moved, for screen readers. */
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

/** `list` with what stands at `from` put to `to`. */
export function moved<Item>(list: readonly Item[], from: number, to: number): Item[] {
  const rest = list.filter((_, index) => index !== from);
  return [...rest.slice(0, to), list[from] as Item, ...rest.slice(to)];
}
