/** Moments (ISO 8601) as people read them, on India's clock wherever the reader is. */

function inIndia(options: Intl.DateTimeFormatOptions): (moment: string | number) => string {
  const format = new Intl.DateTimeFormat('en-IN', { timeZone: 'Asia/Kolkata', ...options });
  return (moment) => format.format(new Date(moment));
}

/** 24 Nov */
export const dayAndMonth = inIndia({ day: 'numeric', month: 'short' });
/** 24 November */
export const dayAndLongMonth = inIndia({ day: 'numeric', month: 'long' });
/** November 2026 */
export const monthAndYear = inIndia({ month: 'long', year: 'numeric' });
/** Tue, 24 Nov */
export const weekday = inIndia({ weekday: 'short', day: 'numeric', month: 'short' });
/** 24 Nov 2026 */
export const mediumDate = inIndia({ dateStyle: 'medium' });
/** 24 November 2026 */
export const longDate = inIndia({ dateStyle: 'long' });
const [short, clockTime] = [
  { day: 'numeric', month: 'short' },
  { hour: 'numeric', minute: '2-digit' },
] as const;
/** 4:05 pm */
export const clock = inIndia(clockTime);
/** 24 Nov, 4:05 pm */
export const when = inIndia({ ...short, ...clockTime });
/** Tue, 24 Nov, 4:05 pm */
export const weekdayAndTime = inIndia({ weekday: 'short', ...short, ...clockTime });
/** 24 Nov 2026, 4:05 pm */
export const dateAndTime = inIndia({ dateStyle: 'medium', timeStyle: 'short' });
/** 24 November 2026 at 4:05 pm */
export const longDateAndTime = inIndia({ dateStyle: 'long', timeStyle: 'short' });
