import type { FileColumn } from './columns-of-sizes.ts';
import { isSize } from './looks.ts';
import { sizeInName, type TargetOfSize } from './size-in-name.ts';
import { columnName, plainName, type Target, targets } from './targets.ts';

/** The number of `Size 1`, `qty1` and `Size 1 Qty`; '' for none. */
export const numberIn = (name: string): string => /(?<!\d)\d{1,2}(?!\d)/.exec(plainName(name))?.[0] ?? '';

/** Words of a column that names a size in each row, beside `size`. */
const choices = new Set(['variant', 'variation', 'option', 'option value', 'variant name', 'variant size']);
const kinds: readonly (readonly [Target, TargetOfSize])[] = [
  ['quantity', 'ofSize'],
  ['price', 'priceOfSize'],
  ['compareAt', 'mrpOfSize'],
];

/** Beside a column of its number 10 is a size, too. */
const isNumberedSize = (cell: string): boolean => isSize(cell) || /^1[0-6](?:\.5)?$/.test(cell);

const isCalled = (words: string, target: Target): boolean =>
  targets[target].names.map(plainName).includes(words);

/** The name without its number and, beside other words, without `size`: `Size 1 Qty` is `qty`. */
const wordsOf = (name: string): string => {
  const words = columnName(plainName(name).replace(/ ?(?<!\d)\d{1,2}(?!\d) ?/, ' ')).trim();
  const others = words.replace(/\b(?:size|variant|variation|option)\b/g, '').trim();
  return others || words;
};

/**
 * `Size 1, Qty 1, Size 2, Qty 2`: each row says what its sizes are, and columns of the same number what they have.
 * @returns the columns that may be something else: not the pieces of choices that nobody can name
 */
export function guessNumberedSizes(
  columns: readonly FileColumn[],
  head: readonly string[],
  mapping: Map<number, Target>,
): readonly FileColumn[] {
  const all = columns.flatMap((column) => {
    const name = head[column.at] ?? '';
    return numberIn(name) === '' ? [] : [{ ...column, number: numberIn(name), words: wordsOf(name) }];
  });
  const pieces = all.filter(
    ({ at, words }) => isCalled(words, 'quantity') && sizeInName(head[at] ?? '') === null,
  );
  const sizes = all.filter(
    ({ words, cells }) =>
      isCalled(words, 'size') || (choices.has(words) && cells.length > 0 && cells.every(isNumberedSize)),
  );
  const ofThem = all.flatMap((one) => {
    const target = kinds.find(([kind]) => isCalled(one.words, kind))?.[1];
    const isOther = one.others === 'numbers' || (one.others === 'amounts' && target !== 'ofSize');
    return target && !isOther && sizes.some(({ number }) => number === one.number)
      ? [{ ...one, target }]
      : [];
  });
  if (numbersOf(ofThem) < 2)
    return numbersOf(pieces) < 2 ? columns : columns.filter(({ at }) => pieces.every((one) => one.at !== at));
  for (const { at, number } of sizes)
    if (ofThem.some((one) => one.number === number)) mapping.set(at, 'numberedSize');
  for (const { at, target } of ofThem) mapping.set(at, target);
  return columns;
}

const numbersOf = (columns: readonly { readonly number: string }[]): number =>
  new Set(columns.map(({ number }) => number)).size;
