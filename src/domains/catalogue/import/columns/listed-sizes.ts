import { isNotStocked } from '../stock-words.ts';
import { isSize, partsOf } from './looks.ts';

const lettersUp = ['xxs', 'xs', 's', 'm', 'l', 'xl', 'xxl', '3xl', '4xl', '5xl', '6xl'];
const letterOf = (size: string): number =>
  lettersUp.indexOf(
    size
      .trim()
      .toLowerCase()
      .replace(/^2x([sl])$/, 'xx$1')
      .replace(/^(x{3,6})l$/, (_, all: string) => `${all.length}xl`),
  );

/**
 * The sizes of a cell that lists several: `S, M, L`, `M, L & XL`, `38/40/42`, and the letters from `S-XXL`; else the cell alone. `S-M`,
 * `M/L`, `28-30` and `2-3Y` are one size each.
 */
export function sizesOf(cell: string): string[] {
  const range = /^([2-6x]{0,6}[sml]) ?(?:-|–|to|से) ?([2-6x]{0,6}[sml])$/i.exec(cell.trim());
  const [first, last] = [letterOf(range?.[1] ?? ''), letterOf(range?.[2] ?? '')];
  if (range && first >= 0 && last - first >= 2) {
    const between = lettersUp.slice(first + 1, last).map((one) => one.toUpperCase());
    return [range[1] ?? '', ...between, range[2] ?? ''];
  }
  // Nobody writes a semicolon within a size: `Medium (10/12);Large (12/14)`.
  const semicolons = partsOf(cell, /;/).filter(Boolean);
  if (semicolons.length > 1 && semicolons.every((part) => part.length <= longestOfList)) return semicolons;
  const commas = partsOf(cell, /[,|;&]|\band\b/).filter(Boolean);
  if (commas.length > 1 && commas.every(isListed)) return commas;
  for (const separator of ['/', /\s+/]) {
    const parts = cell
      .split(separator)
      .map((part) => part.trim())
      .filter(Boolean);
    if (parts.length > 2 && parts.every(isListed)) return parts;
  }
  return [cell];
}

const longestOfList = 30;

/** Beside others, shoes of 10 are a size, too, and letters with their number: `M-38, L-40`. */
const isListed = (part: string): boolean =>
  isSize(part) ||
  /^1[0-6](?:\.5)?$/.test(part) ||
  (/^[2-6x]{0,6}[sml][ -/(]{1,2}[2-5]\d\)?$/i.test(part) && part.length <= 12);

/** The colours of a cell that lists several by commas. */
export const coloursOf = (cell: string): string[] => {
  const colours = partsOf(cell).filter(Boolean);
  return colours.length > 1 ? colours : [cell];
};

/** Pieces that name their sizes, `M:4, L:2`, in the order of `sizes`; null where they do not. */
export function piecesBySize(cell: string, sizes: readonly string[]): string[] | null {
  const pieces = new Map(
    partsOf(cell).map((part) => {
      const [, size = '', count = ''] = /^([^:=()]{1,20})[:=(-] ?(\d{1,5})\)?$/.exec(part) ?? [];
      return [size.trim().toLowerCase(), count];
    }),
  );
  const counts = sizes.map((size) => pieces.get(size.toLowerCase()) ?? '');
  return counts.every((count) => count !== '') && pieces.size === sizes.length ? counts : null;
}

/** `Sold out` and 0 are said of all sizes of a list; 12 pieces cannot be divided among them. */
export const isOfAll = ([first = '', ...more]: readonly string[]): boolean =>
  more.length === 0 && (/^0+(?:\.0+)?$/.test(first) || isNotStocked(first));
