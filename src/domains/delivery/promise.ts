import type { Arrival, Packing, Promised, Run } from './delivery.ts';
import {
  dayMinutes,
  dayName,
  dayNumber,
  dayOfMinute,
  minuteOf,
  momentOf,
  timeOf,
  weekdayOf,
} from '../../platform/india-time.ts';
import { horizon, lastMinuteFor, packedBy } from './packing-time.ts';

/** What a day is promised by. */
export interface Asked extends Packing {
  readonly now: Date;
  readonly runs: readonly Run[];
  /** Days without dispatch or delivery. */
  readonly daysOff: readonly string[];
  /** Whether a run has no place left on a day of arrival. */
  readonly full?: (runId: string, day: string) => boolean;
}

/** A setting out: by when a parcel must be packed, and the day it arrives. */
interface Departure {
  readonly readyBy: number;
  readonly day: number;
}

/**
 * The earliest day on which an order of now can be at the door (R-DELIVERY-2): packed in the shop's open minutes, then
 * taken by the first run that it is ready for and that has a place.
 * @returns null when no run comes within sixty days
 */
export function promise(asked: Asked): Promised | null {
  const now = minuteOf(asked.now);
  const ready = packedBy(now, asked);
  const found = ready === null ? null : firstArrival(ready, asked);
  if (!found) return null;
  return { ...found.arrival, orderBy: momentOf(lastMinuteFor(found.readyBy, now, asked)) };
}

/** The earliest arrival of what is packed at `ready`, and the last minute at which it may be packed for it. */
function firstArrival(ready: number, asked: Asked): { arrival: Arrival; readyBy: number } | null {
  const off = new Set(asked.daysOff.map(dayNumber));
  const isFull = asked.full ?? (() => false);
  const found = asked.runs.flatMap((run) => {
    const departure = firstDeparture(run, { ready, off, isFull });
    if (!departure) return [];
    const { from, to, id: runId } = run;
    return [{ arrival: { day: dayName(departure.day), from, to, runId }, readyBy: departure.readyBy }];
  });
  return found.toSorted((a, b) => compare(a.arrival, b.arrival))[0] ?? null;
}

/** The last setting out of a run that arrives on its first day with a place. Later ones never arrive earlier. */
function firstDeparture(
  run: Run,
  {
    ready,
    off,
    isFull,
  }: { ready: number; off: ReadonlySet<number>; isFull: (runId: string, day: string) => boolean },
): Departure | null {
  const first = dayOfMinute(ready);
  let found: Departure | null = null;
  for (let setsOut = first; setsOut <= first + horizon; setsOut += 1) {
    const readyBy = setsOut * dayMinutes + timeOf(run.readyBy);
    if (readyBy < ready || off.has(setsOut) || !run.weekdays.includes(weekdayOf(setsOut))) continue;
    let day = setsOut + run.daysLater;
    while (off.has(day)) day += 1;
    if (found && day > found.day) break;
    if (found || !isFull(run.id, dayName(day))) found = { readyBy, day };
  }
  return found;
}

/** Earlier first: by day, then by when it is over. */
export function compare(a: Arrival, b: Arrival): number {
  const keyOf = ({ day, to, from, runId }: Arrival) => `${day} ${to} ${from} ${runId}`;
  return keyOf(a) < keyOf(b) ? -1 : Number(keyOf(a) > keyOf(b));
}
