import { findPhrases, wordsOf } from '../catalogue/attributes/find-phrases.ts';
import { coloursOf } from '../catalogue/colours.ts';
import type { Product } from '../catalogue/product.ts';
import type { Filters } from './listing.ts';
import { withFamily } from './named-attributes.ts';
import { readHead } from './query-head.ts';
import type { Term } from './term.ts';

/** Chosen colours and colour families. */
type Choice = Pick<Filters, 'colours' | 'attributes'>;

/**
 * The colour of each product that was asked for, by id: in words or by a filter, the closest first, in stock before sold out.
 * Products in a single colour are left out.
 */
export function shownColours(
  products: readonly Product[],
  { colours = [], attributes }: Choice,
  terms: readonly Term[] = [],
): Record<string, string> {
  const said = readHead(terms).colours;
  const families = attributes?.colourFamily ?? [];
  const tests = [
    ...(colours.length ? [isOneOf(colours)] : []),
    ...said.map(isCalled),
    ...(families.length ? [isIn(families)] : []),
    ...said.map(isAlike),
  ];
  if (tests.length === 0) return {};
  return Object.fromEntries(
    products.flatMap((product) => {
      const all = coloursOf(product);
      const order = all.toSorted((a, b) => Number(a.isSoldOut) - Number(b.isSoldOut));
      const name = tests.flatMap((test) => order.find((one) => test(one.name))?.name ?? [])[0];
      return name !== undefined && all.length > 1 ? [[product._id, name]] : [];
    }),
  );
}

type Test = (colour: string) => boolean;

const isOneOf = (names: readonly string[]): Test => {
  const lowerCaseNames = new Set(names.map((name) => name.toLowerCase()));
  return (colour) => lowerCaseNames.has(colour.toLowerCase());
};

/** Whether a colour is called by the word or one of its close synonyms. */
function isCalled({ typed, synonyms }: Term): Test {
  const names = [typed, ...synonyms.flatMap(({ text, isLoose }) => (isLoose ? [] : text))].map(wordsOf);
  return (colour) => {
    const words = wordsOf(colour);
    return names.some((name) => name.every((word) => words.includes(word)));
  };
}

function isIn(families: readonly string[]): Test {
  const lowerCaseNames = new Set(families.map((family) => family.toLowerCase()));
  return (colour) =>
    findPhrases(wordsOf(colour), ['colourFamily']).some(({ value }) =>
      lowerCaseNames.has(value.toLowerCase()),
    );
}

/** Whether a colour belongs to the family of the word's, or is one of its shades by another name. */
function isAlike(term: Term): Test {
  const { attributes = [] } = withFamily(term);
  const ofFamily = isIn(attributes.flatMap(({ anyOf }) => anyOf));
  const shades = term.synonyms.map(({ text }) => isCalled({ ...term, typed: text, synonyms: [] }));
  return (colour) => ofFamily(colour) || shades.some((test) => test(colour));
}
