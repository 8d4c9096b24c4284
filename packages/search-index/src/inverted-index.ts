import { LRUCache } from 'lru-cache';
import { type Bitmap, emptyBitmap, intersect, subtract, unite } from './bitmap.ts';
import { addPosting, type Postings, unitePostings } from './postings.ts';
import type { Query } from './query.ts';
import { scratch } from './scratch.ts';
import { termDictionary } from './term-dictionary.ts';

/** Postings by field and number of the term. */
export interface InvertedState {
  readonly terms: string[];
  readonly fields: (Postings | undefined)[][];
}

/** Reports a term as a range of a text, with its fields, one bit each. */
export type TellTerm = (text: string, from: number, to: number, fields: number) => void;

export interface InvertedIndex {
  readonly state: InvertedState;
  /** Adds the terms of a new document. */
  add(doc: number, text: string, scan: (text: string, tell: TellTerm) => void): void;
  /**
   * The set of documents that match a query. It may be internal or cached: do not change it, and do not use it after
   * the next `add`.
   */
  readonly look: (query: Query) => Bitmap;
}

/** Bytes of cached sets: a term has several readings, and most queries use the same few hundred terms. */
const maxCachedBytes = 24_000_000;

/**
 * @param room capacity in document numbers
 * @param withLabels finds the documents that have any of these labels in a column
 */
export function invertedIndex(
  state: InvertedState,
  room: () => number,
  withLabels: (column: string, anyOf: readonly string[]) => Bitmap,
): InvertedIndex {
  const dictionary = termDictionary(state.terms);
  const cache = new LRUCache<string, Bitmap>({
    maxSize: maxCachedBytes,
    sizeCalculation: ({ byteLength }) => Math.max(1, byteLength),
  });

  /** Cached keys, because a query is looked up more than once and may have a hundred terms. */
  const keys = new WeakMap<Query, string>();

  function find(query: Query, matches: Bitmap): Bitmap {
    if ('not' in query) {
      matches.fill(0xffffffff);
      subtract(matches, look(query.not));
    } else if ('all' in query) intersectAll(matches, query.all);
    else uniteQuery(matches, query);
    return matches;
  }

  /** The terms of an `any` are not cached one by one: their sets would evict sets that cost more. */
  function uniteQuery(matches: Bitmap, query: Query): void {
    if ('term' in query)
      for (const number of numbersOf(query.term, query.prefix))
        for (const one of inFields(state, number, query.fields)) unitePostings(matches, one);
    else if ('label' in query) unite(matches, withLabels(query.label, query.anyOf));
    else if ('any' in query) for (const one of query.any) uniteQuery(matches, one);
    else unite(matches, look(query));
  }

  function intersectAll(matches: Bitmap, queries: readonly Query[]): void {
    for (const [at, one] of queries.entries()) {
      if ('not' in one && at > 0) subtract(matches, look(one.not));
      else if (at === 0) matches.set(look(one));
      else intersect(matches, look(one));
    }
  }

  const numbersOf = (term: string, prefix = false): readonly number[] =>
    prefix ? dictionary.withPrefix(term) : [dictionary.find(term) ?? -1];

  const postingsOf = (term: string, fields: number) => inFields(state, dictionary.find(term) ?? -1, fields);

  function look(query: Query): Bitmap {
    const own = 'term' in query && !query.prefix && heldSet(postingsOf(query.term, query.fields), room());
    if (own) return own;
    if ('all' in query) return find(query, scratch(room()));
    const key = keys.get(query) ?? JSON.stringify(query);
    keys.set(query, key);
    const cachedSet = cache.get(key);
    if (cachedSet) return cachedSet;
    const matches = find(query, emptyBitmap(room()));
    cache.set(key, matches);
    return matches;
  }

  return {
    state,
    add(doc, text, scan) {
      if (cache.size > 0) cache.clear();
      scan(text, (whole, from, to, fields) => {
        const number = dictionary.number(whole, from, to);
        for (let field = 0; field < state.fields.length; field++) {
          const postings = (fields >>> field) & 1 ? state.fields[field] : undefined;
          if (postings) postings[number] = addPosting(postings[number], doc, room());
        }
      });
    },
    look,
  };
}

/** The postings of a term in some fields. */
const inFields = ({ fields }: InvertedState, number: number, fieldNumber: number): Postings[] =>
  fields.flatMap((postings, field) => ((fieldNumber >>> field) & 1 && postings[number]) || []);

/** If a term occurs in only one field, its own bitmap may serve as the set. */
function heldSet([only, ...others]: readonly Postings[], room: number): Bitmap | null {
  const isSet = others.length === 0 && only?.bitmap?.length === (room + 31) >>> 5;
  return isSet ? (only?.bitmap ?? null) : null;
}
