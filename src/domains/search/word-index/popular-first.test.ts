import fc from 'fast-check';
import { expect, it } from 'vitest';
import { addBit, emptyBits } from './bits.ts';
import { createPopularFirst } from './popular-first.ts';

const aProduct = fc.record({
  rated: fc.nat(3),
  ratings: fc.constantFrom(0, 1, 4_000, 5_000, 60_000),
  level: fc.nat(2),
  isAmong: fc.boolean(),
  becomes: fc.option(fc.nat(3)),
});

it('has the best by level and popularity among those that it gives, though some were moved', () => {
  fc.assert(
    fc.property(
      fc.array(aProduct, { minLength: 1, maxLength: 60 }),
      fc.integer({ min: 1, max: 8 }),
      fc.nat(10),
      (products, wanted, late) => {
        const popularity = products.map(({ rated, ratings }) => rated * 2 ** 24 + ratings);
        const popular = createPopularFirst((product) => popularity[product] ?? 0);
        popular.order(Math.max(0, products.length - late));
        for (let product = Math.max(0, products.length - late); product < products.length; product++)
          popular.move(product);
        const among = emptyBits(products.length);
        products.forEach(({ isAmong, becomes, ratings }, product) => {
          if (isAmong) addBit(among, product);
          if (becomes === null) return;
          popularity[product] = becomes * 2 ** 24 + ratings;
          popular.move(product);
        });
        const level = (product: number) => products[product]?.level ?? 0;
        const key = (product: number) => level(product) * 2 ** 36 + (popularity[product] ?? 0);
        const keysOf = (numbers: readonly number[]) =>
          numbers
            .map(key)
            .toSorted((a, b) => b - a)
            .slice(0, wanted);
        const all = products.flatMap(({ isAmong }, product) => (isAmong ? [product] : []));
        const best = [...(popular.best(among, wanted, level, 2) ?? [])];
        expect(best.every((product) => products[product]?.isAmong)).toBe(true);
        expect(new Set(best).size).toBe(best.length);
        expect(keysOf(best)).toEqual(keysOf(all));
        // All that are as good as the last: which of them comes first their ids say.
        const last = keysOf(all).at(-1) ?? Infinity;
        expect(best.filter((product) => key(product) >= last)).toHaveLength(
          all.filter((product) => key(product) >= last).length,
        );
      },
    ),
    { numRuns: 300 },
  );
});
