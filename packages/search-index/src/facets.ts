import { hasBit } from './bitmap.ts';
import type { LabelColumn } from './label-column.ts';
import type { Condition } from './schema.ts';

/** How many documents each choice would leave. A column follows the conditions on all other columns and not its own. */
export interface Facets<Labels extends string, Numbers extends string> {
  /** How many documents have each label; with `read` what it makes of each list of labels is counted. */
  labels(column: Labels, read?: (labels: readonly string[]) => Iterable<string>): Map<string, number>;
  /** Tells the number of each document. */
  numbers(column: Numbers, tell: (value: number) => void): void;
}

interface Counting<L extends string, N extends string> {
  readonly docs: Uint32Array;
  readonly room: number;
  readonly chosen: readonly Condition<L, N>[];
  readonly labels: Readonly<Record<L, LabelColumn>>;
  readonly columns: Readonly<Record<N, { readonly [doc: number]: number }>>;
}

/** Marks for each document which conditions it fails, one bit a column, of which 32 may have conditions; counting then reads the marks. */
export function countFacets<L extends string, N extends string>({
  docs,
  room,
  chosen,
  labels,
  columns,
}: Counting<L, N>): Facets<L, N> {
  const fails = new Uint32Array(docs.length);
  const bits = new Map<string, number>();
  for (const condition of chosen) {
    const name = 'label' in condition ? condition.label : condition.number;
    const bit = bits.get(name) ?? 1 << bits.size;
    bits.set(name, bit);
    const passes = passing(condition, labels, columns, room);
    for (let at = 0; at < docs.length; at++) if (!passes(docs[at] ?? 0)) fails[at] = (fails[at] ?? 0) | bit;
  }
  return {
    labels: (name, read) => labels[name].count(docs, fails, bits.get(name) ?? 0, read),
    numbers(name, tell) {
      const column = columns[name];
      const others = ~(bits.get(name) ?? 0);
      for (let at = 0; at < docs.length; at++)
        if (((fails[at] ?? 0) & others) === 0) tell(column[docs[at] ?? 0] ?? 0);
    },
  };
}

function passing<L extends string, N extends string>(
  condition: Condition<L, N>,
  labels: Counting<L, N>['labels'],
  columns: Counting<L, N>['columns'],
  room: number,
): (doc: number) => boolean {
  if ('label' in condition) {
    const found = labels[condition.label].withAny(condition.anyOf, room);
    return (doc) => hasBit(found, doc);
  }
  const { from = -Infinity, to = Infinity } = condition;
  const column = columns[condition.number];
  return (doc) => (column[doc] ?? 0) >= from && (column[doc] ?? 0) <= to;
}
