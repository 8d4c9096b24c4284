import { dyeOf } from '../../src/domains/catalogue/dyes.ts';

const names = [
  'white',
  'ivory',
  'cream',
  'beige',
  'sand',
  'kora',
  'mustard',
  'turmeric',
  'saffron',
  'marigold',
  'lemon',
  'gold',
  'rust',
  'terracotta',
  'peach',
  'coral',
  'madder',
  'red',
  'crimson',
  'maroon',
  'wine',
  'pink',
  'rani',
  'rose',
  'blush',
  'gulabi',
  'lilac',
  'lavender',
  'plum',
  'purple',
  'indigo',
  'navy',
  'blue',
  'sky',
  'powder',
  'midblue',
  'teal',
  'turquoise',
  'peacock',
  'firozi',
  'bottle',
  'emerald',
  'parrot',
  'mint',
  'sage',
  'olive',
  'mehendi',
  'brown',
  'chocolate',
  'tan',
  'copper',
  'black',
  'charcoal',
  'grey',
  'silver',
  'ash',
] as const;
export type Dye = (typeof names)[number];

/** A colour as on a label: `rani` → `Rani Pink`. */
export function dyeLabel(dye: Dye): string {
  if (dye === 'rani') return 'Rani Pink';
  if (dye === 'bottle' || dye === 'parrot') return `${capital(dye)} Green`;
  if (dye === 'midblue') return 'Mid Blue';
  if (dye === 'powder' || dye === 'sky') return `${capital(dye)} Blue`;
  return capital(dye);
}

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/**
 * The town's colours by the names that its shopkeepers use, as the shop's swatches show them. A product's name,
 * description and picture all use them, so that a rani pink dupatta is drawn in rani pink.
 */
export const dyes = Object.fromEntries(names.map((dye) => [dye, dyeOf(dyeLabel(dye))])) as Record<
  Dye,
  string
>;
