import type { Query } from '../../../packages/search-index/src/query.ts';
import { isPresent, isSortOf, outside, stemsOf, unlike } from './kind-words.ts';
import { fields } from './product-index.ts';
import type { ReadRequest, Head } from './query-head.ts';
import type { Term } from './term.ts';
import { closelyMeant, termQuery } from './term-query.ts';
import { speakingFor } from './wish-words.ts';

/** One way to match the words. */
export interface Attempt {
  /** Null: everything. */
  readonly query: Query | null;
  /** Products of a category with exactly this name match as well. */
  readonly category?: Query;
  /** With fewer matches, the next attempt is used, and these rank first. */
  readonly atLeast?: number;
}

/** Any of the stems in some fields, by default name, brand, category and colours. */
export const saying = (stems: readonly string[], where: number = fields.title): Query => ({
  any: stems.map((term) => ({ term, fields: where })),
});

/**
 * The attempts: a kind counts in the name or category, then in brand and colours, and never in the description, because a
 * necklace that goes with a saree is not a saree. With a general word, or without a kind, the wishes narrow: all of them, else any.
 */
export function attemptsOf({ head, wishes }: ReadRequest): Attempt[] {
  const anywhere = wishes.map((term) => termQuery(withSpeaking(term, head), fields.anywhere));
  if (!head) {
    if (anywhere.length === 0) return [{ query: null }];
    const exactly = wishes.map((term) => termQuery(term, fields.anywhere));
    return [
      { query: { all: exactly }, atLeast: 2 },
      { query: { all: anywhere } },
      { query: { any: anywhere } },
    ];
  }
  const category = termQuery(closelyMeant(head.term), fields.anywhere);
  const closest: Attempt[] = [
    { query: headIn(head, fields.name), category },
    { query: headIn(head, fields.title) },
  ];
  // A present's occasion only ranks: few scarves mention a birthday.
  if (!head.kind.isGeneral || anywhere.length === 0 || isPresent(head.kind)) return closest;
  return [{ query: { all: [headIn(head, fields.name), { any: anywhere }] }, atLeast: 5 }, ...closest];
}

/** All words, in products of the wanted kind: a top whose text mentions a red tab and dresses is not a red dress. */
export const textIn = ({ head }: ReadRequest, words: Query): Query =>
  head && !head.kind.isGeneral ? { all: [headIn(head, fields.name), words] } : words;

/** The kind, or any kind of its families, in some fields; without products that only have a similar name. */
export function headIn({ term, kind }: Head, where: number): Query {
  const termOnly = termQuery(term, where);
  const any = kind.isGeneral
    ? { any: [saying(stemsOf(kind.families), fields.name), termOnly] }
    : { any: [saying(kind.stems, where), termOnly] };
  const not = [...unlike(kind), ...(term.family ? outside(term.family) : [])];
  return not.length ? { all: [any, { not: saying(not, fields.name) }] } : any;
}

/**
 * The term with words typical of it. The wanted kind's own names do not count, narrower kinds may: for a wedding no
 * lehenga ranks first for being a lehenga, but a school bag may be a backpack.
 */
export function withSpeaking(term: Term, head: Head | null): Term {
  const stems = [term.stems, ...term.synonyms.map(({ stems }) => stems)].flatMap(speakingFor);
  const telling = stems.filter((stem) => !head?.kind.stems.includes(stem) || isSortOf(stem, head.kind));
  // For a word that no product contains, its most typical word takes its place: with nothing for the 'office', formal products.
  const isUnsaid = term.products === 0 && term.synonyms.length === 0 && term.meant.length === 0;
  const speaking = [...new Set(telling)].map((stem, at) => ({
    text: stem,
    stems: [stem],
    isLoose: !isUnsaid || at > 0,
  }));
  return speaking.length ? { ...term, synonyms: [...term.synonyms, ...speaking] } : term;
}
