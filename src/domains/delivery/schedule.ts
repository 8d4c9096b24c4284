import type { Caches } from '../../platform/caches.ts';
import { type Clock, second } from '../../platform/clock.ts';
import type { Database } from '../../platform/database.ts';
import { backOffice } from '../../shop-back-office.ts';
import type { Packing, Zone } from './delivery.ts';
import { dayName, dayOfMinute, minuteOf } from '../../platform/india-time.ts';
import { readSchedule } from './schedule.store.ts';

/** Everything that promises depend on, except the places held. */
export interface Schedule {
  readonly zones: readonly Zone[];
  readonly daysOff: readonly string[];
  /** Each open shop's packing schedule, by its id; the default for a shop that is missing. */
  readonly packing: ReadonlyMap<string, Packing>;
}

/** Reads the schedule, cached for ten seconds per process. */
export interface Schedules {
  readonly read: () => Promise<Schedule>;
  /** Drops the cached schedule, after an edit. */
  readonly drop: () => void;
}

export function openSchedules(db: Database, { caches, clock }: { caches: Caches; clock: Clock }): Schedules {
  const cache = caches.create<Schedule>({
    name: 'delivery schedule',
    holds: 'zones, runs, days off, and how shops pack; some kilobytes',
    key: 'one entry',
    droppedBy: 'an edit in this process',
    max: 1,
    ttl: 10 * second,
  });
  return {
    read: () => cache.read('schedule', () => loadSchedule(db, clock.now())),
    drop: () => cache.drop(() => true),
  };
}

/** The packing schedule of a shop that has not set one. */
export const usualPacking: Packing = { ...backOffice.packing, holidays: [] };

/** A shop's packing schedule. */
export const packingOf = ({ packing }: Schedule, sellerId: string): Packing =>
  packing.get(sellerId) ?? usualPacking;

export async function loadSchedule(db: Database, now: Date): Promise<Schedule> {
  const { zones, daysOff, sellers } = await readSchedule(db, today(now));
  return {
    zones,
    daysOff,
    packing: new Map(
      sellers.map(({ id, packingMinutes, ...hours }) => [
        id,
        packingMinutes === null ? usualPacking : { ...hours, packingMinutes },
      ]),
    ),
  };
}

/** The current day in India. */
export const today = (now: Date): string => dayName(dayOfMinute(minuteOf(now)));
