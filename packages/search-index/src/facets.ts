import type { LabelColumn } from './label-column.ts';
import type { Condition } from './schema.ts';

/** How many documents each choice would leave. A column follows the conditions on all other columns and not its own. */
export interface Facets<Labels extends string, Numbers extends string> {
  /** How many documents have each label; with `read` what it makes of each list of labels is counted. */
  labels(column: Labels, read?: (labels: readonly string[]) => Iterable<string>): Map<string, number>;
  /** How many documents have each number, of a column of bytes. */
  bytes(column: Numbers): Uint32Array;
  /** How many documents have at most each of these numbers, ascending; and the least and the greatest that any has. */
  upTo(column: Numbers, steps: readonly number[]): { counts: number[]; low: number; high: number };
}

interface Counting<L extends string, N extends string> {
  /** The documents that all conditions leave. */
  readonly left: Uint32Array;
  /** Those that some of them leave. */
  readonly leave: (conditions: readonly Condition<L, N>[]) => Uint32Array;
  readonly chosen: readonly Condition<L, N>[];
  readonly labels: Readonly<Record<L, LabelColumn>>;
  readonly columns: Readonly<Record<N, { readonly [doc: number]: number }>>;
}

/** Looks at what all conditions leave; for a column that has one itself at what all others leave. */
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
  /** How many lie above so many steps. */
  const above = new Uint32Array(steps.length + 1);
  let [low, high] = [Infinity, -Infinity];
  for (let at = 0; at < docs.length; at++) {
    const value = column[docs[at] ?? 0] ?? 0;
    if (value < low) low = value;
    if (value > high) high = value;
    let passed = 0;
    for (let step = 0; step < steps.length; step++) passed += Number(value > (steps[step] ?? 0));
    above[passed] = (above[passed] ?? 0) + 1;
  }
  const counts = steps.map((_, step) => above.subarray(0, step + 1).reduce((sum, one) => sum + one, 0));
  return { counts, low, high };
}
