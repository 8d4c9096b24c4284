const format = new Intl.DateTimeFormat('en-IN', { dateStyle: 'medium', timeZone: 'UTC' });

/** A day such as 2026-11-24 as people write it. */
export const dayText = (day: string): string => format.format(Date.parse(day));
