import { isPlainColour, isShade } from './colour-words.ts';
import { isGuarded } from './guarded-words.ts';
import { isSlipFor, likeliest } from './one-slip.ts';
import type { Term } from './term.ts';
import type { SearchReading } from './understood.ts';
import { isWish } from './wish-words.ts';
import type { Phrase, TypedWord } from './words.store.ts';

/** Max corrections shown for a misspelt word. */
const maxMeant = 3;
/** A word this many times as common replaces a rare one: 'kutra' in a single name is read as kurta. */
const farCommoner = 20;

/** The synonyms of a term that is within one typo: 'saari' is nearly sari, which is a saree. */
export function misspelt(typedWord: TypedWord | undefined): Term['synonyms'] {
  const word = typedWord?.word ?? '';
  const slips = (typedWord?.nearTerms ?? []).filter(
    ({ term, means }) => isSlipFor(word, term) && !isGuarded(term) && !isGuarded(means),
  );
  const candidates = likeliest(word, slips, ({ term }) => term);
  const once = candidates.filter(
    ({ means }, at) => candidates.findIndex((other) => other.means === means) === at,
  );
  // Products with that name come first: a 'tunik' is a tunic before it is any top.
  const isSold = (term: string) => (typedWord?.near ?? []).some((one) => one.word === term);
  return once.map(({ term, means, stems }) => ({
    text: means,
    stems,
    isLoose: isSold(term),
    isMisspelt: true,
  }));
}

/** The synonyms, and how close they are: a shade of a plain colour is further away than another name for the same thing. */
export function synonymsOf(text: string, phrases: readonly Phrase[]): Term['synonyms'] {
  return phrases.map(({ means, stems, step }) => ({
    text: means,
    stems,
    isLoose: step > 1 || isPlainColour(text) || (isShade(text) && isShade(means)),
  }));
}

/**
 * Whether a word is known only as a slip for others, of which no more than half name what it is taken for: 'shok' is nearly
 * shoes, show and shop, which makes it no kind.
 */
export function isDoubtful(
  { products, synonyms, meant }: Pick<Term, 'products' | 'synonyms' | 'meant'>,
  count: number,
): boolean {
  const isSure = products > 0 || synonyms.some(({ isMisspelt }) => !isMisspelt);
  return !isSure && count * 2 <= synonyms.length + meant.length;
}

export function termOf(typedWord: TypedWord | undefined, isBeginning = false): Term {
  const { word = '', stem = '', products = 0, near = [], phrases = [] } = typedWord ?? {};
  // 'Sardi' means winter; it is not a typo for sari.
  const isCalled = phrases.some(({ length, means, step }) => length === 1 && means !== '' && step === 1);
  const slips = near.filter(
    (one) =>
      !isCalled &&
      !isWish(stem) &&
      !isGuarded(one.word) &&
      (isSlipFor(word, one.word) || isSlipFor(stem, one.stem)) &&
      (products === 0 || one.products >= products * farCommoner),
  );
  const candidates = likeliest(word, slips, (one) => one.word);
  return {
    typed: word,
    stems: [stem],
    products,
    meant: candidates,
    synonyms: [],
    isBeginning,
    isColour: false,
  };
}

/** Several words that belong together; a match needs all of them. */
export function wholeTerm(words: readonly TypedWord[]): Term {
  return {
    typed: words.map(({ word }) => word).join(' '),
    stems: words.map(({ stem }) => stem),
    products: Math.min(...words.map(({ products }) => products)),
    meant: [],
    synonyms: [],
    isBeginning: false,
    isColour: false,
  };
}

export function toldOf({ typed, products, meant, synonyms, stems }: Term): SearchReading['words'][number] {
  const names = synonyms.filter(({ isLoose, isMisspelt }) => !isLoose && !isMisspelt).map(({ text }) => text);
  if (names.length) return { typed, how: 'synonym', as: names };
  if (products > 0 && meant.length === 0) return { typed, how: 'typed', as: [] };
  const misspelt = synonyms.filter((one) => one.isMisspelt).map(({ text }) => text);
  const corrections = [...new Set([...misspelt, ...meant.map(({ word }) => word)])].slice(0, maxMeant);
  if (corrections.length) return { typed, how: 'corrected', as: corrections };
  return { typed, how: stems.length === 1 && typed.length > 2 ? 'beginning' : 'unknown', as: [] };
}
