import type { Packing } from './delivery.ts';
import { dayMinutes, dayNumber, dayOfMinute, timeOf, weekdayOf } from '../../platform/india-time.ts';

/** How many days to look ahead, and back. */
export const horizon = 60;

/** The opening minutes of a day; null if the shop is closed. */
function openOn(day: number, { hours, holidays }: Packing): { from: number; to: number } | null {
  const today = hours.find(({ weekday }) => weekday === weekdayOf(day));
  const isClosed = holidays.some(({ first, last }) => dayNumber(first) <= day && day <= dayNumber(last));
  if (!today || isClosed) return null;
  return { from: day * dayMinutes + timeOf(today.opens), to: day * dayMinutes + timeOf(today.closes) };
}

/**
 * The minute by which an order placed at minute `now` is packed; null if the shop is not open enough within the
 * horizon.
 */
export function packedBy(now: number, packing: Packing): number | null {
  let minutes = packing.packingMinutes;
  for (let day = dayOfMinute(now); day <= dayOfMinute(now) + horizon; day += 1) {
    const open = openOn(day, packing);
    if (!open) continue;
    const from = Math.max(open.from, now);
    if (from + minutes <= open.to) return from + minutes;
    minutes -= Math.max(0, open.to - from);
  }
  return null;
}

/** The latest minute at which an order is still packed by `ready`. An order placed at `earliest` is known to be. */
export function lastMinuteFor(ready: number, earliest: number, packing: Packing): number {
  let minutes = packing.packingMinutes;
  for (let day = dayOfMinute(ready); day >= dayOfMinute(earliest); day -= 1) {
    const open = openOn(day, packing);
    if (!open) continue;
    const to = Math.min(open.to, ready);
    if (to - minutes >= open.from) return to - minutes;
    minutes -= Math.max(0, to - open.from);
  }
  return earliest;
}
