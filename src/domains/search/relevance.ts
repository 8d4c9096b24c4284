import {
  cardinality,
  docsOf,
  hasBit,
  intersect,
  keepIf,
  subtract,
} from '../../../packages/search-index/src/bitmap.ts';
import { matchesTerms } from '../../../packages/search-index/src/query.ts';
import type { Names } from './documents.store.ts';
import { saysWhom } from './match-words.ts';
import { fields, type ProductIndex } from './product-index.ts';
import type { TextQuery } from './text-query.ts';

type Bitmap = ReturnType<ProductIndex['find']>;

/** Of so few matches each is weighed, whatever their names say. */
const few = 3_000;

interface Ranked {
  readonly index: ProductIndex;
  readonly names: Names;
  readonly words: TextQuery;
  /** What the words find. */
  readonly matches: Bitmap;
}

/**
 * The ids from place `from` up to before `to`, by relevance: what can be bought before what is sold out; then what is called just what was typed; then
 * what is just of the kind that is wanted; then what says for whom it is, and all words; then how closely name and title say them; then whether the kind is called as it was
 * typed, and its category what was asked for; then how well it is liked. Equals are mixed by the random end of
 * their ids: it does not count whose goods came in first.
 */
export function rankByRelevance(ranked: Ranked, from: number, to: number): string[] {
  const { index, matches } = ranked;
  const weigh = weigher(ranked);
  const end = (doc: number) => index.ids.idOf(doc).slice(-10);
  const isBefore = (a: number, b: number) => {
    const [one, other] = [end(a), end(b)];
    return one === other ? index.isBefore(a, b) : one < other;
  };
  const docs = closestDocs(ranked, to) ?? docsOf(matches);
  return index.rank({ docs, weigh, isBefore }, from, to);
}

/** One number of 53 bits. */
function weigher({ index, names, words }: Ranked): (doc: number) => number {
  const { inStock, popularity } = index.columns;
  const kindOf = kinds(index, names, words);
  const closeness = closenessOf(index, words);
  const isCalledSo = calledSo(index, words);
  const headOf = headIn(index, words);
  const own = words.head && index.look(words.head.own);
  const whom = words.whom && saysWhom(index, words.whom);
  const saysAll = index.look(words.anywhere);
  return (doc) => {
    const firstly = (inStock[doc] ?? 0) * 8 + (isCalledSo(doc) ? 4 : 0) + headOf(doc);
    const secondly = (whom && hasBit(whom, doc) ? 2 : 0) + Number(hasBit(saysAll, doc));
    const points = (firstly * 4 + secondly) * 2_048 + closeness(doc) * 8;
    return (points + (own && hasBit(own, doc) ? 4 : 0) + kindOf(doc)) * 2 ** 36 + (popularity[doc] ?? 0);
  };
}

/** How well the name says what it is: 2 where it names the kind that is wanted and no other, 1 where it names others too. */
function headIn(index: ProductIndex, { head }: TextQuery): (doc: number) => number {
  if (!head) return () => 0;
  const [inName, others] = [index.look(head.inName), index.look(head.others)];
  return (doc) => (hasBit(inName, doc) ? 2 - Number(hasBit(others, doc)) : 0);
}

/**
 * Of very many only those that come before all others, where they fill the page: what can be bought, is just of the kind that is wanted, and says all
 * words; the most popular of them, where those whose names say all words as they were meant fill it. Null where all matches are to be weighed.
 */
function closestDocs({ index, names, words, matches }: Ranked, end: number): Uint32Array | null {
  if (cardinality(matches) <= few) return null;
  const { inStock } = index.columns;
  const closest = matches.slice();
  intersect(closest, index.look(words.anywhere));
  if (words.head) {
    intersect(closest, index.look(words.head.inName));
    intersect(closest, index.look(words.head.own));
    subtract(closest, index.look(words.head.others));
  }
  if (words.whom) intersect(closest, saysWhom(index, words.whom));
  keepIf(closest, (doc) => inStock[doc] === 1);
  if (cardinality(closest) < end) return null;
  const all = docsOf(closest);
  for (const { closelyInName } of words.terms) intersect(closest, index.look(closelyInName));
  if (cardinality(closest) < end) return all;
  const kindOf = kinds(index, names, words);
  const maxKind = Math.max(0, ...kindOf.levels);
  const popular = index.orders.popular.first(closest, end, kindOf, maxKind);
  if (!popular) return docsOf(closest);
  keepIf(closest, calledSo(index, words));
  return Uint32Array.from(new Set([...docsOf(closest), ...popular]));
}

/** Products whose name is just what was typed, in whatever order and form. */
function calledSo(index: ProductIndex, { stems }: TextQuery): (doc: number) => boolean {
  const { nameTerms } = index.columns;
  const said = index.look({ all: stems.map((term) => ({ term, fields: fields.name })) });
  return (doc) => nameTerms[doc] === stems.length && hasBit(said, doc);
}

/** How much a product's category is what was asked for: 2 when it is called just so, 1 when its name says it among other words. */
function kinds(index: ProductIndex, { categories }: Names, { kind }: TextQuery) {
  const { codes, lists } = index.labels.category.state;
  const known = new Map(categories.map((one) => [one.id, one.stems]));
  const levels = Uint8Array.from(lists, ([id = '']) => {
    const stems = known.get(id) ?? [];
    if (kind === null || !matchesTerms(kind, stems)) return 0;
    return stems.length === 1 ? 2 : 1;
  });
  return Object.assign((doc: number): number => levels[codes[doc] ?? 0] ?? 0, { levels });
}

/** Points for each word: most where the name says it as it was meant. Weighed on the judged queries of test/relevance. */
function closenessOf(index: ProductIndex, { terms }: TextQuery): (doc: number) => number {
  const levels = terms.map((term) => [
    { points: 8, found: index.look(term.closelyInName) },
    { points: 6, found: index.look(term.closelyInTitle) },
    { points: 4, found: index.look(term.inName) },
    { points: 4, found: index.look(term.closely) },
    { points: 3, found: index.look(term.inTitle) },
    { points: 1, found: index.look(term.anywhere) },
  ]);
  return (doc) => {
    const [element, bit] = [doc >>> 5, 1 << (doc & 31)];
    let points = 0;
    for (const term of levels)
      for (const { points: own, found } of term)
        if ((found[element] ?? 0) & bit) {
          points += own;
          break;
        }
    return points;
  };
}
