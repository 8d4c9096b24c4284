import { type Bitmap, keepBetween } from './bitmap.ts';
import type { Condition, NumberColumn, Schema } from './schema.ts';
import type { SortedOrder } from './sorted-order.ts';

interface Bounds {
  readonly from?: number | undefined;
  readonly to?: number | undefined;
}

/** Applies bounds on number columns; if an order sorts by the same column first, through that order. */
export function boundsOf<L extends string, N extends string, O extends string>(
  schema: Pick<Schema<L, N, O>, 'orders'>,
  columns: Readonly<Record<N, NumberColumn>>,
  orders: Readonly<Record<O, SortedOrder>>,
) {
  /** The smallest and the largest key that a number within bounds can have in an order. */
  function keysWithin(order: O, { from = -Infinity, to = Infinity }: Bounds): [low: number, high: number] {
    const { within, key } = schema.orders[order];
    const [low, high] = within?.weights(from, to) ?? [-Infinity, Infinity];
    return [low === -Infinity ? low : key(low), high === Infinity ? high : key(high)];
  }

  return {
    /** Keeps in `matches` only the documents whose number in a column is within bounds. */
    keep(matches: Bitmap, number: N, bounds: Bounds): void {
      const { from = -Infinity, to = Infinity } = bounds;
      const column = columns[number];
      const order = (Object.keys(orders) as O[]).find((one) => schema.orders[one].within?.number === number);
      const holds = (doc: number) => (column[doc] ?? 0) >= from && (column[doc] ?? 0) <= to;
      const isDone = order && orders[order].keepBetween(matches, ...keysWithin(order, bounds), holds);
      if (!isDone) keepBetween(matches, column, from, to);
    },
    /** The largest key in an order of documents that meet all these conditions. */
    greatestKey(order: O, conditions: readonly Condition<L, N>[]): number {
      const column = schema.orders[order].within?.number;
      const bounds = conditions.find((one) => 'number' in one && one.number === column);
      return keysWithin(order, bounds && 'number' in bounds ? bounds : {})[1];
    },
  };
}
