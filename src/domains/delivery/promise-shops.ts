import type { Database } from '../../platform/database.ts';
import { type Packing, type DeliveryPromise, type Zone, zoneOf } from './delivery.ts';
import { promise } from './promise.ts';
import { type Schedule, today } from './schedule.ts';
import { listPlacesLeft } from './slots.store.ts';

/** Places left by run and day. A missing entry means that the run is empty on that day, or unlimited. */
export type Places = ReadonlyMap<string, number>;

/** The places left on the runs of a zone. Queries the database only if a run has a capacity. */
export async function readPlaces(db: Database, zone: Zone, now: Date): Promise<Places> {
  const limitedRuns = zone.runs.filter(({ capacity }) => capacity !== null).map(({ id }) => id);
  if (limitedRuns.length === 0) return new Map();
  const placesLeft = await listPlacesLeft(db, limitedRuns, today(now));
  return new Map(placesLeft.map((one) => [`${one.runId} ${one.day}`, one.left]));
}

/** The promised days of all open shops for a zone, by shop. A shop without a possible day is left out. */
export function promiseShops(
  { packing, daysOff }: Schedule,
  { zone, places, now }: { zone: Zone; places: Places; now: Date },
): Map<string, DeliveryPromise> {
  const full = (runId: string, day: string) => (places.get(`${runId} ${day}`) ?? 1) < 1;
  // Most shops share the default hours, which are one object.
  const byPacking = new Map<Packing, DeliveryPromise | null>();
  const byShop = new Map<string, DeliveryPromise>();
  for (const [sellerId, one] of packing) {
    const earlier = byPacking.get(one);
    const promiseOfPacking =
      earlier === undefined ? promise({ ...one, now, daysOff, runs: zone.runs, full }) : earlier;
    byPacking.set(one, promiseOfPacking);
    if (promiseOfPacking) byShop.set(sellerId, promiseOfPacking);
  }
  return byShop;
}

/** The zone that serves a PIN code; null if it is not served. */
export function servedZone({ zones }: Schedule, pincode: string): Zone | null {
  const zone = zoneOf(zones, pincode);
  return zone && zone.runs.length > 0 ? zone : null;
}
