import type { Arrival, Slot, Zone } from './delivery.ts';
import { allPacked, fullBeside } from './promise-order.ts';
import type { Places } from './promise-shops.ts';
import { arrivalsOf } from './promise.ts';
import { type Schedule } from './schedule.ts';

/** Slots offered for a parcel: as many as one reads. */
const maxSlots = 8;

/** The slots an order's parcels can have, earliest first: of each seller, and for all at once. */
interface OfferedSlots {
  readonly parcels: { sellerId: string; slots: Slot[] }[];
  readonly together: Slot[];
}

/**
 * The slots to choose from for parcels of these sellers, ordered now (R-DELIVERY-6): the first of each are what an order
 * without a choice gets, all placed side by side. Where a single run comes, its next day is the only one.
 */
export function offerSlots(
  schedule: Schedule,
  {
    zone: { runs },
    sellerIds,
    places,
    now,
  }: { zone: Zone; sellerIds: readonly string[]; places: Places; now: Date },
): OfferedSlots {
  const max = runs.length > 1 ? maxSlots : 1;
  const next = (sellers: readonly string[], others: readonly Arrival[]): Arrival[] => {
    const ready = allPacked(schedule, sellers, now);
    const full = fullBeside({ runs, places }, others, sellers.length);
    if (ready === null) return [];
    return arrivalsOf(ready, { runs, daysOff: schedule.daysOff, full }, max).map(({ arrival }) => arrival);
  };
  const firsts: Arrival[] = [];
  const parcels = sellerIds.map((sellerId) => {
    const slots = next([sellerId], firsts);
    firsts.push(...slots.slice(0, 1));
    return { sellerId, slots: slots.map(slotOf) };
  });
  return { parcels, together: next(sellerIds, []).map(slotOf) };
}

const slotOf = ({ day, from, to }: Arrival): Slot => ({ day, from, to });
