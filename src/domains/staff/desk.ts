import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database.ts';

/** Dependencies shared by all desk use-cases; a part that needs more declares it. */
export interface Desk {
  readonly db: Database;
  readonly clock: Clock;
}
