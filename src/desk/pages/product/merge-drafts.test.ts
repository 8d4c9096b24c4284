import { expect, it } from 'vitest';
import { type Draft, draftOf, type Product } from './draft.ts';
import { mergeDrafts } from './merge-drafts.ts';

const product = {
  id: 'p1',
  version: 1,
  slug: 'stole',
  name: 'Leheriya stole',
  brand: 'Bagru Neel',
  categoryId: 'stoles',
  description: 'Tied and dyed by hand.',
  price: 1299,
  discount: 15,
  images: ['one.webp', 'two.webp'],
  status: 'active',
  variants: [
    { id: 'v1', size: 'Short', colour: '', sku: '', stock: 5, promised: 0 },
    { id: 'v2', size: 'Long', colour: '', sku: '', stock: 2, promised: 0 },
  ],
} as unknown as Product;
const base = draftOf(product, { brands: [], categories: [], commissionPercent: 5 });
const draftWith = (over: Partial<Draft>): Draft => ({ ...base, ...over });

it('takes what only they changed, and keeps what only I changed', () => {
  const { draft, taken, contested } = mergeDrafts(
    base,
    draftWith({ price: '999' }),
    draftWith({ name: 'Stole' }),
  );
  expect(draft).toEqual(draftWith({ price: '999', name: 'Stole' }));
  expect([taken, contested]).toEqual([['name'], []]);
});

it('leaves to a person what both changed differently, and asks nothing where both wrote the same', () => {
  const [mine, theirs] = [
    draftWith({ name: 'Mine', discount: '20' }),
    draftWith({ name: 'Theirs', discount: '20' }),
  ];
  const { draft, taken, contested } = mergeDrafts(base, mine, theirs);
  expect(draft.name).toBe('Mine');
  expect([taken, contested]).toEqual([[], ['name']]);
});

it('puts pictures of both together, and asks where both gave them another order', () => {
  const mine = draftWith({ images: ['one.webp', 'two.webp', 'mine.webp'] });
  const both = mergeDrafts(base, mine, draftWith({ images: ['theirs.webp', 'one.webp', 'two.webp'] }));
  expect(both.draft.images).toEqual(['theirs.webp', 'one.webp', 'two.webp', 'mine.webp']);
  expect([both.taken, both.contested]).toEqual([['images'], []]);
});

it('takes a sale for no edit: stock is saved as a difference', () => {
  const fullShelves = base.variants.map((variant) => ({ ...variant, stock: '9' }));
  const afterSale = base.variants.map((variant) => ({ ...variant, stock: '1', seen: 1 }));
  const { draft, contested } = mergeDrafts(
    base,
    draftWith({ variants: fullShelves }),
    draftWith({ variants: afterSale }),
  );
  expect(draft.variants).toEqual(fullShelves);
  expect(contested).toEqual([]);
});

it('asks where I typed stock and they changed the sizes, and takes new sizes where I typed none', () => {
  const newNames = base.variants.map((variant) => ({ ...variant, size: `${variant.size} (2 m)` }));
  const fullShelves = base.variants.map((variant) => ({ ...variant, stock: '9' }));
  const both = mergeDrafts(base, draftWith({ variants: fullShelves }), draftWith({ variants: newNames }));
  expect(both.contested).toEqual(['variants']);
  expect(mergeDrafts(base, base, draftWith({ variants: newNames })).draft.variants).toEqual(newNames);
});

it('makes a size that they took away a new one, should mine be chosen', () => {
  const fullShelves = base.variants.map((variant) => ({ ...variant, stock: '9' }));
  const fewer = draftWith({ variants: base.variants.slice(0, 1) });
  const { mine, contested } = mergeDrafts(base, draftWith({ variants: fullShelves }), fewer);
  expect(contested).toEqual(['variants']);
  expect(mine.variants.map(({ id, stock }) => [id, stock])).toEqual([
    ['v1', '9'],
    [undefined, '9'],
  ]);
});
