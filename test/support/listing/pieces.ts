import type { Filters } from '../../../src/domains/search/listing.ts';
import type { Term } from '../../../src/domains/search/term.ts';

/** What can be bought of a product, for plain code. */
export interface InPieces {
  /** An empty colour stands for the product's own. */
  readonly variants: readonly { readonly size: string; readonly colour: string; readonly stock: number }[];
  readonly dyed: string;
  readonly families: readonly string[];
}

/** The colour families of the random catalogues' colours. */
const familyOf: Record<string, string> = { red: 'Red', indigo: 'Blue', 'sky, blue': 'Blue' };

const parts = ['sizes', 'colours', 'colourFamily'] as const;
export type Part = (typeof parts)[number];

/** Choices in lower case; an empty list asks for nothing. */
export interface AskedOfPieces extends Record<Part, readonly string[]> {
  readonly inStock: boolean;
  /** Colours recognised in the search words. */
  readonly said?: readonly string[];
}

export const any = (values: readonly string[], names: readonly string[]) =>
  values.length === 0 || names.some((name) => values.includes(name.toLowerCase()));

/** The variants that can be chosen; if `inStock`, only those in stock. */
export function piecesOf({ variants, dyed, families }: InPieces, inStock: boolean) {
  return variants
    .filter(({ stock }) => !inStock || stock > 0)
    .map(({ size, colour: own }): Record<Part, readonly string[]> => {
      const colour = own || dyed;
      const matches = families.filter((family) => family === familyOf[colour.toLowerCase()]);
      return {
        sizes: size === 'One Size' ? [] : [size],
        colours: colour ? [colour] : [],
        colourFamily: inStock && matches.length ? matches : families,
      };
    });
}

const isSaid = ({ said = [] }: AskedOfPieces, { colourFamily }: Record<Part, readonly string[]>) =>
  colourFamily.length === 0 ||
  any(
    said.map((colour) => (familyOf[colour] ?? '').toLowerCase()),
    colourFamily,
  );

/** The values of one part that the other choices leave; if `inStock`, a single variant must satisfy all of them. */
export function choosable(one: InPieces, part: Part, query: AskedOfPieces): string[] {
  const pieces = piecesOf(one, query.inStock).filter(
    (piece) =>
      !query.inStock ||
      (isSaid(query, piece) && parts.every((other) => other === part || any(query[other], piece[other]))),
  );
  return [...new Set(pieces.flatMap((piece) => piece[part]))];
}

/** Whether a single variant in stock has the chosen size, colour and family. */
export const isStocked = (one: InPieces, query: AskedOfPieces): boolean =>
  piecesOf(one, true).some(
    (piece) => isSaid(query, piece) && parts.every((part) => any(query[part], piece[part])),
  );

/** The same if only products in stock are wanted, ignoring one choice. */
export const isLeft = (one: InPieces, query: AskedOfPieces, without?: string): boolean =>
  !query.inStock || isStocked(one, without === undefined ? query : { ...query, [without]: [] });

/** The requirements on variants from the filters and from colours in the search words. */
export function askedOfPieces(
  { sizes = [], colours = [], attributes, inStock = false }: Filters,
  terms: readonly Term[],
): AskedOfPieces {
  const lowerCase = (names: readonly string[]) => names.map((name) => name.toLowerCase());
  return {
    sizes: lowerCase(sizes),
    colours: lowerCase(colours),
    colourFamily: lowerCase(attributes?.colourFamily ?? []),
    inStock,
    said: terms.filter(({ isColour }) => isColour).map(({ typed }) => typed),
  };
}
