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

/** The input of a promise. */
export interface Asked extends Packing {
  readonly now: Date;
  readonly runs: readonly Run[];
  /** Days without departures or deliveries. */
  readonly daysOff: readonly string[];
  /** Whether a run has no place left on a delivery day. */
  readonly full?: (runId: string, day: string) => boolean;
}

/** A departure: by when a parcel must be packed, and the day it arrives. */
interface Departure {
  readonly readyBy: number;
  readonly day: number;
}

/**
 * The earliest day on which an order placed now can be at the door (R-DELIVERY-2): packed within the shop's opening
 * hours, then taken by the first run that has a place.
 * @returns null if no run comes within sixty days
 */
export function promise(request: Asked): Promised | null {
  const now = minuteOf(request.now);
  const ready = packedBy(now, request);
  const found = ready === null ? null : firstArrival(ready, request);
  if (!found) return null;
  const orderBy = momentOf(lastMinuteFor(found.readyBy, now, request));
  return { ...found.arrival, packBy: momentOf(found.readyBy), orderBy };
}

/**
 * The earliest arrival for a parcel packed at `ready`, and the latest minute at which it may be packed for that
 * arrival.
 */
function firstArrival(ready: number, request: Asked): { arrival: Arrival; readyBy: number } | null {
  const off = new Set(request.daysOff.map(dayNumber));
  const isFull = request.full ?? (() => false);
  const arrivals = request.runs.flatMap((run) => {
    const departure = firstDeparture(run, { ready, off, isFull });
    if (!departure) return [];
    const { from, to, id: runId } = run;
    return [{ arrival: { day: dayName(departure.day), from, to, runId }, readyBy: departure.readyBy }];
  });
  return arrivals.toSorted((a, b) => compare(a.arrival, b.arrival))[0] ?? null;
}

/**
 * A run's latest departure that still arrives on its first day with a place. Later departures never arrive earlier.
 */
function firstDeparture(
  run: Run,
  {
    ready,
    off,
    isFull,
  }: { ready: number; off: ReadonlySet<number>; isFull: (runId: string, day: string) => boolean },
): Departure | null {
  const first = dayOfMinute(ready);
  let arrivals: Departure | null = null;
  for (let setsOut = first; setsOut <= first + horizon; setsOut += 1) {
    const readyBy = setsOut * dayMinutes + timeOf(run.readyBy);
    if (readyBy < ready || off.has(setsOut) || !run.weekdays.includes(weekdayOf(setsOut))) continue;
    let day = setsOut + run.daysLater;
    while (off.has(day)) day += 1;
    if (arrivals && day > arrivals.day) break;
    if (arrivals || !isFull(run.id, dayName(day))) arrivals = { readyBy, day };
  }
  return arrivals;
}

/** Sorts by day, then by the end of the time window. */
export function compare(a: Arrival, b: Arrival): number {
  const keyOf = ({ day, to, from, runId }: Arrival) => `${day} ${to} ${from} ${runId}`;
  return keyOf(a) < keyOf(b) ? -1 : Number(keyOf(a) > keyOf(b));
}
