const inIndia = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata', dateStyle: 'short' });

/** The Indian calendar day of a moment, such as 2026-03-01. */
export function dayOf(moment: Date): string {
  return inIndia.format(moment);
}
