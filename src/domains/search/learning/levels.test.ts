import fc from 'fast-check';
import { expect, it } from 'vitest';
import { levelOf, maxLevel, minOpened } from './levels.ts';

const count = fc.nat({ max: 100_000 });
const some = fc.record({ searched: count, opened: count, carted: count, ordered: count });

it('is a whole number in bounds, and more of anything that shoppers do never lowers it', () => {
  fc.assert(
    fc.property(some, fc.constantFrom('opened', 'carted', 'ordered'), (counts, step) => {
      const level = levelOf(counts);
      expect(Number.isInteger(level) && level >= 0 && level <= maxLevel).toBe(true);
      const searches = Math.max(counts.searched, counts.opened + 1);
      const more = levelOf({ ...counts, searched: searches, [step]: counts[step] + 1 });
      expect(more).toBeGreaterThanOrEqual(levelOf({ ...counts, searched: searches }));
    }),
  );
});

it('learns nothing of a few, whatever they do', () => {
  const few = fc.record({
    searched: count,
    opened: fc.nat({ max: minOpened - 1 }),
    carted: count,
    ordered: count,
  });
  fc.assert(fc.property(few, (counts) => levelOf(counts) === 0));
  expect(levelOf({ searched: minOpened, opened: minOpened, carted: 0, ordered: 0 })).toBeGreaterThan(0);
});

it('falls with every search that ends otherwise', () => {
  const counts = { searched: 100, opened: 30, carted: 8, ordered: 3 };
  const levels = [100, 300, 1_000, 3_000].map((searches) => levelOf({ ...counts, searched: searches }));
  expect(levels).toEqual(levels.toSorted((a, b) => b - a));
  expect([levels[0], levels.at(-1)]).toEqual([12, 0]);
});
