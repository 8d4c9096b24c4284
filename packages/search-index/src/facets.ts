import type { LabelColumn } from './label-column.ts';
import type { Condition } from './schema.ts';

/** Counts of documents for each possible choice. A column's counts respect the conditions on all other columns, but not its own. */
export interface Facets<Labels extends string, Numbers extends string> {
  /** Number of documents per label; with `read`, per value that it derives from each document's labels. */
  labels(column: Labels, read?: (labels: readonly string[]) => Iterable<string>): Map<string, number>;
  /** Number of documents per value of a byte column. */
  bytes(column: Numbers): Uint32Array;
  /** Number of documents with at most each of these ascending values, and the smallest and largest value. */
  upTo(column: Numbers, steps: readonly number[]): { counts: number[]; low: number; high: number };
}

interface Counting<L extends string, N extends string> {
  /** The documents that match all conditions. */
  readonly left: Uint32Array;
  /** Finds the documents that match the given conditions. */
  readonly leave: (conditions: readonly Condition<L, N>[]) => Uint32Array;
  readonly chosen: readonly Condition<L, N>[];
  readonly labels: Readonly<Record<L, LabelColumn>>;
  readonly columns: Readonly<Record<N, { readonly [doc: number]: number }>>;
}

/** Counts among the documents that match all conditions; for a column with a condition of its own, those that match all others. */
export function countFacets<L extends string, N extends string>({
  left,
  leave,
  chosen,
  labels,
  columns,
}: Counting<L, N>): Facets<L, N> {
  const nameOf = (one: Condition<L, N>): string => ('label' in one ? one.label : one.number);
  const docsFor = (name: string) =>
    chosen.some((one) => nameOf(one) === name) ? leave(chosen.filter((one) => nameOf(one) !== name)) : left;
  return {
    labels: (name, read) => labels[name].count(docsFor(name), read),
    bytes(name) {
      const [docs, column, counts] = [docsFor(name), columns[name], new Uint32Array(256)];
      for (let at = 0; at < docs.length; at++) {
        const value = column[docs[at] ?? 0] ?? 0;
        counts[value] = (counts[value] ?? 0) + 1;
      }
      return counts;
    },
    upTo: (name, steps) => countUpTo(docsFor(name), columns[name], steps),
  };
}

function countUpTo(
  docs: Uint32Array,
  column: { readonly [doc: number]: number },
  steps: readonly number[],
): { counts: number[]; low: number; high: number } {
  /** Number of documents above exactly this many steps. */
  const above = new Uint32Array(steps.length + 1);
  let [low, high] = [Infinity, -Infinity];
  for (let at = 0; at < docs.length; at++) {
    const value = column[docs[at] ?? 0] ?? 0;
    if (value < low) low = value;
    if (value > high) high = value;
    let count = 0;
    for (let step = 0; step < steps.length; step++) count += Number(value > (steps[step] ?? 0));
    above[count] = (above[count] ?? 0) + 1;
  }
  const counts = steps.map((_, step) => above.subarray(0, step + 1).reduce((sum, one) => sum + one, 0));
  return { counts, low, high };
}
