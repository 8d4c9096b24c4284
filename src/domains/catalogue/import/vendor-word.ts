import { colourNamed } from '../../../../packages/garment-art/src/colour-names.ts';

/** Words that qualify a colour or a fit, such as `Dark` in `Dark Grey`. */
const degrees = new Set(['and', 'dark', 'deep', 'light', 'bright', 'neon', 'pale', 'melange', 'super']);
const fits = new Set(['regular', 'slim', 'skinny', 'relaxed', 'loose', 'tailored', 'straight', 'oversized']);

/** Recognises a colour or fit in the vendor column, which exports with mixed-up columns have; null for any other name. */
export function vendorWord(vendor: string): 'colour' | 'fit' | null {
  const words = (vendor.toLowerCase().match(/\p{L}+/gu) ?? []).filter((word) => !degrees.has(word));
  if (words.length === 0) return null;
  if (words.every((word) => colourNamed(word) !== undefined)) return 'colour';
  const [last] = words.slice(-1);
  if (words.every((word) => fits.has(word)) || (last === 'fit' && words.length === 2)) return 'fit';
  return null;
}
