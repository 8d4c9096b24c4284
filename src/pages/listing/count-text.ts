import { groupDigits } from '../../ui/price/group-digits.ts';

/** How many were found, in words: '1 product', '1,240 products', '1,000+ products' where more were not counted. */
export function countText(found: { totalProduct: number; more?: true | undefined }, noun: string): string {
  const { totalProduct, more } = found;
  return `${groupDigits(totalProduct)}${more ? '+' : ''} ${noun}${totalProduct === 1 ? '' : 's'}`;
}
