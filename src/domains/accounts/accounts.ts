import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database.ts';

/** What the accounts' use-cases stand on. */
export interface Accounts {
  readonly db: Database;
  readonly clock: Clock;
  readonly sessionSecret: string;
  /** Names of the cookies that carry a session, the proof of a number that was just verified, and that a number is known here. */
  readonly cookies: {
    readonly session: string;
    readonly verifiedNumber: string;
    readonly knownNumber: string;
  };
  /** The most registrations an hour from one address. */
  readonly registrationsPerHour: number;
  /** Told which sessions have ended, once that is certain: what hangs on them is closed. */
  readonly sessionsEnded: (sessionIds: readonly string[]) => void;
}

/** Who an account belongs to, as its owner sees it. */
export interface Profile {
  readonly id: string;
  readonly name: string;
  readonly email: string;
}
