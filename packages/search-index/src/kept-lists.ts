import { LRUCache } from 'lru-cache';
import { type Bitmap, cardinality, docsOf } from './bitmap.ts';
import { byKey } from './by-key.ts';
import type { Condition, Order } from './schema.ts';

/** A part of the sorted matches, and their total number. */
interface ListPart {
  readonly docs: Uint32Array;
  readonly total: number;
}

/** The schema of an order, with its weight by document. */
interface ListOrder<N extends string> {
  readonly weigh: (doc: number) => number;
  readonly key: (weight: number) => number;
  readonly within?: Order<N>['within'];
}

/** Max bytes of cached lists, at four bytes per document. */
const maxKeptBytes = 10_000_000;

/** Max documents in a list: sorting more takes several milliseconds. */
const maxListed = 2 ** 17;

/** Building a list costs about fifteen queries without it. Built at the first call, it would be a loss under frequent changes. */
const asksForList = 8;

/**
 * Caches matches as sorted lists. A page is a slice of a list. Bounds on the column that the order sorts by are two
 * positions in it, and their distance is the total. A list is built after a few calls; all are dropped when a document
 * changes.
 */
export function keptLists<L extends string, N extends string, O extends string>(
  find: (conditions: readonly Condition<L, N>[]) => Bitmap,
  orderOf: (order: O) => ListOrder<N>,
  isBefore: (a: number, b: number) => boolean,
) {
  const lists = new LRUCache<string, Uint32Array | 'long' | number>({
    maxSize: maxKeptBytes,
    sizeCalculation: (list) => 200 + (typeof list === 'object' ? list.byteLength : 0),
  });

  function listOf(key: string, order: ListOrder<N>, conditions: readonly Condition<L, N>[]) {
    const entry = lists.get(key) ?? 0;
    if (typeof entry !== 'number') return entry;
    if (entry + 1 < asksForList) {
      lists.set(key, entry + 1);
      return null;
    }
    const matches = find(conditions);
    const list = cardinality(matches) > maxListed ? 'long' : sortDocs(docsOf(matches), order, isBefore);
    lists.set(key, list);
    return list;
  }

  return {
    /** The matches from position `from` up to, excluding, `to`; null without a list. */
    part(name: O, conditions: readonly Condition<L, N>[], from: number, to: number): ListPart | null {
      const order = orderOf(name);
      const own = conditions.findIndex((one) => 'number' in one && one.number === order.within?.number);
      const others = conditions.filter((_, at) => at !== own);
      const list = listOf(JSON.stringify([name, others.map(textOf)]), order, others);
      if (!list || list === 'long') return null;
      const [first, end] = placesWithin(list, order, conditions[own]);
      return { docs: list.slice(first + from, Math.min(first + to, end)), total: end - first };
    },
    forget: (): void => {
      if (lists.size > 0) lists.clear();
    },
  };
}

/** String() for the bounds, because JSON has no infinity. */
const textOf = <L extends string, N extends string>(one: Condition<L, N>): readonly unknown[] =>
  'label' in one ? [one.label, one.anyOf] : [one.number, String(one.from), String(one.to)];

/** Sorted by descending weight, ties by `isBefore`. */
function sortDocs<N extends string>(
  docs: Uint32Array,
  { weigh, key }: ListOrder<N>,
  isBefore: (a: number, b: number) => boolean,
): Uint32Array {
  const weights = new Float64Array(docs.length);
  const keys = new Uint32Array(docs.length);
  // Plain loops: `from` with a function takes ten times as long.
  for (let at = 0; at < docs.length; at++) {
    weights[at] = weigh(docs[at] ?? 0);
    keys[at] = key(weights[at] ?? 0);
  }
  const weightAt = (at: number) => weights[at] ?? 0;
  const docAt = (at: number) => docs[at] ?? 0;
  const compare = (a: number, b: number) =>
    weightAt(b) - weightAt(a) || (isBefore(docAt(a), docAt(b)) ? -1 : 1);
  const places = byKey(docs.length, (at) => keys[at] ?? 0);
  // Equal keys may have different weights, and later documents may have any id.
  for (let from = 0, to = 1; from < places.length; from = to++) {
    let isSorted = true;
    for (; to < places.length && keys[places[to] ?? 0] === keys[places[from] ?? 0]; to++)
      isSorted &&= compare(places[to - 1] ?? 0, places[to] ?? 0) < 0;
    if (!isSorted) places.subarray(from, to).sort(compare);
  }
  return places.map(docAt);
}

/** The first position within bounds, and the position after the last. */
function placesWithin<L extends string, N extends string>(
  list: Uint32Array,
  { weigh, within }: ListOrder<N>,
  bounds: Condition<L, N> | undefined,
): readonly [from: number, to: number] {
  if (!within || !bounds || !('number' in bounds)) return [0, list.length];
  const { from = -Infinity, to = Infinity } = bounds;
  const [least, greatest] = within.weights(from, to);
  const first = firstPlace(list, (doc) => weigh(doc) <= greatest);
  return [
    first,
    Math.max(
      first,
      firstPlace(list, (doc) => weigh(doc) < least),
    ),
  ];
}

/** The first position from which on `isSo` holds (binary search). */
function firstPlace(list: Uint32Array, isSo: (doc: number) => boolean): number {
  let [low, high] = [0, list.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (isSo(list[middle] ?? 0)) high = middle;
    else low = middle + 1;
  }
  return low;
}
