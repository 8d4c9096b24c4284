type Sorting = 'newest' | 'discount' | 'popular';

const phrases: Readonly<Record<Sorting, readonly string[]>> = {
  newest: [
    'new arrivals',
    'new arrival',
    'new collection',
    'latest collection',
    'latest',
    'naya maal',
    'नया माल',
  ],
  discount: [
    'on discount',
    'on sale',
    'discount',
    'discounts',
    'discounted',
    'sale',
    'offer',
    'offers',
    'deal',
    'deals',
    'clearance',
    'chhoot',
    'छूट',
    'सेल',
  ],
  popular: [
    'best seller',
    'best sellers',
    'bestseller',
    'bestsellers',
    'best selling',
    'trending',
    'popular',
    'top rated',
  ],
};
const patterns = Object.entries(phrases).flatMap(([order, texts]) =>
  texts.map((text) => ({ order: order as Sorting, words: text.split(' ') })),
);

/** The sort order that the words name at `at`: 'new arrivals', 'discount'. Null when there is none. */
export function sortingAt(words: readonly string[], at: number): { length: number; order: Sorting } | null {
  const match = patterns
    .filter((one) => one.words.every((word, index) => words[at + index] === word))
    .toSorted((a, b) => b.words.length - a.words.length)[0];
  return match ? { length: match.words.length, order: match.order } : null;
}
