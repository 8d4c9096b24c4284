import { sizesOf } from './listed-sizes.ts';
import { isSize } from './looks.ts';
import { columnName, plainName, targets } from './targets.ts';

/** What a column has of a size that it is named after. */
export type TargetOfSize = 'priceOfSize' | 'mrpOfSize' | 'ofSize';

const kinds = [
  ['price', 'priceOfSize'],
  ['compareAt', 'mrpOfSize'],
  ['quantity', 'ofSize'],
] as const;
const longest = 60;

/**
 * The size in `Price XL`, `XL (MRP)`, `Size 38 - Qty`, `Rate S-XL`, and what such a column has; null for other names. A number can
 * be a size of clothes or shoes from 20 on: `Price 1` is a first price.
 */
export function sizeInName(name: string): { size: string; target: TargetOfSize } | null {
  if (name.length > longest) return null;
  const text = name
    .normalize('NFKC')
    .replaceAll(/[()[\]{}:_|₹]|\b(?:rs|inr|size)\b\.?/gi, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
  for (const { index, 0: separator } of text.matchAll(/[ /-]+/g)) {
    const sides = [text.slice(0, index), text.slice(index + separator.length)] as const;
    for (const [size, words] of [sides, sides.toReversed()] as readonly (readonly [string, string])[]) {
      const target = isSizeOfName(size) ? targetOf(words) : undefined;
      if (target) return { size, target };
    }
  }
  return null;
}

const isSizeOfName = (text: string): boolean =>
  /^\d/.test(text) && !/\D/.test(text)
    ? Number(text) >= 20 && isSize(text)
    : isSize(text) || sizesOf(text).length > 1;

function targetOf(words: string): TargetOfSize | undefined {
  const plain = columnName(words);
  return kinds.find(([target]) => targets[target].names.map(plainName).includes(plain))?.[1];
}
