import { expect, it } from 'vitest';
import { docsOf } from '../../../packages/search-index/src/bitmap.ts';
import { emptyState } from '../../../packages/search-index/src/index-state.ts';
import { forEachKind } from '../catalogue/attributes/attribute-kinds.ts';
import { createProductIndex, type ProductDocument, productSchema } from './product-index.ts';

const columns = ['price', 'discount', 'tenths'] as const;
const none = { category: [], shop: [], brand: [], size: [], colour: [], stocked: [] };

/** Independent prices, discounts and stars, with many equal values, and one price beyond the range of a sort key. */
const documents = Array.from({ length: 900 }, (_, n): ProductDocument => {
  const numbers = {
    price: n % 90 ? (n * 37) % 120 : 2 ** 28 + n,
    discount: (n * 17) % 60,
    tenths: (n * 7) % 51,
  };
  return {
    id: `p${String(n).padStart(4, '0')}`,
    shown: true,
    text: '',
    labels: { ...none, ...forEachKind(() => []) },
    numbers: { ...numbers, ratings: n % 3, inStock: n % 2, createdAt: 0, popularity: 0, nameTerms: 0 },
  };
});
const index = createProductIndex(emptyState(productSchema, documents.length));
for (const { id } of documents) index.reserve(id);
for (const one of documents) index.put(one);
index.sort();

it.each(columns)('finds what lies between bounds of %s, and these in any order', (number) => {
  for (const [from, to] of [
    [20, 20],
    [0, 19],
    [31, 44],
    [50, 2 ** 28 + 90],
    [19, undefined],
    [undefined, 33],
  ]) {
    const isIn = ({ numbers }: ProductDocument) =>
      numbers[number] >= (from ?? 0) && numbers[number] <= (to ?? Infinity) && numbers.discount >= 5;
    const matches = documents.filter(isIn);
    const conditions = [{ number: 'discount', from: 5 } as const, { number, from, to }];
    const result = index.find(null, conditions);
    expect([...docsOf(result)].map(index.ids.idOf)).toEqual(matches.map(({ id }) => id));
    const byPrice = matches.toSorted((a, b) => a.numbers.price - b.numbers.price || (a.id < b.id ? -1 : 1));
    expect(index.page(result, 'low-to-high', 0, 5, conditions)).toEqual(
      byPrice.slice(0, 5).map(({ id }) => id),
    );
    const byDiscount = matches.toSorted(
      (a, b) => b.numbers.discount - a.numbers.discount || (a.id < b.id ? -1 : 1),
    );
    expect(index.page(result, 'discount', 2, 5, conditions)).toEqual(
      byDiscount.slice(2, 5).map(({ id }) => id),
    );
  }
});
