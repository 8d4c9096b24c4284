import type { Run } from '../delivery/delivery.ts';
import type { Places } from '../delivery/promise-shops.ts';
import { dayName, dayNumber, dayOfMinute, minuteOf, weekdayOf } from '../../platform/india-time.ts';

/** A courier's pick-up of a return: a day in India, and a time window. */
export interface Pickup {
  readonly day: string;
  readonly from: string;
  readonly to: string;
  /** The run on which it takes a place; null if places are unlimited. */
  readonly runId: string | null;
}

/** The runs through a zone, the places left on them, and the days off. */
export interface Rounds {
  readonly runs: readonly Pick<Run, 'id' | 'weekdays' | 'daysLater' | 'from' | 'to' | 'capacity'>[];
  readonly places: Places;
  readonly daysOff: readonly string[];
}

/** If no run goes there, or all are full, a courier can come on any day. */
const sentForIt: Rounds['runs'][number] = {
  id: '',
  capacity: null,
  weekdays: [1, 2, 3, 4, 5, 6, 7],
  daysLater: 0,
  from: '10:00',
  to: '18:00',
};
const daysAhead = 7;
const maxPickups = 8;

/** The available pick-ups, from tomorrow on: the runs that go there anyway (R-RETURN-5). Pure. */
export function pickupsFrom(now: Date, rounds: Rounds): Pickup[] {
  const regular = visits(now, rounds);
  return regular.length > 0 ? regular : visits(now, { ...rounds, runs: [sentForIt] });
}

function visits(now: Date, { runs, places, daysOff }: Rounds): Pickup[] {
  const today = dayOfMinute(minuteOf(now));
  const off = new Set(daysOff.map(dayNumber));
  const pickups = new Map<string, Pickup>();
  for (let at = today + 1; at <= today + daysAhead; at += 1)
    for (const { id, weekdays, daysLater, from, to, capacity } of runs) {
      const day = dayName(at);
      const placesLeft = capacity === null ? 1 : (places.get(`${id} ${day}`) ?? capacity);
      const pickup = { day, from, to, runId: capacity === null ? null : id };
      if (placesLeft > 0 && !off.has(at) && weekdays.includes(weekdayOf(at - daysLater)))
        pickups.set(pickupName(pickup), pickup);
    }
  return [...pickups.values()]
    .toSorted((a, b) => (pickupName(a) < pickupName(b) ? -1 : 1))
    .slice(0, maxPickups);
}

/** Such as `2026-11-24 10:00`; unique among the pick-ups of a place. */
export const pickupName = ({ day: date, from }: Pick<Pickup, 'day' | 'from'>): string => `${date} ${from}`;
