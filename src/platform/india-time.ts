import { minute } from './clock.ts';

/** Offset of India's clock from UTC in minutes; there is no summer time. */
const ahead = 330;

/** The date in India of a moment, such as 2026-03-01. */
export const dayOf = (moment: Date): string =>
  new Date(moment.getTime() + ahead * minute).toISOString().slice(0, 10);

/** Minutes of a day. */
export const dayMinutes = 1_440;

/** The first whole minute in India that is not before `moment`, counted since 1970. */
export function minuteOf(moment: Date): number {
  return Math.ceil(moment.getTime() / minute) + ahead;
}

/** The moment at which a minute of India's clock starts. */
export function momentOf(minuteOfIndia: number): Date {
  return new Date((minuteOfIndia - ahead) * minute);
}

/** The day number (days since 1970) of a minute. */
export const dayOfMinute = (minuteOfIndia: number): number => Math.floor(minuteOfIndia / dayMinutes);

/** The date of a day number, such as 2026-11-24. */
export function dayName(day: number): string {
  return new Date(day * dayMinutes * minute).toISOString().slice(0, 10);
}

/** The day number of a date. */
export function dayNumber(name: string): number {
  return Date.parse(`${name}T00:00:00Z`) / minute / dayMinutes;
}

/** The ISO 8601 weekday: 1 for Monday to 7 for Sunday. */
export function weekdayOf(day: number): number {
  return ((((day + 3) % 7) + 7) % 7) + 1;
}

/** A time such as 17:30 in minutes since midnight; 24:00 is the end of a day. */
export function timeOf(text: string): number {
  return Number(text.slice(0, 2)) * 60 + Number(text.slice(3, 5));
}
