const months = 'January February March April May June July August September October November December'.split(
  ' ',
);

/** The day of a moment as India's clocks have it, in words: "3 March 2026". By hand, for the reason that group-digits.ts gives. */
export function dayInIndia(moment: string): string {
  const there = new Date(Date.parse(moment) + 5.5 * 3_600_000);
  return `${there.getUTCDate()} ${months[there.getUTCMonth()]} ${there.getUTCFullYear()}`;
}
