import { searchValueOf } from '../loosen.ts';
import type { Reading } from '../understand.ts';

/** A longer text is a message, not a search. */
const maxWords = 10;

/** Digits with separators: a phone number, a PIN code, a card, a UTR. */
const longNumber = /\p{Nd}(?:[\s().+/_-]*\p{Nd}){5}/u;
const mail = /@|\b(?:gmail|yahoo|hotmail|outlook|rediffmail)\b|\.(?:com|in|org|net)\b/i;
/** Four digits that are not a price: an order number, a code. */
const bareNumber = /\p{Nd}{4}/u;
/** Mixed letters and digits: 'CHK7F32A', a GSTIN, a payment reference. */
const code = /\b(?=\w*\p{Nd}\w*\p{Nd}\w*\p{Nd})(?=\w*[a-z])\w{6,}\b/iu;

/**
 * The words of a search that may be stored, without prices and sizes; null for text that looks like a phone number, an
 * e-mail address, an order number or a message (R-SEARCH-2).
 */
export function keepableWords(text: string, reading: Reading): string | null {
  if (text.trim().split(/\s+/).length > maxWords) return null;
  if (longNumber.test(text) || mail.test(text) || code.test(text)) return null;
  const { terms, understood } = reading;
  const words = searchValueOf({ terms, understood, sizes: [] });
  return words === '' || words.length > 100 || bareNumber.test(words) ? null : words;
}
