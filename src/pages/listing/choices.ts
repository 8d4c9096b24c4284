import type { Choice } from './choice-group.tsx';

/** A brand, size or colour, with the number of products that choosing it would leave. */
export interface Counted {
  readonly name: string;
  readonly count: number;
}

/** Options by name, the chosen ones always included. */
export const named = (names: readonly Counted[] = [], chosen: readonly string[]): Choice[] =>
  withChosen(
    names.map(({ name, count }) => ({ value: name, label: name, count })),
    chosen,
  );

/** Adds chosen options that match no product any more, so that they can still be removed. */
export function withChosen(choices: readonly Choice[], chosen: readonly string[]): Choice[] {
  const missing = chosen.filter((value) => choices.every((choice) => choice.value !== value));
  return [...choices, ...missing.map((value) => ({ value, label: value, count: 0 }))];
}

const letters = ['XXS', 'XS', 'S', 'M', 'L', 'XL', 'XXL', '2XL', 'XXXL', '3XL', '4XL', '5XL'];

/** Letter sizes from small to large, then numbers and the rest in natural order. */
export function bySize(choices: readonly Choice[]): Choice[] {
  const ranked = choices.map((choice) => ({ choice, rank: letters.indexOf(choice.value.toUpperCase()) }));
  ranked.sort((a, b) => {
    if (a.rank === b.rank) return asOneCounts.compare(a.choice.value, b.choice.value);
    if (a.rank < 0) return 1;
    return b.rank < 0 ? -1 : a.rank - b.rank;
  });
  return ranked.map(({ choice }) => choice);
}

/** Created once: `localeCompare` creates one per comparison, which took a tenth of the page's rendering. */
const asOneCounts = new Intl.Collator('en', { numeric: true });
