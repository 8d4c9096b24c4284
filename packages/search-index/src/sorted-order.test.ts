import { describe, expect, it } from 'vitest';
import { docsOf, emptyBitmap, setBit } from './bitmap.ts';
import { sortedOrder } from './sorted-order.ts';

/** A deterministic random generator. */
function dice(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

/** Two values share a key, so comparing keys is not enough. */
const keyOf = (value: number) => value >> 1;

/** @param values number of distinct values: many ties, or hardly any */
describe.each([
  [1, 3_000, 12],
  [2, 3_000, 90],
  [3, 3_000, 40_000],
  [4, 16, 12],
  [5, 17, 12],
  [6, 1, 2],
])('a sorted order, seed %i, of %i documents', (seed, count, values) => {
  const roll = dice(seed);
  const keys = Array.from({ length: count }, () => roll(values));
  const order = sortedOrder((doc) => keyOf(keys[doc] ?? 0));
  order.sort(count);

  it('finds the documents between bounds and the first ones like a naive search, whatever moves', () => {
    for (let round = 0; round < 400; round++) {
      if (round % 8 === 0) change(round);
      const docs = [...keys.keys()].filter(() => roll(10) < 7);
      const [from, to] = [randomBound() ?? -Infinity, randomBound() ?? Infinity];
      const matches = emptyBitmap(keys.length + roll(70));
      for (const doc of docs) setBit(matches, doc);
      const isIn = (doc: number) => (keys[doc] ?? 0) >= from && (keys[doc] ?? 0) <= to;
      const rest = docs.filter(isIn);
      expect(order.keepBetween(matches, keyOfBound(from), keyOfBound(to), isIn)).toBe(docs.length > 0);
      expect([...docsOf(matches)]).toEqual(rest);
      const limit = 1 + roll(30);
      const first = order.first(matches, limit, undefined, 0, keyOfBound(to));
      expect(first === null).toBe(rest.length <= limit);
      expect(best(first ?? rest, limit)).toEqual(best(rest, limit));
    }
  });

  const randomBound = () => (roll(5) ? roll(values + 4) - 2 : undefined);
  const keyOfBound = (value: number) => (Number.isFinite(value) ? keyOf(value) : value);

  /** The documents with the highest keys; with ties any may be chosen, so all tied ones must be present. */
  function best(docs: Iterable<number>, limit: number): [key: number, doc: number][] {
    const pairs = [...docs].map((doc): [number, number] => [keyOf(keys[doc] ?? 0), doc]);
    return pairs.toSorted((a, b) => b[0] - a[0] || a[1] - b[1]).slice(0, limit);
  }

  function change(round: number): void {
    for (let n = 0; n < 1 + count / 50; n++) {
      const doc = roll(4) ? roll(keys.length) : keys.length;
      keys[doc] = roll(values);
      order.move(doc);
    }
    if (round % 80 === 72) order.sort(keys.length);
  }
});

it('declines when checking the documents one by one is faster', () => {
  const order = sortedOrder((doc) => doc);
  const matches = emptyBitmap(10_000);
  setBit(matches, 5);
  expect(order.keepBetween(matches, 0, 1, () => false)).toBe(false);
  order.sort(10_000);
  expect(order.keepBetween(matches, 0, 1, () => false)).toBe(false);
  expect([...docsOf(matches)]).toEqual([5]);
});

it('starts scanning at the bounds', () => {
  const docsRead: number[] = [];
  const order = sortedOrder((doc) => {
    docsRead.push(doc);
    return doc;
  });
  order.sort(100_000);
  const matches = emptyBitmap(100_000);
  for (let doc = 0; doc < 40_000; doc += 2) setBit(matches, doc);
  docsRead.length = 0;
  expect([...(order.first(matches, 3, undefined, 0, 39_999) ?? [])]).toEqual([39_998, 39_996, 39_994]);
  expect(docsRead.length).toBeLessThan(50);
});
