import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database.ts';

/** What every use-case of the desk stands on. A part that needs more says so where its handlers are made. */
export interface Desk {
  readonly db: Database;
  readonly clock: Clock;
}
