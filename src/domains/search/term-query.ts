import type { Query } from '../../../packages/search-index/src/query.ts';
import { isKindName } from './kind-words.ts';
import { fields } from './product-index.ts';
import type { Term } from './term.ts';

/** One term in any of its readings, in some fields; anywhere, also as an attribute. */
export function termQuery(term: Term, where: number): Query {
  const all = readings(term).map((stems): Query => {
    const [first, ...others] = stems.map(({ text, prefix }) => ({
      term: text,
      fields: where,
      ...(prefix ? { prefix } : {}),
    }));
    return first && others.length === 0 ? first : { all: first ? [first, ...others] : [] };
  });
  if (where === fields.anywhere) all.push(...(term.attributes ?? []));
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
  const corrected = meant.map(({ stem }) => whole([stem]));
  if (products > 0) return [whole(stems), ...(isBeginning ? [beginning] : []), ...corrected, ...named];
  if (isBeginning) return [...corrected, beginning, ...named];
  const isSure = synonyms.some(({ isMisspelt, isLoose }) => !isMisspelt && !isLoose);
  if (named.length && isSure) return named;
  // What is misspelt may as well be unfinished: 'leggi' is nearly a 'leggy', and the beginning of leggings.
  if (named.length || corrected.length)
    return [...named, ...corrected, ...(typed.length > 3 ? [beginning] : [])];
  const isWhole = stems.length > 1 || typed.length < 3 || isKindName(stems[0] ?? '');
  return [isWhole ? whole(stems) : beginning];
}
