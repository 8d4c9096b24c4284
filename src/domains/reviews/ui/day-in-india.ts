const months = 'January February March April May June July August September October November December'.split(
  ' ',
);

/**
 * The day of a moment in India, in words: "3 March 2026". Formatted by hand, for the reason given in group-digits.ts.
 */
export function dayInIndia(moment: string): string {
  const there = new Date(Date.parse(moment) + 5.5 * 3_600_000);
  return `${there.getUTCDate()} ${months[there.getUTCMonth()]} ${there.getUTCFullYear()}`;
}
