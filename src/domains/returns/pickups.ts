import type { Run } from '../delivery/delivery.ts';
import { dayName, dayNumber, dayOfMinute, minuteOf, weekdayOf } from '../delivery/india-time.ts';

/** A visit of the courier to take a piece back: a day in India, and two times of day. */
export interface Pickup {
  readonly day: string;
  readonly from: string;
  readonly to: string;
}

/** The courier's rounds through a zone, and the days without any. */
export interface Rounds {
  readonly runs: readonly Pick<Run, 'weekdays' | 'daysLater' | 'from' | 'to'>[];
  readonly daysOff: readonly string[];
}

/** Where no round goes, a courier is sent on any day. */
const sentForIt: Rounds['runs'][number] = {
  weekdays: [1, 2, 3, 4, 5, 6, 7],
  daysLater: 0,
  from: '10:00',
  to: '18:00',
};
const daysAhead = 7;
const maxPickups = 8;

/** The visits that can be chosen now, from tomorrow on: the rounds that come to that place anyway. Pure. */
export function pickupsFrom(now: Date, { runs, daysOff }: Rounds): Pickup[] {
  const today = dayOfMinute(minuteOf(now));
  const off = new Set(daysOff.map(dayNumber));
  const found = new Map<string, Pickup>();
  for (let at = today + 1; at <= today + daysAhead; at += 1)
    for (const { weekdays, daysLater, from, to } of runs.length > 0 ? runs : [sentForIt])
      if (!off.has(at) && weekdays.includes(weekdayOf(at - daysLater))) {
        const pickup = { day: dayName(at), from, to };
        found.set(pickupName(pickup), pickup);
      }
  return [...found.values()]
    .toSorted((a, b) => (pickupName(a) < pickupName(b) ? -1 : 1))
    .slice(0, maxPickups);
}

/** Such as `2026-11-24 10:00`: no two visits of a place have the same. */
export const pickupName = ({ day: date, from }: Pickup): string => `${date} ${from}`;
