import type { Handlers } from '../../platform/call.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database.ts';
import type { offersCalls } from './offers.calls.ts';
import { listCoupons, listRunning } from './offers.store.ts';

interface Dependencies {
  readonly db: Database;
  /** The connection for browsing customers. */
  readonly reading: Database;
  readonly clock: Clock;
}

const maxOffers = 100;
const maxCoupons = 200;

/** The running offers, and the customer's own coupons. */
export function offersHandlers({ db, reading, clock }: Dependencies): Handlers<typeof offersCalls> {
  return {
    running: async () => ({
      offers: await listRunning(reading, { now: clock.now(), limit: maxOffers }),
    }),
    coupons: async (_input, { customer: { id: customerId } }) => ({
      coupons: await listCoupons(db, { customerId, now: clock.now(), limit: maxCoupons }),
    }),
  };
}
