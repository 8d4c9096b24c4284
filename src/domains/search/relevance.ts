import {
  cardinality,
  docsOf,
  hasBit,
  intersect,
  keepBetween,
  setBit,
  subtract,
  unite,
} from '../../../packages/search-index/src/bitmap.ts';
import { firstByPoints, type PointSet } from '../../../packages/search-index/src/first-by-points.ts';
import { firstBySets } from '../../../packages/search-index/src/first-by-sets.ts';
import { matchesTerms } from '../../../packages/search-index/src/query.ts';
import { copyOf } from '../../../packages/search-index/src/scratch.ts';
import type { Names } from './documents.store.ts';
import { saysWhom } from './match-words.ts';
import type { ProductIndex } from './product-index.ts';
import type { TextQuery } from './text-query.ts';

type Bitmap = ReturnType<ProductIndex['find']>;

/** Up to `few` matches are all scored; so are fewer than `many` that the sets cannot separate. */
const few = 1_000;
const many = 8_000;

interface RankingInput {
  readonly index: ProductIndex;
  readonly names: Names;
  readonly words: TextQuery;
  /** The products that match the words. */
  readonly matches: Bitmap;
  /** Learned levels for these words, 1 to 15, by product id; missing means 0. */
  readonly levels: Readonly<Record<string, number>>;
}

/**
 * The ids from position `from` up to, excluding, `to`, by relevance. The criteria in order: in stock; exactly the wanted kind; names the audience, and contains all words; how closely name and title match; the
 * kind's own name, and the category; the learned level for these words; popularity. Ties are broken by the random end
 * of the id, so that older products have no advantage.
 */
export function rankByRelevance(ranking: RankingInput, from: number, to: number): string[] {
  const { index, matches } = ranking;
  const sets = setsOf(ranking);
  const weigh = weigher(ranking, sets);
  const end = (doc: number) => index.ids.idOf(doc).slice(-10);
  const isBefore = (a: number, b: number) => {
    const [one, other] = [end(a), end(b)];
    return one === other ? index.isBefore(a, b) : one < other;
  };
  const docs =
    cardinality(matches) > few ? withLearned(ranking, closestDocs(ranking, sets, to)) : docsOf(matches);
  return index.rank({ docs, weigh, isBefore }, from, to);
}

/** The criteria that sets decide, each before the next. */
interface Sets {
  /**
   * Names with the wanted kind in the named colours, and goods of its category in exactly those; `justSo` excludes names
   * that also say another kind. Null without a kind.
   */
  readonly inName: Bitmap | null;
  readonly justSo: Bitmap | null;
  readonly forWhom: Bitmap | null;
  readonly saysAll: Bitmap;
}

/** What says all words, colours as closely as meant. Copied only where a colour narrows it. */
function saysAllWords(index: ProductIndex, { anywhere, exactColours }: TextQuery): Bitmap {
  const set = index.look(anywhere);
  if (!exactColours) return set;
  const exact = copyOf(set);
  intersect(exact, index.look(exactColours));
  return exact;
}

function setsOf({ index, words }: RankingInput): Sets {
  const inName = words.head && copyOf(index.look(words.head.inName));
  if (inName && words.colours) intersect(inName, index.look(words.colours));
  const justSo = inName && copyOf(inName);
  if (justSo && words.head) {
    const others = index.look(words.head.others);
    subtract(justSo, others);
    if (words.exactColours) {
      const called = copyOf(index.look(words.head.inTitle));
      intersect(called, index.look(words.exactColours));
      subtract(called, others);
      unite(inName, called);
      unite(justSo, called);
    }
  }
  return {
    inName,
    justSo,
    forWhom: words.whom && saysWhom(index, words.whom),
    saysAll: saysAllWords(index, words),
  };
}

/** Computes a product's score as one 53-bit number. */
function weigher(ranking: RankingInput, sets: Sets): (doc: number) => number {
  const { index, names, words } = ranking;
  const { inStock, popularity } = index.columns;
  const levels = new Map(learnedDocs(ranking));
  const kindOf = kinds(index, names, words);
  const closeness = closenessOf(index, words);
  const own = words.head && index.look(words.head.own);
  const bit = (set: Bitmap | null, doc: number) => Number(set !== null && hasBit(set, doc));
  return (doc) => {
    const head = bit(sets.inName, doc) + bit(sets.justSo, doc);
    const firstly = (inStock[doc] ?? 0) * 4 + head;
    const secondly = bit(sets.forWhom, doc) * 2 + bit(sets.saysAll, doc);
    const points = (firstly * 4 + secondly) * 2_048 + closeness(doc) * 8;
    const relevant = points + bit(own, doc) * 4 + kindOf(doc);
    return (relevant * 16 + (levels.get(doc) ?? 0)) * 2 ** 32 + (popularity[doc] ?? 0);
  };
}

/** The matches with a learned level, and their levels. */
function learnedDocs({ index, matches, levels }: RankingInput): [doc: number, level: number][] {
  return Object.entries(levels).flatMap(([id, level]) => {
    const doc = index.ids.find(id);
    return doc !== undefined && hasBit(matches, doc) ? [[doc, level]] : [];
  });
}

/** Adds the matches with a level, since they may rank before equal but more popular ones. */
function withLearned(ranking: RankingInput, docs: Uint32Array): Uint32Array {
  const learnedIds = learnedDocs(ranking).map(([doc]) => doc);
  return learnedIds.length ? Uint32Array.from(new Set([...docs, ...learnedIds])) : docs;
}

/**
 * For very many matches, only those that may be among the first `to`. They are separated by the sets, then by points;
 * if still too many are equal, by popularity.
 */
function closestDocs({ index, names, words, matches }: RankingInput, sets: Sets, to: number): Uint32Array {
  const buyable = copyOf(matches);
  keepBetween(buyable, index.columns.inStock, 1, 1);
  const counting = [buyable, sets.justSo, sets.inName, sets.forWhom, sets.saysAll];
  const first = firstBySets(
    matches,
    counting.filter((set) => set !== null),
    to,
  );
  if (cardinality(first.equals) < many) return docsOf(unionOf(first.before, first.equals));
  const count = to - cardinality(first.before);
  const closest = firstByPoints(first.equals, levelsOf(index, words), count);
  const before = unionOf(first.before, closest.before);
  if (!closest.areEqual) return docsOf(unionOf(before, closest.equals));
  const own = words.head ? [index.look(words.head.own)] : [];
  const nextTo = firstBySets(closest.equals, own, to - cardinality(before));
  const kindOf = kinds(index, names, words);
  const popular = index.orders.popular.first(nextTo.equals, to, kindOf, Math.max(0, ...kindOf.levels));
  unionOf(before, nextTo.before);
  if (popular) for (const doc of popular) setBit(before, doc);
  return docsOf(popular ? before : unionOf(before, nextTo.equals));
}

/** Adds the second set to the first, and returns it. */
function unionOf(set: Bitmap, other: Bitmap): Bitmap {
  unite(set, other);
  return set;
}

/** How well a product's category matches: 2 when its name is exactly the kind, 1 when the name contains it among other words. */
function kinds(index: ProductIndex, { categories }: Names, { kind }: TextQuery) {
  const { codes, lists } = index.labels.category.state;
  const stemsById = new Map(categories.map((one) => [one.id, one.stems]));
  const levels = Uint8Array.from(lists, ([id = '']) => {
    const stems = stemsById.get(id) ?? [];
    if (kind === null || !matchesTerms(kind, stems)) return 0;
    return stems.length === 1 ? 2 : 1;
  });
  return Object.assign((doc: number): number => levels[codes[doc] ?? 0] ?? 0, { levels });
}

/** Points per word: the most when the name contains it as meant. Tuned on the judged queries of test/relevance. */
const levelsOf = (index: ProductIndex, { terms }: TextQuery): PointSet[][] =>
  terms.map((term) => [
    ...(term.wholeInTitle ? [{ points: 9, set: index.look(term.wholeInTitle) }] : []),
    { points: 8, set: index.look(term.closelyInName) },
    { points: 6, set: index.look(term.closelyInTitle) },
    { points: 5, set: index.look(term.inName) },
    { points: 4, set: index.look(term.closely) },
    { points: 3, set: index.look(term.inWords) },
    { points: 2, set: index.look(term.anywhere) },
  ]);

/** The sum of all words' points. */
function closenessOf(index: ProductIndex, words: TextQuery): (doc: number) => number {
  const levels = levelsOf(index, words);
  return (doc) => {
    const [element, bit] = [doc >>> 5, 1 << (doc & 31)];
    let points = 0;
    for (const term of levels)
      for (const { points: own, set } of term)
        if ((set[element] ?? 0) & bit) {
          points += own;
          break;
        }
    return points;
  };
}
