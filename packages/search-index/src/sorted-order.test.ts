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
  const held = Array.from({ length: count }, () => roll(values));
  const order = sortedOrder((doc) => keyOf(held[doc] ?? 0));
  order.sort(count);

  it('finds the documents between bounds and the first ones like a naive search, whatever moves', () => {
    for (let round = 0; round < 400; round++) {
      if (round % 8 === 0) change(round);
      const docs = [...held.keys()].filter(() => roll(10) < 7);
      const [from, to] = [bound() ?? -Infinity, bound() ?? Infinity];
      const found = emptyBitmap(held.length + roll(70));
      for (const doc of docs) setBit(found, doc);
      const isIn = (doc: number) => (held[doc] ?? 0) >= from && (held[doc] ?? 0) <= to;
      const left = docs.filter(isIn);
      expect(order.keepBetween(found, keyOfBound(from), keyOfBound(to), isIn)).toBe(docs.length > 0);
      expect([...docsOf(found)]).toEqual(left);
      const wanted = 1 + roll(30);
      const first = order.first(found, wanted, undefined, 0, keyOfBound(to));
      expect(first === null).toBe(left.length <= wanted);
      expect(best(first ?? left, wanted)).toEqual(best(left, wanted));
    }
  });

  const bound = () => (roll(5) ? roll(values + 4) - 2 : undefined);
  const keyOfBound = (value: number) => (Number.isFinite(value) ? keyOf(value) : value);

  /** The documents with the highest keys; with ties any may be chosen, so all tied ones must be present. */
  function best(docs: Iterable<number>, wanted: number): [key: number, doc: number][] {
    const keyed = [...docs].map((doc): [number, number] => [keyOf(held[doc] ?? 0), doc]);
    return keyed.toSorted((a, b) => b[0] - a[0] || a[1] - b[1]).slice(0, wanted);
  }

  function change(round: number): void {
    for (let n = 0; n < 1 + count / 50; n++) {
      const doc = roll(4) ? roll(held.length) : held.length;
      held[doc] = roll(values);
      order.move(doc);
    }
    if (round % 80 === 72) order.sort(held.length);
  }
});

it('declines when checking the documents one by one is faster', () => {
  const order = sortedOrder((doc) => doc);
  const found = emptyBitmap(10_000);
  setBit(found, 5);
  expect(order.keepBetween(found, 0, 1, () => false)).toBe(false);
  order.sort(10_000);
  expect(order.keepBetween(found, 0, 1, () => false)).toBe(false);
  expect([...docsOf(found)]).toEqual([5]);
});

it('starts scanning at the bounds', () => {
  const asked: number[] = [];
  const order = sortedOrder((doc) => {
    asked.push(doc);
    return doc;
  });
  order.sort(100_000);
  const found = emptyBitmap(100_000);
  for (let doc = 0; doc < 40_000; doc += 2) setBit(found, doc);
  asked.length = 0;
  expect([...(order.first(found, 3, undefined, 0, 39_999) ?? [])]).toEqual([39_998, 39_996, 39_994]);
  expect(asked.length).toBeLessThan(50);
});
