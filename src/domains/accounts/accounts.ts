import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database.ts';
import type { Visit } from '../../platform/visit.ts';
import type { LoginBrowsers } from './login-browser.ts';
import type { lifetimes } from './session.store.ts';

/** Dependencies of sessions, for customers or staff. */
export interface Sessions {
  readonly db: Database;
  readonly clock: Clock;
  /** Where the login happens: the session cookie's name, and whether it is for customers or staff. */
  readonly door: { readonly cookie: string; readonly of: keyof typeof lifetimes };
  /** Called with sessions that have ended, so that their sockets can be closed. */
  readonly sessionsEnded: (sessionIds: readonly string[]) => void;
  /** Runs in the transaction that logs a customer in. */
  readonly onLogin?: (trx: Database, customerId: string, visit: Visit) => Promise<void>;
}

/** Dependencies of the account use-cases. */
export interface Accounts extends Sessions {
  readonly sessionSecret: string;
  /** The shop's own origin, for links in e-mails. */
  readonly publicUrl: string;
  /** Cookie names: the number that gets the OTP, and the proof of a just-verified one. */
  readonly cookies: { readonly loginNumber: string; readonly verifiedNumber: string };
  /** Browsers that have logged in with an e-mail. */
  readonly browsers: LoginBrowsers;
  /** Browsers that have logged in with a number. */
  readonly numberBrowsers: LoginBrowsers;
  /** Registrations allowed per hour from one address. */
  readonly registrationsPerHour: number;
  /** Texts sent in an hour by the whole shop, beyond which OTPs are refused. */
  readonly smsPerHour: number;
  /** Whether this shop's texts can reach a number. */
  readonly canText: (mobile: string) => boolean;
  /** Called for each OTP refused by this limit. */
  readonly smsRefused: () => void;
}

/** An account as its owner sees it. */
export interface Profile {
  readonly id: string;
  readonly name: string;
  readonly email: string;
}
