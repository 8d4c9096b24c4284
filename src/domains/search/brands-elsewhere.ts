import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isKindName } from './kind-words.ts';
import { isSlipFor } from './one-slip.ts';
import type { TypedWord } from './words.store.ts';

/** A brand that the world knows, whether or not the shop has it. */
export interface Brand {
  /** As the brand writes it. */
  readonly name: string;
  /** What it is best known for, as a search text. */
  readonly goods: string;
}

const file = join(import.meta.dirname, '../../../db/vocabulary/brands.csv');

/** Letters and digits in lower case, with single spaces, as search splits a text into words. */
const plain = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036f'’]|\u093c/g, '')
    .normalize('NFC')
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter(Boolean)
    .join(' ');

/** Brands by each of their spellings: the columns are the name, other spellings with bars between, and the goods. */
const bySpelling: ReadonlyMap<string, Brand> = new Map(
  readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .slice(1)
    .flatMap((line) => {
      const [name = '', also = '', goods = ''] = line.split(',');
      const spellings = [name, ...also.split('|')].map(plain).filter(Boolean);
      return spellings.map((one): [string, Brand] => [one, { name, goods }]);
    }),
);
const longest = Math.max(...[...bySpelling.keys()].map((one) => one.split(' ').length));
/** The spellings of one word in which a slip can be told from another word. */
const slippery = [...bySpelling.keys()].filter((one) => /^\p{L}{5,}$/u.test(one));

/** A brand named among words. */
export interface NamedBrand extends Brand {
  readonly typed: string;
  /** Number of words that name it. */
  readonly length: number;
  /** Whether its own spelling is typed. */
  readonly isAsSpelt: boolean;
}

/**
 * The brand that the words name at `at`. A single word that products or synonyms have is that word: it may mean something
 * else. Several words are the brand, which products may have or not.
 */
export function brandAt(words: readonly TypedWord[], at: number): NamedBrand | undefined {
  for (let length = Math.min(longest, words.length - at); length > 1; length--) {
    const spellingOfWords = spelling(words.slice(at, at + length));
    const brand = bySpelling.get(spellingOfWords);
    // In 'pepe jeans' the kind stays a word of its own.
    if (brand && !isKindName(words[at + length - 1]?.stem ?? ''))
      return { ...brand, typed: spellingOfWords, length, isAsSpelt: plain(brand.name) === spellingOfWords };
  }
  const [word, next] = words.slice(at, at + 2);
  if (!word || word.products > 0 || isAnswered(word, next)) return undefined;
  const { word: text } = word;
  const brand = bySpelling.get(text);
  if (brand) return { ...brand, typed: text, length: 1, isAsSpelt: plain(brand.name) === text };
  const like = isNearGoods(word) ? undefined : slippery.find((one) => isSlipFor(text, one));
  const slip = like === undefined ? undefined : bySpelling.get(like);
  return slip && { ...slip, typed: text, length: 1, isAsSpelt: false };
}

const spelling = (words: readonly TypedWord[]): string => words.map(({ word }) => word).join(' ');

/** Whether synonyms tell what a word means. 'Zara' before a kind of goods is the brand, and elsewhere 'a little'. */
function isAnswered({ phrases }: TypedWord, next: TypedWord | undefined): boolean {
  const own = phrases.filter(({ length }) => length === 1);
  const isFiller = own.length > 0 && own.every(({ means }) => means === '');
  return own.length > 0 && !(isFiller && (!next || isKindName(next.stem)));
}

/** Whether a word of the shop's own is one slip away. */
const isNearGoods = ({ word, near, nearTerms = [] }: TypedWord): boolean =>
  near.some((one) => isSlipFor(word, one.word)) || nearTerms.some(({ term }) => isSlipFor(word, term));

/** A brand's own words, to be looked up where it is spelt otherwise. */
export const wordsOfBrand = ({ name }: Brand): string => plain(name);
