/** Characters in which a line above the headings names the account. */
const longestLine = 500;

/** The account's number from a statement's head, as it is written there: `Account No : XXXXXXXX5678`; '' without one. */
export function accountIn(lines: readonly string[]): string {
  for (const line of lines) {
    const found =
      /(?:\ba\/?c(?:count)?\s*(?:no|number|num)\b|खाता\s*(?:संख्या|क्रमांक|नं))[^0-9x*]*([0-9x*]{2,16}\d{4})(?!\d)/i.exec(
        line.slice(0, longestLine),
      );
    if (found?.[1]) return found[1];
  }
  return '';
}

/**
 * Whether two numbers can be of one account: they agree wherever both show a digit, counted from the right. Zeros in
 * front do not count, and whole numbers are equally long.
 */
export function isSameAccount(one: string, other: string): boolean {
  const [a, b] = [one, other].map((number) => number.toUpperCase().replace(/^0+/, '')) as [string, string];
  if (isWhole(a) && isWhole(b)) return a === b;
  return Array.from(a)
    .toReversed()
    .every((sign, at) => {
      const mate = b.at(-1 - at);
      return mate === undefined || !isWhole(sign) || !isWhole(mate) || sign === mate;
    });
}

const isWhole = (digits: string): boolean => /^\d*$/.test(digits);
