import * as m from '#messages/refusals';
import type { Database } from '../../platform/database.ts';
import { type Refusal, refuse } from '../../platform/refusal.ts';
import type { Arrival, Promised, Run } from './delivery.ts';
import { type Asked, compare, promise } from './promise.ts';
import { type Places, readPlaces, servedZone } from './promise-shops.ts';
import { packingOf, type Schedule } from './schedule.ts';
import type { WantedPlaces } from './slots.store.ts';

/** A seller's promise as stored with an order. `held`: the parcel has a place on the run's day. */
export interface KeptPromise extends Arrival {
  readonly held: boolean;
  /** Until when the seller must pack it (ISO 8601); missing in orders of earlier releases. */
  readonly packBy?: string;
}

/** An order's promises by seller. A seller without a promised day is left out. */
export type OrderPromise = Readonly<Record<string, KeptPromise>>;

/** The customer's delivery preferences. */
export interface DeliveryChoice {
  /** All parcels on the day of the latest. */
  readonly together?: boolean | undefined;
  /** The day the customer saw for each seller. A later one is refused. */
  readonly seen?: Readonly<Record<string, string>> | undefined;
}

interface Wanted {
  readonly pincode: string;
  readonly sellerIds: readonly string[];
  readonly now: Date;
  readonly delivery?: DeliveryChoice | undefined;
  /** The earliest allowed day, by seller. */
  readonly notBefore?: Readonly<Record<string, string>>;
}

/**
 * The days on which an order's parcels arrive, given the places already held (R-DELIVERY-3). Holds nothing.
 * @returns `not_served` outside the zones, `delivery_changed` if a day is later than the one seen
 */
export async function promiseOrder(
  db: Database,
  schedule: Schedule,
  request: Wanted,
): Promise<OrderPromise | Refusal<'delivery_changed' | 'not_served'>> {
  const { pincode, now, delivery } = request;
  const zone = servedZone(schedule, pincode);
  if (!zone) return refuse('not_served', { error: m.pin_not_served({ pincode }) });
  const places = await readPlaces(db, zone, now);
  const asking = { now, runs: zone.runs, daysOff: schedule.daysOff };
  const arrivals = (delivery?.together ? together : oneByOne)(schedule, request, { ...asking, places });
  const limitedRuns = new Set(zone.runs.filter(({ capacity }) => capacity !== null).map(({ id }) => id));
  const arrivalDays = Object.fromEntries(
    [...arrivals].map(([sellerId, { day, from, to, runId, packBy }]) => [
      sellerId,
      { day, from, to, runId, held: limitedRuns.has(runId), packBy: packBy.toISOString() },
    ]),
  );
  const later = Object.entries(delivery?.seen ?? {}).some(
    ([sellerId, shownDay]) =>
      request.sellerIds.includes(sellerId) && !((arrivalDays[sellerId]?.day ?? '~') <= shownDay),
  );
  return later ? refuse('delivery_changed', { more: { delivery: daysOf(arrivalDays) } }) : arrivalDays;
}

/** The places that a promise holds, one row per run and day. */
export function placesOf(arrivalDays: OrderPromise): WantedPlaces[] {
  const holds = Map.groupBy(
    Object.values(arrivalDays).filter((one) => one.held),
    ({ runId, day }) => `${runId} ${day}`,
  );
  return [...holds.values()].flatMap(([first, ...more]) =>
    first ? [{ runId: first.runId, day: first.day, places: 1 + more.length }] : [],
  );
}

type Asking = Pick<Asked, 'now' | 'runs' | 'daysOff'> & { readonly places: Places };

/** Each parcel as early as possible. */
function oneByOne(
  schedule: Schedule,
  { sellerIds, notBefore }: Wanted,
  asking: Asking,
): Map<string, Promised> {
  const arrivals = new Map<string, Promised>();
  for (const sellerId of sellerIds) {
    const full = (runId: string, day: string) => {
      const takenPlaces = [...arrivals.values()].filter(
        (one) => one.runId === runId && one.day === day,
      ).length;
      return day < (notBefore?.[sellerId] ?? '') || leftOf(asking, runId, day) < takenPlaces + 1;
    };
    const arrivalDays = promise({ ...packingOf(schedule, sellerId), ...asking, full });
    if (arrivalDays) arrivals.set(sellerId, arrivalDays);
  }
  return arrivals;
}

/** All parcels with the latest of them: parcels that are ready earlier wait for that run. */
function together(schedule: Schedule, { sellerIds }: Wanted, asking: Asking): Map<string, Promised> {
  const full = (runId: string, day: string) => leftOf(asking, runId, day) < sellerIds.length;
  const each = sellerIds.map((sellerId) => promise({ ...packingOf(schedule, sellerId), ...asking, full }));
  const latest = each
    .filter((one) => one !== null)
    .toSorted(compare)
    .at(-1);
  return latest ? new Map(sellerIds.map((sellerId) => [sellerId, latest])) : new Map();
}

function leftOf(
  { runs, places }: { runs: readonly Run[]; places: Places },
  runId: string,
  day: string,
): number {
  const capacity = runs.find(({ id }) => id === runId)?.capacity ?? Infinity;
  return places.get(`${runId} ${day}`) ?? capacity;
}

const daysOf = (arrivalDays: OrderPromise) =>
  Object.fromEntries(Object.entries(arrivalDays).map(([id, { day, from, to }]) => [id, { day, from, to }]));
