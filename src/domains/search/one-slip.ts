/**
 * Whether two different words are one slip of the fingers apart: a letter wrong, missing, too many, or two neighbours
 * changed about. Words of three letters and fewer are too short to tell a slip from another word.
 */
export function isOneSlip(typed: string, meant: string): boolean {
  const [short, long] = typed.length < meant.length ? [typed, meant] : [meant, typed];
  if (long.length < 4 || long.length - short.length > 1) return false;
  let start = 0;
  while (start < short.length && short[start] === long[start]) start++;
  if (long.length > short.length) return short.slice(start) === long.slice(start + 1);
  if (start === short.length) return false;
  const swapped = short[start] === long[start + 1] && short[start + 1] === long[start];
  return (
    short.slice(start + 1) === long.slice(start + 1) ||
    (swapped && short.slice(start + 2) === long.slice(start + 2))
  );
}

/** First letters that are heard as one: a 'kotton' is cotton. */
const heardAsOne = ['ckq', 'cs', 'jgz', 'vw', 'fp', 'aeiou', 'kg', 'td', 'bp'];

/** Whether one word may be a slip for another: hardly anyone gets the first letter wrong, a 'sandle' is no handle; of a long word it may be missing. */
export function isSlipFor(typed: string, meant: string): boolean {
  const [first = '', second = ''] = typed;
  const begins = meant[0] ?? '';
  const isBegunSo =
    first === begins ||
    second === begins ||
    (typed.length > 4 && meant.slice(1) === typed) ||
    heardAsOne.some((letters) => letters.includes(first) && letters.includes(begins));
  return isBegunSo && isOneSlip(typed, meant);
}

/**
 * Of words one slip away from what was typed those that are most likely meant: where one of them is the same but for a letter written
 * twice, only such. That is how people spell what has no one spelling in Latin letters: a 'saari' is a sari, and no 'sadri'.
 */
export function likeliest<Meant>(
  typed: string,
  meant: readonly Meant[],
  wordOf: (one: Meant) => string,
): readonly Meant[] {
  const same = meant.filter((one) => once(wordOf(one)) === once(typed));
  return same.length > 0 ? same : meant;
}

/** Each letter once where it comes several times in a row. */
const once = (word: string): string => word.replace(/(.)\1+/gu, '$1');
