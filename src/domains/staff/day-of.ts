const inIndia = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata', dateStyle: 'short' });

/** The day of a moment where the shop is, such as 2026-03-01. */
export function dayOf(moment: Date): string {
  return inIndia.format(moment);
}
