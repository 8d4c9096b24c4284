import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database.ts';
import type { LoginBrowsers } from './login-browser.ts';

/** Dependencies of the account use-cases. */
export interface Accounts {
  readonly db: Database;
  readonly clock: Clock;
  readonly sessionSecret: string;
  /** The shop's own origin, which links in e-mails begin with. */
  readonly publicUrl: string;
  /** Cookie names: the session, the proof of a just-verified number, and 'this browser knows the number'. */
  readonly cookies: {
    readonly session: string;
    readonly verifiedNumber: string;
    readonly knownNumber: string;
  };
  readonly browsers: LoginBrowsers;
  /** Registrations allowed per hour from one address. */
  readonly registrationsPerHour: number;
  /** Texts that the whole shop sends in an hour before it refuses OTPs. */
  readonly smsPerHour: number;
  /** Called for each OTP that this refused. */
  readonly smsRefused: () => void;
  /** Called after sessions have ended for good, so that their sockets can be closed. */
  readonly sessionsEnded: (sessionIds: readonly string[]) => void;
}

/** An account as its owner sees it. */
export interface Profile {
  readonly id: string;
  readonly name: string;
  readonly email: string;
}
