import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type Audience, audienceOf } from './audience-of.ts';
import { findIn } from './category-of.ts';
import type { FileKind } from './kinds-of-file.ts';
import { planCategories } from './plan-categories.ts';

const types = ['Shirts', 'shirt', 'Mens Shirts', 'Mens Shirts & T-Shirts', 'T-Shirts', 'Shirts & Tops', 'Tops', 'Kids Tops', 'Sarees', 'SAREE']; // biome-ignore format: a row
const audiences: readonly (Audience | null)[] = ['men', 'women', 'kids', null];
const kind = fc.record({
  type: fc.constantFrom(...types),
  audience: fc.constantFrom(...audiences),
  products: fc.integer({ min: 1, max: 9 }),
}).map((made): FileKind => ({ ...made, kindWords: made.type })); // biome-ignore format: short

const known = [{ id: 'dresses', name: 'Womens Dresses & Tops' }];

/** The category that each kind gets, and the categories that are created. */
function placed(kinds: readonly FileKind[]) {
  const planned = planCategories(known, kinds);
  const all = [...known, ...planned];
  const of = (one: FileKind) => findIn(all, one)?.name;
  return {
    made: planned.map(({ name }) => name),
    shelves: new Map(kinds.map((one) => [JSON.stringify(one), of(one)])),
  };
}

it('categories are the same in whatever order the rows come', () => {
  fc.assert(
    fc.property(
      fc
        .uniqueArray(kind, {
          minLength: 1,
          maxLength: 9,
          selector: ({ type, audience }) => `${type} ${audience}`,
        })
        .chain((kinds) =>
          fc.tuple(fc.constant(kinds), fc.shuffledSubarray(kinds, { minLength: kinds.length })),
        ),
      ([kinds, shuffled]) => {
        const [one, other] = [placed(kinds), placed(shuffled)];
        expect(other.made).toEqual(one.made);
        for (const [key, name] of one.shelves) expect(other.shelves.get(key)).toBe(name);
      },
    ),
  );
});

it('the second import of a file finds for every kind what the first one made', () => {
  fc.assert(
    fc.property(fc.array(kind, { minLength: 1, maxLength: 9 }), (kinds) => {
      const { shelves } = placed(kinds);
      const names = new Set([...shelves.values()].map((name) => name ?? ''));
      const after = [...names].map((name) => ({ id: name, name }));
      expect(planCategories([...known, ...after], kinds)).toEqual([]);
      for (const one of kinds)
        expect(findIn([...known, ...after], one)?.name).toBe(shelves.get(JSON.stringify(one)));
    }),
  );
});

it('the commonest spelling names a category, and its list takes what it names', () => {
  const of = (type: string, products: number): FileKind => ({
    type,
    products,
    audience: audienceOf(type),
    kindWords: '',
  });
  const planned = planCategories(
    [],
    [of('SHIRT', 1), of('Shirts', 5), of('Shirts & Tops', 1), of('Tops', 9)],
  );
  expect(planned.map(({ name }) => name)).toEqual(['Shirts & Tops']);
  expect(planCategories([], [of('SHIRT', 1), of('Shirts', 5)]).map(({ name }) => name)).toEqual(['Shirts']);
});
