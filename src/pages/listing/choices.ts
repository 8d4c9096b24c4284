import { compareSizes } from '../../domains/catalogue/compare-sizes.ts';
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

/** Choices of sizes, in their order. */
export const bySize = (choices: readonly Choice[]): Choice[] =>
  choices.toSorted((one, other) => compareSizes(one.value, other.value));
