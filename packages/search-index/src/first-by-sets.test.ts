import { expect, test } from 'vitest';
import { docsOf, emptyBitmap, hasBit, setBit } from './bitmap.ts';
import { firstBySets } from './first-by-sets.ts';

/** Deterministic pseudo-random numbers. */
const die = (seed: number) => (Math.imul(seed ^ (seed >>> 7), 0x9e3779b1) >>> 12) % 10;

function setOf(size: number, holds: (doc: number) => boolean) {
  const set = emptyBitmap(size);
  for (let doc = 0; doc < size; doc++) if (holds(doc)) setBit(set, doc);
  return set;
}

test('the first by sets are those that sorting by the sets puts first', () => {
  const size = 500;
  for (let round = 0; round < 60; round++) {
    const matches = setOf(size, (doc) => die(round * 7_919 + doc) < 6);
    const sets = [1, 2, 3, 4].map((n) =>
      setOf(size, (doc) => die(round * 104_729 + n * 1_299_709 + doc) < 1 + ((round + n) % 9)),
    );
    const weigh = (doc: number) => Number.parseInt(sets.map((set) => Number(hasBit(set, doc))).join(''), 2);
    const docs = [...docsOf(matches)];
    const count = 1 + Math.min(round * 3, docs.length - 1);
    const last = weigh(docs.toSorted((a, b) => weigh(b) - weigh(a))[count - 1] ?? 0);

    const { before, equals, isIn } = firstBySets(matches, sets, count);

    expect([...docsOf(before)]).toEqual(docs.filter((doc) => weigh(doc) > last));
    expect([...docsOf(equals)]).toEqual(docs.filter((doc) => weigh(doc) === last));
    expect(Number.parseInt(isIn.map(Number).join(''), 2)).toBe(last);
  }
});

test('returns every document when there are fewer than wanted', () => {
  const matches = setOf(64, (doc) => doc < 5);
  const none = emptyBitmap(64);
  const { before, equals } = firstBySets(matches, [none], 9);
  expect(docsOf(before)).toHaveLength(0);
  expect([...docsOf(equals)]).toEqual([0, 1, 2, 3, 4]);
});
