import { minute } from './clock.ts';

/** India's clock, in whole minutes since 1970; it has no summer time. */
const ahead = 330;

/** The day of a moment in India, such as 2026-03-01. */
export const dayOf = (moment: Date): string =>
  new Date(moment.getTime() + ahead * minute).toISOString().slice(0, 10);

/** Minutes of a day. */
export const dayMinutes = 1_440;

/** The first whole minute of India's clock that is not before `moment`. */
export function minuteOf(moment: Date): number {
  return Math.ceil(moment.getTime() / minute) + ahead;
}

/** The moment at which a minute of India's clock begins. */
export function momentOf(minuteOfIndia: number): Date {
  return new Date((minuteOfIndia - ahead) * minute);
}

/** The number of a minute's day. */
export const dayOfMinute = (minuteOfIndia: number): number => Math.floor(minuteOfIndia / dayMinutes);

/** A day's name, such as 2026-11-24. */
export function dayName(day: number): string {
  return new Date(day * dayMinutes * minute).toISOString().slice(0, 10);
}

/** The number of a named day. */
export function dayNumber(name: string): number {
  return Date.parse(`${name}T00:00:00Z`) / minute / dayMinutes;
}

/** 1 for Monday to 7 for Sunday, as ISO 8601 counts. */
export function weekdayOf(day: number): number {
  return ((((day + 3) % 7) + 7) % 7) + 1;
}

/** A time of day such as 17:30 in minutes; 24:00 ends a day. */
export function timeOf(text: string): number {
  return Number(text.slice(0, 2)) * 60 + Number(text.slice(3, 5));
}
