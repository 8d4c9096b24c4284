import { z } from 'zod';
import { overlaps } from '../../../packages/search-index/src/bitmap.ts';
import type { IndexCopy } from './build-index.ts';
import { calledOf, type Kind } from './kind-words.ts';
import { brandsSaid } from './match-words.ts';
import type { ProductIndex } from './product-index.ts';
import { readHead } from './query-head.ts';
import type { Term } from './term.ts';
import type { Demand, TextQuery } from './text-query.ts';
import type { Reading } from './understand.ts';

/** What a search asks for and the shop does not have, to be said above what is shown instead. */
export const missingShape = z.object({
  /** Brands that the world knows and the shop does not have, as they write themselves. */
  brands: z.array(z.string()),
  /** Kinds of goods that the shop does not have: 'belts'. */
  kinds: z.array(z.string()),
  /** Words, as typed, that no found product meets. */
  words: z.array(z.string()),
  /** The typed words of the brands and kinds. */
  typed: z.array(z.string()),
  /** Each word is met, but no product meets all of them. */
  isPart: z.boolean(),
  /** What is found, in words: 'red sarees'. Empty when nothing else was asked for. */
  rest: z.string(),
});
export type Missing = z.output<typeof missingShape>;

/** The part of it that the index knows, and the brands that all matches are of, with the words that name them. */
export interface UnmetWishes extends Pick<Missing, 'kinds' | 'words' | 'isPart'> {
  /** Brands that no product of the shop has. */
  readonly absent: readonly { readonly name: string; readonly typed: string }[];
  readonly brands: readonly { readonly name: string; readonly typed: readonly string[] }[];
}

/** What no product meets: the kind in the whole shop, the other wishes among the matches. */
export function unmetBy(
  { index, names }: Pick<IndexCopy, 'index' | 'names'>,
  query: TextQuery,
  matches: ReturnType<ProductIndex['find']>,
): UnmetWishes {
  const { demands, anywhere } = query;
  const { kind, wishes } = demands;
  const isAny = overlaps(matches, matches);
  const isMet = (one: Demand['query']) => overlaps(index.look(one), matches);
  const { shown } = index.state;
  const absent = wishes.flatMap(({ name, brand, query: own }) =>
    brand !== undefined && !overlaps(index.look(own), shown) ? [{ name: brand, typed: name }] : [],
  );
  const isSaid = ({ name }: Demand) => absent.some(({ typed }) => typed === name);
  const missingWishes = isAny ? wishes.filter((one) => !isSaid(one) && !isMet(one.query)) : [];
  const words = missingWishes.map(({ name }) => name);
  const brands = brandsSaid(names, query).filter(({ name }) =>
    overlaps(index.find(null, [{ label: 'brand', anyOf: [name] }]), matches),
  );
  return {
    absent,
    brands: brands.map(({ name, stems }) => ({
      name,
      typed: wishes.filter((one) => one.stems.every((stem) => stems.includes(stem))).map((one) => one.name),
    })),
    kinds: kind && !overlaps(index.look(kind.query), shown) ? [kind.name] : [],
    words,
    isPart:
      isAny && kind === null && wishes.length > 1 && absent.length + words.length === 0 && !isMet(anywhere),
  };
}

/** What the index knows to be missing, in words; undefined when nothing is. */
export function missingOf(reading: Reading, demand: UnmetWishes | undefined): Missing | undefined {
  const { absent = [], kinds = [], words = [], isPart = false } = demand ?? {};
  if (absent.length + kinds.length + words.length === 0 && !isPart) return undefined;
  const { head } = readHead(reading.terms);
  const typings = absent.map(({ typed }) => typed);
  const rest = kinds.length ? '' : inWords(reading, [...typings, ...words], namesOfMany);
  const wordsTyped = head && kinds.length ? [...typings, head.term.typed] : typings;
  return { brands: absent.map(({ name }) => name), kinds, words, typed: wordsTyped, isPart, rest };
}

/** What a search asks for in plain words, without prices, sizes and persons: 'red saree'. */
export function inWords(
  { terms, understood }: Pick<Reading, 'terms' | 'understood'>,
  rest: readonly string[] = [],
  nameOf: (term: Term, kind: Kind) => string = ({ typed }) => typed,
): string {
  const { head, colours, whomTerms } = readHead(terms);
  const others = terms.filter(
    (term) => ![...whomTerms, ...colours].includes(term) && !rest.includes(term.typed),
  );
  const labelOf = ({ typed }: Term) =>
    understood.filters.find(({ id }) => id === `colour:${typed}`)?.text.toLowerCase() ?? typed;
  const own = others.filter((term) => term !== head?.term).map(({ typed }) => typed);
  return [...colours.map(labelOf), ...own, ...(head ? [nameOf(head.term, head.kind)] : [])].join(' ');
}

const namesOfMany = (term: Term, kind: Kind): string =>
  kind.isGeneral ? term.typed : calledOf(term, kind).name;
