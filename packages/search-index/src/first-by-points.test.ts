import { expect, test } from 'vitest';
import { docsOf, emptyBitmap, hasBit, setBit } from './bitmap.ts';
import { firstByPoints } from './first-by-points.ts';
import { withScratch } from './scratch.ts';

/** Deterministic pseudo-random numbers. */
const die = (seed: number) => (Math.imul(seed ^ (seed >>> 7), 0x9e3779b1) >>> 12) % 10;

function setOf(size: number, holds: (doc: number) => boolean) {
  const set = emptyBitmap(size);
  for (let doc = 0; doc < size; doc++) if (holds(doc)) setBit(set, doc);
  return set;
}

test.each([1, 2, 3, 5])(
  'the first by points of %i words are those that weighing each puts first',
  (words) => {
    const size = 500;
    for (let round = 0; round < 40; round++) {
      const matches = setOf(size, (doc) => die(round * 7_919 + doc) < 7);
      const terms = Array.from({ length: words }, (_, word) =>
        [8, 4, 4, 1].map((points, at) => ({
          points,
          set: setOf(
            size,
            (doc) => die(round * 104_729 + word * 1_299_709 + at * 31 + doc) < (round + at) % 6,
          ),
        })),
      );
      const weigh = (doc: number) =>
        terms.reduce((sum, sets) => sum + (sets.find(({ set }) => hasBit(set, doc))?.points ?? 0), 0);
      const docs = [...docsOf(matches)];
      const count = 1 + round * 2;

      const { before, equals, areEqual } = withScratch(() => {
        const first = firstByPoints(matches, terms, count);
        return { ...first, before: [...docsOf(first.before)], equals: [...docsOf(first.equals)] };
      });

      const most = Math.max(...equals.map(weigh));
      expect(before).toEqual(docs.filter((doc) => weigh(doc) > most));
      expect(equals).toEqual(docs.filter((doc) => (areEqual ? weigh(doc) === most : weigh(doc) <= most)));
      expect(before.length < count || docs.length < count).toBe(true);
      expect(!areEqual || before.length + equals.length >= count).toBe(true);
      // Few words have few combinations, and all of them are tried.
      expect(areEqual || words > 2 || docs.length < count).toBe(true);
    }
  },
);

test('two calls for one answer never share a set', () => {
  const matches = setOf(64, (doc) => doc < 9);
  const first = () => firstByPoints(matches, [[{ points: 1, set: setOf(64, (doc) => doc < 4) }]], 2);
  withScratch(() => {
    const [one, other] = [first(), first()];
    expect([...docsOf(one.equals)]).toEqual([...docsOf(other.equals)]);
    expect(one.equals).not.toBe(other.equals);
  });
});
