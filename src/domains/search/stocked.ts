import { findPhrases, wordsOf } from '../catalogue/attributes/find-phrases.ts';
import type { Filters } from './listing.ts';
import type { ProductIndex } from './product-index.ts';

/** Separator between the parts of an in-stock label: size, colour, families of the colour. It never occurs in text. */
export const joining = '\u001F';

type Part = 'size' | 'colour' | 'colourFamily';

const parts = (label: string): Record<Part, readonly string[]> => {
  const [size = '', colour = '', ...colourFamily] = label.split(joining);
  return { size: [size], colour: [colour], colourFamily };
};

/**
 * Labels for the variants of a product that are in stock.
 * @param pairs sizes and colours, as joined by the database
 * @param families the product's colour families
 * @param free the size of products without sizes
 */
export function stockedLabels(pairs: readonly string[], families: readonly string[], free: string): string[] {
  return pairs.map((pair) => {
    const [size = '', colour = ''] = pair.split(joining);
    return [size || free, colour, ...familiesOf(colour, families)].join(joining);
  });
}

/** The product's colour families that this colour belongs to; all of them when the name tells none. */
function familiesOf(colour: string, families: readonly string[]): readonly string[] {
  if (families.length < 2) return families;
  const known = findPhrases(wordsOf(colour), ['colourFamily']).map(({ value }): string => value);
  const own = families.filter((family) => known.includes(family));
  return own.length ? own : families;
}

/** Whether a label matches the chosen filters, optionally ignoring those of one part. */
function meets({ sizes, colours, attributes, saidFamilies }: Filters, leftOut?: Part) {
  const entries = Object.entries({ size: sizes, colour: colours, colourFamily: attributes?.colourFamily });
  const sets = entries.flatMap(([part, names]) =>
    names && part !== leftOut ? [[part as Part, lowerCaseSet(names)] as const] : [],
  );
  const families = saidFamilies && lowerCaseSet(saidFamilies);
  return (label: string) => {
    const labels = parts(label.toLowerCase());
    // A colour without a known family may match the colour in the text.
    const isAsSaid =
      !families || labels.colourFamily.length === 0 || labels.colourFamily.some((one) => families.has(one));
    return isAsSaid && sets.every(([part, names]) => labels[part].some((one) => names.has(one)));
  };
}

const lowerCaseSet = (names: readonly string[]) => new Set(names.map((name) => name.toLowerCase()));

/** The labels of which a product must have one; null unless the filters ask for a size or colour in stock. */
export function stockedKeys(filters: Filters, { labels }: ProductIndex): string[] | null {
  const { inStock, sizes, colours, attributes, saidFamilies } = filters;
  if (!inStock || !(sizes ?? colours ?? attributes?.colourFamily ?? saidFamilies)) return null;
  return labels.stocked.state.keys.filter(meets(filters));
}

/** Reads from a product's labels the sizes, colours or families that match the other filters. */
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
