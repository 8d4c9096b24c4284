import type { Query } from '../../../packages/search-index/src/query.ts';
import { notFor } from './audience-words.ts';
import { fields } from './product-index.ts';
import type { Term } from './term.ts';

/** What is looked for: readings of the same words, as queries of the index. */
export interface TextQuery {
  readonly typed: string;
  /** Anywhere in a product. */
  readonly anywhere: Query;
  /** All in the product's name. */
  readonly inName: Query;
  /** All in name, brand, category and colours. */
  readonly inTitle: Query;
  /** What it is, as closely as it was meant: any of the terms that say neither a colour nor for whom. For the names of categories. */
  readonly kind: Query | null;
  /** The same without what the shop calls it besides. */
  readonly kindAsTyped: Query | null;
  /** The stems that were typed: a product whose name says these and nothing else is called just so. */
  readonly stems: readonly string[];
  /** Each term by itself, as closely as it was meant and in all its readings: in the name, and in name, brand, category and colours. */
  readonly terms: readonly {
    readonly closelyInName: Query;
    readonly inName: Query;
    readonly closelyInTitle: Query;
    readonly inTitle: Query;
  }[];
}

/** What to look for: every term, in any of its readings. Null when there is nothing to look for. */
export function textQuery(typed: string, terms: readonly Term[]): TextQuery | null {
  if (terms.length === 0) return null;
  // For whom it is narrows what is found by another word; by itself it is a word like others.
  const isOnlyAudience = terms.every((term) => notFor(term));
  const othersThan = (term: Term) => (isOnlyAudience ? undefined : notFor(term));
  const anywhere = (term: Term): Query => {
    if (term.isColour) return termQuery(term, fields.title);
    const others = othersThan(term);
    if (!others) return termQuery(term, fields.anywhere);
    const forOthers = others.map((stem) => ({ term: stem, fields: fields.title }));
    return { any: [termQuery(term, fields.title), { not: { any: forOthers } }] };
  };
  const kinds = terms.filter((term) => !term.isColour && !othersThan(term));
  return {
    typed,
    anywhere: { all: terms.map(anywhere) },
    inName: { all: terms.map((term) => termQuery(term, fields.name)) },
    inTitle: { all: terms.map((term) => termQuery(term, fields.title)) },
    kind: anyOf(kinds.map(closelyMeant)),
    kindAsTyped: anyOf(kinds.map((term) => ({ ...term, synonyms: [] }))),
    stems: [...new Set(terms.flatMap(({ stems }) => stems))],
    terms: terms.map((term) => {
      const closely = closelyMeant(term);
      return {
        closelyInName: termQuery(closely, fields.name),
        inName: termQuery(term, fields.name),
        closelyInTitle: termQuery(closely, fields.title),
        inTitle: termQuery(term, fields.title),
      };
    }),
  };
}

/** The term without what is only found after all others. */
const closelyMeant = (term: Term): Term => ({
  ...term,
  synonyms: term.synonyms.filter(({ isLoose }) => !isLoose),
});

/** Any of the terms. */
const anyOf = (terms: readonly Term[]): Query | null =>
  terms.length ? { any: terms.map((term) => termQuery(term, fields.anywhere)) } : null;

/** One term in any of its readings, in some fields. */
export function termQuery(term: Term, where: number): Query {
  const all = readings(term).map((stems): Query => {
    const [first, ...others] = stems.map(({ text, prefix }) => ({
      term: text,
      fields: where,
      ...(prefix ? { prefix } : {}),
    }));
    return first && others.length === 0 ? first : { all: first ? [first, ...others] : [] };
  });
  const [only, ...more] = [...new Map(all.map((query) => [JSON.stringify(query), query])).values()];
  return only && more.length === 0 ? only : { any: only ? [only, ...more] : [] };
}

interface Stem {
  readonly text: string;
  readonly prefix: boolean;
}

/** Everything that a term may mean; each reading is stems that must all be there. */
function readings({ typed, stems, products, meant, synonyms, isBeginning }: Term): Stem[][] {
  const whole = (texts: readonly string[]) => texts.map((text) => ({ text, prefix: false }));
  const beginning = [{ text: typed, prefix: true }];
  const named = synonyms.map((synonym) => whole(synonym.stems));
  if (products > 0) return [whole(stems), ...(isBeginning ? [beginning] : []), ...named];
  const corrected = meant.map(({ stem }) => whole([stem]));
  if (isBeginning) return [...corrected, beginning, ...named];
  const isSure = synonyms.some(({ isMisspelt }) => !isMisspelt);
  if (named.length && isSure) return named;
  // What is misspelt may as well be unfinished: 'leggi' is nearly a 'leggy', and the beginning of leggings.
  if (named.length || corrected.length)
    return [...named, ...corrected, ...(typed.length > 3 ? [beginning] : [])];
  return [stems.length > 1 || typed.length < 3 ? whole(stems) : beginning];
}
