import type { Art, Garment } from '../../packages/garment-art/src/art.ts';
import { chance } from './chance.ts';
import type { Recipe } from './recipe.ts';

type ByLength = Record<NonNullable<Art['length']>, number>;

/** Lengths in centimetres from the shoulder to the hem (skirts: from the waist), as usual in India. */
// biome-ignore format: a table
const lengthsForAdults: Partial<Record<Garment, { women: ByLength; men?: ByLength }>> = {
  kurta: { women: { short: 86, knee: 109, long: 117 }, men: { short: 84, knee: 102, long: 109 } },
  kurti: { women: { short: 84, knee: 109, long: 117 } },
  'kurta-set': { women: { short: 97, knee: 112, long: 119 }, men: { short: 89, knee: 104, long: 109 } },
  'salwar-suit': { women: { short: 97, knee: 107, long: 114 } },
  anarkali: { women: { short: 117, knee: 127, long: 135 } },
  dress: { women: { short: 89, knee: 102, long: 130 } },
  skirt: { women: { short: 46, knee: 66, long: 96 } },
  top: { women: { short: 58, knee: 63, long: 69 } },
  shirt: { women: { short: 64, knee: 69, long: 76 }, men: { short: 71, knee: 75, long: 79 } },
  't-shirt': { women: { short: 56, knee: 63, long: 69 }, men: { short: 68, knee: 71, long: 75 } },
  jacket: { women: { short: 56, knee: 63, long: 94 }, men: { short: 64, knee: 69, long: 98 } },
  hoodie: { women: { short: 56, knee: 64, long: 69 }, men: { short: 66, knee: 70, long: 74 } },
  sweater: { women: { short: 56, knee: 62, long: 69 }, men: { short: 64, knee: 68, long: 71 } },
  sherwani: { women: { short: 97, knee: 109, long: 117 }, men: { short: 97, knee: 109, long: 114 } },
  'nehru-jacket': { women: { short: 60, knee: 66, long: 71 }, men: { short: 66, knee: 69, long: 74 } },
};

/** The same for children, as a share of the height that a size is made for. */
const young: Partial<Record<Garment, number>> = {
  kurta: 0.6,
  kurti: 0.6,
  'kurta-set': 0.58,
  'salwar-suit': 0.58,
  frock: 0.58,
  dress: 0.58,
  top: 0.39,
  shirt: 0.42,
  't-shirt': 0.4,
  jacket: 0.4,
  hoodie: 0.42,
  sweater: 0.41,
  'nehru-jacket': 0.41,
};
const childHeights = [98, 110, 122, 134, 146];

/** The length in a product's description: '117 cm (46 in)', or size by size; '' if it has none. */
export function lengthFact(recipe: Recipe, audience: Art['audience'], sizes: readonly string[]): string {
  if (audience === 'girls' || audience === 'boys') {
    const share = young[recipe.garment];
    if (!share || sizes.length !== childHeights.length) return '';
    return sizes.map((size, at) => `${size} ${Math.round((childHeights[at] ?? 0) * share)} cm`).join(', ');
  }
  const table = lengthsForAdults[recipe.garment];
  const usual = (audience === 'men' ? table?.men : undefined) ?? table?.women;
  if (!usual) return '';
  const cm = usual[recipe.length ?? 'knee'] + chance(`length ${recipe.name}`).int(-1, 2);
  return `${cm} cm (${Math.round(cm / 2.54)} in)`;
}
