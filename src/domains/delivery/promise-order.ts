import * as m from '#messages/refusals';
import type { Database } from '../../platform/database.ts';
import { type Refusal, refuse } from '../../platform/refusal.ts';
import { minuteOf, momentOf } from '../../platform/india-time.ts';
import type { Arrival, Run, Slot } from './delivery.ts';
import { packedBy } from './packing-time.ts';
import { arrivalsOf, type PromiseRequest, compare, promise, type Rounds } from './promise.ts';
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
  /** All parcels at once: in the latest of the chosen slots, or else on the day of the latest. */
  readonly together?: boolean | undefined;
  /** The day the customer saw for each seller. A later one is refused. */
  readonly seen?: Readonly<Record<string, string>> | undefined;
  /** The slot chosen for each seller's parcel; the earliest for the others. One that is gone is refused. */
  readonly slots?: Readonly<Record<string, Slot>> | undefined;
}

interface Destination {
  readonly pincode: string;
  readonly sellerIds: readonly string[];
  readonly now: Date;
  readonly delivery?: DeliveryChoice | undefined;
  /** The earliest allowed day, by seller. */
  readonly notBefore?: Readonly<Record<string, string>>;
}

/**
 * The days on which an order's parcels arrive, given the places already held (R-DELIVERY-3). Holds nothing.
 * @returns `not_served` outside the zones, `delivery_changed` if a day is later than the one seen or a slot is gone
 */
export async function promiseOrder(
  db: Database,
  schedule: Schedule,
  request: Destination,
): Promise<OrderPromise | Refusal<'delivery_changed' | 'not_served'>> {
  const { pincode, now, delivery } = request;
  const zone = servedZone(schedule, pincode);
  if (!zone) return refuse('not_served', { error: m.pin_not_served({ pincode }) });
  const places = await readPlaces(db, zone, now);
  const { runs } = zone;
  const asking = { now, runs, daysOff: schedule.daysOff, places };
  const arrivalDays = keptBy(runs, arrivalsFor(schedule, request, asking));
  const choices = Object.keys(delivery?.slots ?? {}).filter((id) => request.sellerIds.includes(id));
  if (choices.some((sellerId) => !arrivalDays[sellerId])) {
    const earliest = { ...request, delivery: { together: delivery?.together } };
    return changedTo(keptBy(runs, arrivalsFor(schedule, earliest, asking)));
  }
  const later = Object.entries(delivery?.seen ?? {}).some(
    ([sellerId, shownDay]) =>
      request.sellerIds.includes(sellerId) && !((arrivalDays[sellerId]?.day ?? '~') <= shownDay),
  );
  return later ? changedTo(arrivalDays) : arrivalDays;
}

const arrivalsFor = (schedule: Schedule, request: Destination, asking: Asking): Map<string, PackedArrival> =>
  (request.delivery?.together ? together : oneByOne)(schedule, request, asking);

function keptBy(runs: readonly Run[], arrivals: ReadonlyMap<string, PackedArrival>): OrderPromise {
  const limitedRuns = new Set(runs.filter(({ capacity }) => capacity !== null).map(({ id }) => id));
  return Object.fromEntries(
    [...arrivals].map(([sellerId, { day, from, to, runId, packBy }]) => [
      sellerId,
      { day, from, to, runId, held: limitedRuns.has(runId), packBy: packBy.toISOString() },
    ]),
  );
}

const changedTo = (arrivalDays: OrderPromise) =>
  refuse('delivery_changed', {
    more: {
      delivery: Object.fromEntries(
        Object.entries(arrivalDays).map(([id, { day, from, to }]) => [id, { day, from, to }]),
      ),
    },
  });

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

/** An arrival, and by when its parcel must be packed. */
type PackedArrival = Arrival & { readonly packBy: Date };

type Asking = Pick<PromiseRequest, 'now' | 'runs' | 'daysOff'> & { readonly places: Places };

/** Each parcel as early as possible, or in its chosen slot. A parcel without an arrival is left out. */
function oneByOne(
  schedule: Schedule,
  { sellerIds, notBefore, delivery }: Destination,
  asking: Asking,
): Map<string, PackedArrival> {
  const arrivals = new Map<string, PackedArrival>();
  for (const sellerId of sellerIds) {
    const isFull = fullBeside(asking, [...arrivals.values()]);
    const full = (runId: string, day: string) => day < (notBefore?.[sellerId] ?? '') || isFull(runId, day);
    const rounds = within(delivery?.slots?.[sellerId], { ...asking, full });
    const arrival = promise({ ...packingOf(schedule, sellerId), ...asking, ...rounds });
    if (arrival) arrivals.set(sellerId, arrival);
  }
  return arrivals;
}

/** All parcels at once: those that are ready earlier wait for the run that the last one can take. */
function together(
  schedule: Schedule,
  { sellerIds, delivery }: Destination,
  asking: Asking,
): Map<string, PackedArrival> {
  const ready = allPacked(schedule, sellerIds, asking.now);
  const slot = sellerIds
    .flatMap((sellerId) => delivery?.slots?.[sellerId] ?? [])
    .toSorted(compare)
    .at(-1);
  const rounds = within(slot, { ...asking, full: fullBeside(asking, [], sellerIds.length) });
  const [first] = ready === null ? [] : arrivalsOf(ready, rounds, 1);
  if (!first) return new Map();
  const arrival = { ...first.arrival, packBy: momentOf(first.readyBy) };
  return new Map(sellerIds.map((sellerId) => [sellerId, arrival]));
}

/** The minute by which the parcels of all sellers that open at all are packed; null if none does. */
export function allPacked(schedule: Schedule, sellerIds: readonly string[], now: Date): number | null {
  const each = sellerIds.flatMap((id) => packedBy(minuteOf(now), packingOf(schedule, id)) ?? []);
  return each.length > 0 ? Math.max(...each) : null;
}

/** The rounds that arrive in this slot; all of them if none was chosen. */
function within(slot: Slot | undefined, { runs, daysOff, full }: Required<Rounds>): Required<Rounds> {
  if (!slot) return { runs, daysOff, full };
  return {
    runs: runs.filter(({ from, to }) => from === slot.from && to === slot.to),
    daysOff,
    full: (runId, day) => day !== slot.day || full(runId, day),
  };
}

/** Whether a run's day lacks places for so many parcels, beside the order's other ones. */
export const fullBeside =
  ({ runs, places }: Pick<Asking, 'runs' | 'places'>, others: readonly Arrival[], parcels = 1) =>
  (runId: string, day: string): boolean => {
    const capacity = runs.find(({ id }) => id === runId)?.capacity ?? Infinity;
    const placesTaken = others.filter((one) => one.runId === runId && one.day === day).length;
    return (places.get(`${runId} ${day}`) ?? capacity) < placesTaken + parcels;
  };
