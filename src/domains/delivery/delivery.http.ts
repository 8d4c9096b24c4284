import type { Handlers } from '../../platform/call.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database.ts';
import { placesOf } from '../addresses/pin-codes/pin-codes.ts';
import type { deliveryCalls } from './delivery.calls.ts';
import { offerSlots } from './offer-slots.ts';
import { promiseShops, readPlaces, servedZone } from './promise-shops.ts';
import type { Schedules } from './schedule.ts';
import { waitForPin } from './waits/wait-for-pin.ts';

interface Dependencies {
  readonly db: Database;
  /** The connection for browsing customers. */
  readonly reading: Database;
  readonly clock: Clock;
  readonly schedules: Schedules;
}

export function deliveryHandlers({
  db,
  reading,
  clock,
  schedules,
}: Dependencies): Handlers<typeof deliveryCalls> {
  return {
    promise: async ({ pincode }) => {
      const schedule = await schedules.read();
      const now = clock.now();
      const zone = servedZone(schedule, pincode);
      const { city = '', state = '' } = placesOf(pincode)[0] ?? {};
      const where = { pincode, city, state };
      if (!zone) return { ...where, served: false, cash: false, shops: [] };
      const days = promiseShops(schedule, { zone, places: await readPlaces(reading, zone, now), now });
      const shops = [...days].map(([sellerId, { runId: _runId, orderBy, ...arrival }]) => ({
        sellerId,
        ...arrival,
        orderBy: orderBy.toISOString(),
      }));
      return { ...where, served: true, cash: zone.cash, shops };
    },
    slots: async ({ pincode, sellers }) => {
      const schedule = await schedules.read();
      const now = clock.now();
      const zone = servedZone(schedule, pincode);
      if (!zone) return { pincode, served: false, parcels: [], together: [] };
      const places = await readPlaces(reading, zone, now);
      const slots = offerSlots(schedule, { zone, sellerIds: sellers, places, now });
      return { pincode, served: true, ...slots };
    },
    wait: async (input, { address }) =>
      waitForPin(db, await schedules.read(), { ...input, address, now: clock.now() }),
  };
}
