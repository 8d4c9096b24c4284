import type { Settings } from '../../../settings/settings.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database.ts';

/** Dependencies of these calls. */
export interface Push {
  readonly db: Database;
  readonly clock: Clock;
  readonly settings: Settings['push'];
  /** A readable name for a `User-Agent`. */
  readonly nameDevice: (userAgent: string) => string;
}
