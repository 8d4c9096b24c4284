import type { Garment } from '../../packages/garment-art/src/art.ts';
import type { Category } from './categories.ts';
import { chance } from './chance.ts';
import { type Dye, dyeLabel } from './dyes.ts';
import { fabrics } from './fabrics.ts';
import { lengthFact } from './lengths.ts';
import { crafts, fits, styling } from './phrases.ts';
import type { Recipe } from './recipe.ts';
import { sizeRuns } from './sizes.ts';

const necks = {
  round: 'Round',
  v: 'V',
  band: 'Band collar',
  boat: 'Boat',
  collar: 'Shirt collar',
  keyhole: 'Keyhole',
};
const sleeves = { none: 'Sleeveless', short: 'Short', elbow: 'Elbow length', full: 'Full' };

/** Things that are not made of cloth, so their description mentions no dyeing or printing. */
const ornaments = new Set<Garment>(['earrings', 'necklace', 'bangles', 'watch']);
const notCloth = new Set<Garment>([...ornaments, 'juttis', 'sandals', 'shoes', 'bag']);

/** The contents of the packet, for products of several pieces. */
const packagings: Partial<Record<Garment, string>> = {
  'kurta-set': 'Kurta and bottom',
  'salwar-suit': 'Kameez, bottom and dupatta',
  lehenga: 'Skirt, blouse and dupatta',
  saree: 'Saree of 5.5 m and blouse piece of 0.8 m',
  dupatta: 'One dupatta, 2.4 m',
  shawl: 'One shawl, 2 m × 1 m',
  earrings: 'One pair',
  juttis: 'One pair and a cloth bag',
  sherwani: 'Sherwani; churidar not included',
};

/**
 * A product's description as HTML of the allowed tags: two to four sentences and a list of facts. Neighbours in a
 * category have different layouts and sentences, so that the category does not read like a form.
 *
 * @param at the product's index in its category, from 0
 */
export function describe(
  recipe: Recipe,
  category: Category & { slug: keyof typeof styling },
  at: number,
): string {
  const die = chance(`describe ${recipe.name}`);
  const cloth = fabrics[recipe.fabric];
  const turn = (list: readonly string[]): string => list[at % Math.max(1, list.length)] ?? '';
  const [note, feel, craft] = [
    recipe.note,
    turn(cloth.says),
    turn(ornaments.has(recipe.garment) ? [] : crafts[recipe.print]),
  ];
  const [fit, style] = [turn(fits[recipe.garment]), turn(styling[category.slug])];
  const shapes: string[][] = [
    [join(note, feel, craft || style)],
    [join(note, style), join(craft, fit)],
    [join(feel, note), fit],
    [join(craft || feel, note, style)],
    [note, join(feel, craft || fit, style)],
    [join(feel, note, style)],
    [join(note, fit, craft || feel)],
  ];
  const sizes = sizeRuns[recipe.sizes ?? category.sizes];
  const length = lengthFact(recipe, recipe.audience ?? category.audience, sizes);
  const facts = [
    `${notCloth.has(recipe.garment) ? 'Material' : 'Fabric'}: ${cloth.label}`,
    `Colour: ${coloursOf(recipe).map(dyeLabel).join(' and ')}`,
    recipe.neck ? `Neck: ${necks[recipe.neck]}` : '',
    recipe.sleeve ? `Sleeves: ${sleeves[recipe.sleeve]}` : '',
    length ? `Length: ${length}` : '',
    packagings[recipe.garment] ? `In the packet: ${packagings[recipe.garment]}` : '',
    `Care: ${die.pick(cloth.care)}`,
  ].filter(Boolean);
  const paragraphs = shapes[at % shapes.length]!.filter(Boolean).map((text) => `<p>${escape(text)}</p>`);
  return [...paragraphs, `<ul>${facts.map((fact) => `<li>${escape(fact)}</li>`).join('')}</ul>`].join('\n');
}

/** The colours of cloth and motif as drawn: gota and brocade use the trim's colour. */
function coloursOf({ print, dyes: [base, second, trim] }: Recipe): Dye[] {
  const motif = print === 'gota' || print === 'brocade' ? trim : second;
  return motif === base ? [base] : [base, motif];
}

const join = (...sentences: string[]): string => sentences.filter(Boolean).join(' ');
const escape = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
