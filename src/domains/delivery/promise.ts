import {
  type Arrival,
  isSameSlot,
  type Packing,
  type DeliveryPromise,
  type Run,
  type Slot,
} from './delivery.ts';
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
export interface PromiseRequest extends Packing {
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
export function promise(request: PromiseRequest): DeliveryPromise | null {
  const now = minuteOf(request.now);
  const ready = packedBy(now, request);
  const [first] = ready === null ? [] : arrivalsOf(ready, request, 1);
  if (!first) return null;
  const orderBy = momentOf(lastMinuteFor(first.readyBy, now, request));
  return { ...first.arrival, packBy: momentOf(first.readyBy), orderBy };
}

/** What the arrivals of a packed parcel depend on. */
export type Rounds = Pick<PromiseRequest, 'runs' | 'daysOff' | 'full'>;

/**
 * The next times at which a parcel packed at minute `ready` can be at the door, earliest first, none twice; for each
 * the latest minute at which it may be packed.
 */
export function arrivalsOf(
  ready: number,
  { runs, daysOff, full = () => false }: Rounds,
  max: number,
): { arrival: Arrival; readyBy: number }[] {
  const off = new Set(daysOff.map(dayNumber));
  const arrivals = runs.flatMap((run) =>
    departuresOf(run, { ready, off, isFull: full, max }).map(({ day, readyBy }) => {
      const { from, to, id: runId } = run;
      return { arrival: { day: dayName(day), from, to, runId }, readyBy };
    }),
  );
  const inOrder = arrivals.toSorted((a, b) => compare(a.arrival, b.arrival));
  return inOrder.filter(({ arrival }, at) => !isSameSlot(arrival, inOrder[at - 1]?.arrival)).slice(0, max);
}

/**
 * A run's next delivery days with a place, at most `max`, each with its latest departure. Later departures never arrive
 * earlier.
 */
function departuresOf(
  run: Run,
  {
    ready,
    off,
    isFull,
    max,
  }: {
    ready: number;
    off: ReadonlySet<number>;
    isFull: (runId: string, day: string) => boolean;
    max: number;
  },
): Departure[] {
  const first = dayOfMinute(ready);
  const departures: Departure[] = [];
  for (let setsOut = first; setsOut <= first + horizon; setsOut += 1) {
    const readyBy = setsOut * dayMinutes + timeOf(run.readyBy);
    if (readyBy < ready || off.has(setsOut) || !run.weekdays.includes(weekdayOf(setsOut))) continue;
    let day = setsOut + run.daysLater;
    while (off.has(day)) day += 1;
    const isLater = departures.at(-1)?.day === day;
    if (!isLater && departures.length === max) break;
    if (isLater) departures.pop();
    if (isLater || !isFull(run.id, dayName(day))) departures.push({ readyBy, day });
  }
  return departures;
}

/** Sorts by day, then by the end of the time window. */
export function compare(
  a: Slot & { readonly runId?: string },
  b: Slot & { readonly runId?: string },
): number {
  const keyOf = ({ day, to, from, runId = '' }: typeof a) => `${day} ${to} ${from} ${runId}`;
  return keyOf(a) < keyOf(b) ? -1 : Number(keyOf(a) > keyOf(b));
}
