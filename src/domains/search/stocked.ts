import { findPhrases, wordsOf } from '../catalogue/attributes/find-phrases.ts';
import type { Filters } from './listing.ts';
import type { ProductIndex } from './product-index.ts';

/** Between the parts of a label for what is in stock: size, colour, families of the colour. No text holds it. */
export const joining = '\u001F';

type Part = 'size' | 'colour' | 'colourFamily';

const parts = (label: string): Record<Part, readonly string[]> => {
  const [size = '', colour = '', ...colourFamily] = label.split(joining);
  return { size: [size], colour: [colour], colourFamily };
};

/**
 * Labels for what of a product is in stock.
 * @param pairs sizes and colours, as the database joins them
 * @param families of the product's colours
 * @param free the size of what has none
 */
export function stockedLabels(pairs: readonly string[], families: readonly string[], free: string): string[] {
  return pairs.map((pair) => {
    const [size = '', colour = ''] = pair.split(joining);
    return [size || free, colour, ...familiesOf(colour, families)].join(joining);
  });
}

/** Those of a product's families that a colour of it is of; all of them for a name that says none. */
function familiesOf(colour: string, families: readonly string[]): readonly string[] {
  if (families.length < 2) return families;
  const known = findPhrases(wordsOf(colour), ['colourFamily']).map(({ value }): string => value);
  const own = families.filter((family) => known.includes(family));
  return own.length ? own : families;
}

/** Whether what a label says meets what was chosen; the choice of one part may be left out. */
function meets({ sizes, colours, attributes, saidFamilies }: Filters, leftOut?: Part) {
  const wanted = Object.entries({ size: sizes, colour: colours, colourFamily: attributes?.colourFamily });
  const sets = wanted.flatMap(([part, names]) =>
    names && part !== leftOut ? [[part as Part, lowered(names)] as const] : [],
  );
  const said = saidFamilies && lowered(saidFamilies);
  return (label: string) => {
    const held = parts(label.toLowerCase());
    // What names no family may be of the colour that the words say.
    const isAsSaid =
      !said || held.colourFamily.length === 0 || held.colourFamily.some((one) => said.has(one));
    return isAsSaid && sets.every(([part, names]) => held[part].some((one) => names.has(one)));
  };
}

const lowered = (names: readonly string[]) => new Set(names.map((name) => name.toLowerCase()));

/** The labels of which what can be bought must have one; null where the filters ask for no size or colour of what is in stock. */
export function stockedKeys(filters: Filters, { labels }: ProductIndex): string[] | null {
  const { inStock, sizes, colours, attributes, saidFamilies } = filters;
  if (!inStock || !(sizes ?? colours ?? attributes?.colourFamily ?? saidFamilies)) return null;
  return labels.stocked.state.keys.filter(meets(filters));
}

/** Reads the sizes, colours or families that could be chosen beside the other choices from a product's labels. */
export function readStocked(filters: Filters, part: Part): (labels: readonly string[]) => Set<string> {
  const fits = meets(filters, part);
  return (labels) =>
    new Set(
      labels
        .filter(fits)
        .flatMap((label) => parts(label)[part])
        .filter(Boolean),
    );
}
