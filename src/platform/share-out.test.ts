import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { shareOut } from './share-out.ts';

test.each([
  [8500, [1, 1, 1], [2834, 2833, 2833]],
  [8500, [300, 100], [6375, 2125]],
  [1, [1, 2], [0, 1]],
  [5, [0, 0], [5, 0]],
])('%i over %j is %j', (amount, weights, parts) => {
  expect(shareOut(amount, weights)).toEqual(parts);
});

test('shares whole rupees when the parts are multiples of 100, and refuses any other amount', () => {
  expect(shareOut(8_500, [333, 199], 100)).toEqual([5_300, 3_200]);
  expect(() => shareOut(8_550, [333, 199], 100)).toThrow('8550 cannot be shared in multiples of 100');
});

test('adds up, and every part is less than one unit from its exact share', () => {
  const weights = fc
    .array(fc.nat(10_000_000), { minLength: 1, maxLength: 20 })
    .filter((some) => some.some((weight) => weight > 0));
  fc.assert(
    fc.property(fc.nat(1_000_000), weights, (amount, shares) => {
      const parts = shareOut(amount, shares);
      const total = shares.reduce((sum, share) => sum + share, 0);
      expect(parts.reduce((sum, part) => sum + part, 0)).toBe(amount);
      for (const [index, part] of parts.entries()) {
        expect(Math.abs(part - (amount * (shares[index] as number)) / total)).toBeLessThan(1);
      }
    }),
  );
});
