import { notFor } from './audience-words.ts';
import type { Term } from './term.ts';

/** What is looked for, ready for PostgreSQL: readings of the same words as tsqueries, made of quoted lexemes only. */
export interface TextQuery {
  readonly typed: string;
  /** Anywhere in a product. */
  readonly anywhere: string;
  /** Anywhere, and in the product's name all that a name says: a colour may stand in its colours, and for whom it is need not be said. */
  readonly named: string;
  /** All in the product's name. */
  readonly inName: string;
  /** All in name, brand, category and colours. */
  readonly inTitle: string;
  /** In the name of a category or brand, which is a text by itself. */
  readonly inText: string;
  /** What it is, as closely as it was meant, in the name of a category: any of the terms that say neither a colour nor for whom. */
  readonly kind: string | null;
  /** The same without what the shop calls it besides. */
  readonly kindAsTyped: string | null;
  /** Each term by itself, as closely as it was meant and in all its readings: in the name, and in name, brand, category and colours. */
  readonly terms: readonly {
    readonly closelyInName: string;
    readonly inName: string;
    readonly closelyInTitle: string;
    readonly inTitle: string;
  }[];
}

/**
 * Which words of a product count. Those of product_terms are marked by where they stand: `/` anywhere, `t/` in name, brand, category and
 * colours, `n/` in the name. A text with weights (product_search) names them: `A` to `D`; empty means all of them.
 */
type Where = '/' | 't/' | 'n/' | 'A' | 'B' | 'C' | 'D' | '';

/** What to look for: every term, in any of its readings. Null when there is nothing to look for. */
export function textQuery(typed: string, terms: readonly Term[]): TextQuery | null {
  if (terms.length === 0) return null;
  // For whom it is narrows what is found by another word; by itself it is a word like others.
  const isOnlyAudience = terms.every((term) => notFor(term));
  const othersThan = (term: Term) => (isOnlyAudience ? undefined : notFor(term));
  const found = (term: Term, where: '/' | 'n/' | '') => {
    const title = where === '' ? '' : 't/';
    if (term.isColour) return termQuery(term, title);
    const others = othersThan(term);
    if (!others) return termQuery(term, where);
    return `(${termQuery(term, title)} | !(${others.map((stem) => lexeme(stem, false, title)).join(' | ')}))`;
  };
  const kinds = terms.filter((term) => !term.isColour && !othersThan(term));
  const all = (query: (term: Term) => string) => terms.map(query).join(' & ');
  return {
    typed,
    anywhere: all((term) => found(term, '/')),
    named: all((term) => found(term, 'n/')),
    inName: all((term) => termQuery(term, 'n/')),
    inTitle: all((term) => termQuery(term, 't/')),
    inText: all((term) => found(term, '')),
    kind: anyOf(kinds.map(closelyMeant)),
    kindAsTyped: anyOf(kinds.map((term) => ({ ...term, synonyms: [] }))),
    terms: terms.map((term) => {
      const closely = closelyMeant(term);
      return {
        closelyInName: termQuery(closely, 'n/'),
        inName: termQuery(term, 'n/'),
        closelyInTitle: termQuery(closely, 't/'),
        inTitle: termQuery(term, 't/'),
      };
    }),
  };
}

/** The term without what is only found after all others. */
const closelyMeant = (term: Term): Term => ({
  ...term,
  synonyms: term.synonyms.filter(({ isLoose }) => !isLoose),
});

/** Any of the terms, in a text by itself. */
const anyOf = (terms: readonly Term[]): string | null =>
  terms.map((term) => termQuery(term, '')).join(' | ') || null;

/** One term as a tsquery over the words that count. */
export function termQuery(term: Term, where: Where): string {
  const written = readings(term).map((stems) =>
    stems.map(({ text, prefix }) => lexeme(text, prefix, where)).join(' & '),
  );
  return `(${[...new Set(written)].map((reading) => `(${reading})`).join(' | ')})`;
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

/** One lexeme of a tsquery, quoted: whatever it holds is text. */
function lexeme(text: string, prefix: boolean, where: Where): string {
  const isMark = where.endsWith('/');
  const marks = `${prefix ? '*' : ''}${isMark ? '' : where}`;
  return `'${isMark ? where : ''}${text.replace(/['\\]/g, '$&$&')}'${marks ? `:${marks}` : ''}`;
}
