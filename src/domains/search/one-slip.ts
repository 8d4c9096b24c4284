/**
 * Whether two different words are one typo apart: a letter wrong, missing or extra, or two neighbours swapped
 * (Damerau-Levenshtein distance 1). False when both have three letters or fewer: such a typo may as well be another
 * word.
 */
export function isOneSlip(word: string, candidate: string): boolean {
  const [short, long] = word.length < candidate.length ? [word, candidate] : [candidate, word];
  if (long.length < 4 || long.length - short.length > 1) return false;
  let start = 0;
  while (start < short.length && short[start] === long[start]) start++;
  if (long.length > short.length) return short.slice(start) === long.slice(start + 1);
  if (start === short.length) return false;
  const isSwap = short[start] === long[start + 1] && short[start + 1] === long[start];
  return (
    short.slice(start + 1) === long.slice(start + 1) ||
    (isSwap && short.slice(start + 2) === long.slice(start + 2))
  );
}

/** First letters that sound alike: a 'kotton' is cotton. */
const heardAsOne = ['ckq', 'cs', 'jgz', 'vw', 'fp', 'aeiou', 'kg', 'td', 'bp'];

/**
 * Whether one word may be a typo for another. People rarely get the first letter wrong: a 'sandle' is not a handle. In
 * a long word it may be missing.
 */
export function isSlipFor(word: string, candidate: string): boolean {
  const [first = '', second = ''] = word;
  const begins = candidate[0] ?? '';
  const isBegunSo =
    first === begins ||
    second === begins ||
    (word.length > 4 && candidate.slice(1) === word) ||
    heardAsOne.some((letters) => letters.includes(first) && letters.includes(begins));
  return isBegunSo && isOneSlip(word, candidate);
}

/**
 * The likeliest of the words within one typo: if any differ only in a doubled letter, only those. Words without one
 * spelling in Latin letters vary like that: 'saari' is sari, not sadri.
 */
export function likeliest<Word>(
  word: string,
  candidates: readonly Word[],
  wordOf: (one: Word) => string,
): readonly Word[] {
  const same = candidates.filter((one) => once(wordOf(one)) === once(word));
  return same.length > 0 ? same : candidates;
}

/** The word with repeated letters reduced to one. */
const once = (word: string): string => word.replace(/(.)\1+/gu, '$1');
