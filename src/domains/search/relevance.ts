import { cardinality, docsOf, hasBit, intersect, keepIf } from '../../../packages/search-index/src/bitmap.ts';
import { matchesTerms, type Query } from '../../../packages/search-index/src/query.ts';
import type { Names } from './documents.store.ts';
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
 * how closely name and title say it; then whether its category is what was asked for; then how well it is liked. Equals are mixed by the random end of
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
  return (doc) => {
    const points = (inStock[doc] ?? 0) * 1_024 + (isCalledSo(doc) ? 512 : 0) + closeness(doc) * 4;
    return (points + kindOf(doc)) * 2 ** 36 + (popularity[doc] ?? 0);
  };
}

/**
 * Where those that can be bought and say every word in their name as it was meant fill the page, the most popular of them: they come before all
 * others. Null where all matches are to be weighed.
 */
function closestDocs({ index, names, words, matches }: Ranked, end: number): Uint32Array | null {
  if (cardinality(matches) <= few) return null;
  const { inStock } = index.columns;
  const closest = matches.slice();
  for (const { closelyInName } of words.terms) intersect(closest, index.look(closelyInName));
  keepIf(closest, (doc) => inStock[doc] === 1);
  if (cardinality(closest) < end) return null;
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
function kinds(index: ProductIndex, { categories }: Names, { kind, kindAsTyped }: TextQuery) {
  const { codes, lists } = index.labels.category.state;
  const known = new Map(categories.map((one) => [one.id, one.stems]));
  const says = (query: Query | null, stems: readonly string[]) =>
    query !== null && matchesTerms(query, stems);
  const levels = Uint8Array.from(lists, ([id = '']) => {
    const stems = known.get(id) ?? [];
    if (!says(kind, stems)) return 0;
    return stems.length === 1 && says(kindAsTyped, stems) ? 2 : 1;
  });
  return Object.assign((doc: number): number => levels[codes[doc] ?? 0] ?? 0, { levels });
}

/** Points for each word: most where the name says it as it was meant. Weighed on the judged queries of test/relevance. */
function closenessOf(index: ProductIndex, { terms }: TextQuery): (doc: number) => number {
  const levels = terms.map((term) => ({
    five: index.look(term.closelyInName),
    three: index.look(term.closelyInTitle),
    alsoThree: index.look(term.inName),
    two: index.look(term.inTitle),
  }));
  return (doc) => {
    const [element, bit] = [doc >>> 5, 1 << (doc & 31)];
    let points = 0;
    for (const { five, three, alsoThree, two } of levels) {
      if ((five[element] ?? 0) & bit) points += 5;
      else if (((three[element] ?? 0) | (alsoThree[element] ?? 0)) & bit) points += 3;
      else if ((two[element] ?? 0) & bit) points += 2;
    }
    return points;
  };
}
