import type { Choice } from './choice-group.tsx';

/** A brand, size or colour, with the number of products that choosing it would leave. */
export interface NameCount {
  readonly name: string;
  readonly count: number;
}

/** Options by name, the chosen ones always included. */
export const choicesOf = (names: readonly NameCount[] = [], values: readonly string[]): Choice[] =>
  withChosen(
    names.map(({ name, count }) => ({ value: name, label: name, count })),
    values,
  );

/** Adds chosen options that match no product any more, so that they can still be removed. */
export function withChosen(choices: readonly Choice[], values: readonly string[]): Choice[] {
  const missing = values.filter((value) => choices.every((choice) => choice.value !== value));
  return [...choices, ...missing.map((value) => ({ value, label: value, count: 0 }))];
}

const letters = ['XXS', 'XS', 'S', 'M', 'L', 'XL', 'XXL', '2XL', 'XXXL', '3XL', '4XL', '5XL'];

/** Letter sizes from small to large, then numbers and the rest in natural order. */
export function bySize(choices: readonly Choice[]): Choice[] {
  const rankedChoices = choices.map((choice) => ({
    choice,
    rank: letters.indexOf(choice.value.toUpperCase()),
  }));
  rankedChoices.sort((a, b) => {
    if (a.rank === b.rank) return asOneCounts.compare(a.choice.value, b.choice.value);
    if (a.rank < 0) return 1;
    return b.rank < 0 ? -1 : a.rank - b.rank;
  });
  return rankedChoices.map(({ choice }) => choice);
}

/** Created once: `localeCompare` creates one per comparison, which took a tenth of the page's rendering. */
const asOneCounts = new Intl.Collator('en', { numeric: true });
