import { colourNamed } from '../../../../packages/garment-art/src/colour-names.ts';

/** Words before a colour or a fit, such as the first of `Dark Grey`. */
const degrees = new Set(['and', 'dark', 'deep', 'light', 'bright', 'neon', 'pale', 'melange', 'super']);
const fits = new Set(['regular', 'slim', 'skinny', 'relaxed', 'loose', 'tailored', 'straight', 'oversized']);

/** What a vendor's name says instead of a brand, as exports of mixed-up columns have it; null for any other name. */
export function vendorWord(vendor: string): 'colour' | 'fit' | null {
  const words = (vendor.toLowerCase().match(/\p{L}+/gu) ?? []).filter((word) => !degrees.has(word));
  if (words.length === 0) return null;
  if (words.every((word) => colourNamed(word) !== undefined)) return 'colour';
  const [last] = words.slice(-1);
  if (words.every((word) => fits.has(word)) || (last === 'fit' && words.length === 2)) return 'fit';
  return null;
}
