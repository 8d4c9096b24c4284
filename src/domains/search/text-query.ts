import { isOneSlip } from './one-slip.ts';

/** A typed word as the vocabulary knows it. */
export interface TypedWord {
  readonly word: string;
  readonly stem: string;
  /** Whether some product holds the word in any of its forms. */
  readonly known: boolean;
  /** Words that may be meant when it is not known: a few letters in common, to be looked at closely. */
  readonly near: readonly { word: string; stem: string }[];
}

/** What is looked for, ready for PostgreSQL: three readings of the same words as tsqueries, made of quoted lexemes only. */
export interface TextQuery {
  readonly typed: string;
  /** Anywhere in a product. */
  readonly anywhere: string;
  /** All in the product's name. */
  readonly inName: string;
  /** All in name, brand and category. */
  readonly inTitle: string;
}

/** Words that carry nothing beside others: "kurta for men" asks for men's kurtas, not for the word "for". */
const small = new Set([
  'a',
  'an',
  'and',
  'at',
  'by',
  'for',
  'from',
  'in',
  'of',
  'on',
  'or',
  'the',
  'to',
  'with',
]);

/**
 * What to look for, given the words typed: all of them, a word that nobody knows being read as those one slip away,
 * or else as the beginning of a word. Null when nothing was typed that could be a word.
 * @param unfinished the last word is still being typed
 */
export function textQuery(typed: string, words: readonly TypedWord[], unfinished = false): TextQuery | null {
  const telling = words.filter(({ word }) => !small.has(word));
  const asked = telling.length ? telling : words;
  if (asked.length === 0) return null;
  const terms = asked.map((word) => readings(word, unfinished && word === words.at(-1)));
  const all = (weights: string) =>
    terms
      .map((lexemes) => `(${lexemes.map(({ text, prefix }) => lexeme(text, prefix, weights)).join(' | ')})`)
      .join(' & ');
  return { typed, anywhere: all(''), inName: all('A'), inTitle: all('AB') };
}

interface Reading {
  readonly text: string;
  readonly prefix: boolean;
}

function readings(typed: TypedWord, unfinished: boolean): Reading[] {
  const whole = (text: string) => ({ text, prefix: false });
  const beginning = { text: typed.word, prefix: true };
  if (typed.known) return unfinished ? [whole(typed.stem), beginning] : [whole(typed.stem)];
  const meant = typed.near.filter(
    ({ word, stem }) => isOneSlip(typed.word, word) || isOneSlip(typed.stem, stem),
  );
  const corrected = [...new Set(meant.map(({ stem }) => stem))].map(whole);
  if (unfinished) return [...corrected, beginning];
  if (corrected.length) return corrected;
  return typed.word.length < 3 ? [whole(typed.stem)] : [beginning];
}

/** One lexeme of a tsquery, quoted: whatever it holds is text. */
function lexeme(text: string, prefix: boolean, weights: string): string {
  const marks = `${prefix ? '*' : ''}${weights}`;
  return `'${text.replace(/['\\]/g, '$&$&')}'${marks ? `:${marks}` : ''}`;
}
