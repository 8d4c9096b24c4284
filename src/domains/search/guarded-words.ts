import { findPhrases, wordsOf } from '../catalogue/attributes/find-phrases.ts';
import { isPlainColour, isShade } from './colour-words.ts';
import { isNumberName } from './number-words.ts';
import { isSizeName } from './size-words.ts';

/**
 * Whether a text says who wears a thing, its colour, a number or a size. An unknown word is never taken for such a
 * one: 'levis' is not 'ladies', 'nike' not 'nine'. Common misspellings of them are synonyms.
 */
export function isGuarded(text: string): boolean {
  const words = wordsOf(text);
  return (
    words.some((word) => isPlainColour(word) || isShade(word) || isNumberName(word) || isSizeName(word)) ||
    findPhrases(words, ['audience', 'colourFamily']).some(({ length }) => length === words.length)
  );
}
