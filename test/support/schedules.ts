import { loadSchedule, type Schedules } from '../../src/domains/delivery/schedule.ts';
import type { Clock } from '../../src/platform/clock.ts';
import type { Database } from '../../src/platform/database.ts';

/** The database's schedule, read each time, since a test may change it. */
export function schedulesOf(db: Database, clock: Clock): Schedules {
  return { read: () => loadSchedule(db, clock.now()), drop: () => {} };
}
