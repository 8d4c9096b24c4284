import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database.ts';
import type { LoginBrowsers } from './login-browser.ts';
import type { lifetimes } from './session.store.ts';

/** Dependencies of sessions, customers' or staff's. */
export interface Sessions {
  readonly db: Database;
  readonly clock: Clock;
  /** Where they log in: the name of the session's cookie, and whose it is. */
  readonly door: { readonly cookie: string; readonly of: keyof typeof lifetimes };
  /** Called after sessions have ended for good, so that their sockets can be closed. */
  readonly sessionsEnded: (sessionIds: readonly string[]) => void;
}

/** Dependencies of the account use-cases. */
export interface Accounts extends Sessions {
  readonly sessionSecret: string;
  /** The shop's own origin, which links in e-mails begin with. */
  readonly publicUrl: string;
  /** Cookie names: the proof of a just-verified number, and 'this browser knows the number'. */
  readonly cookies: {
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
}

/** An account as its owner sees it. */
export interface Profile {
  readonly id: string;
  readonly name: string;
  readonly email: string;
}
