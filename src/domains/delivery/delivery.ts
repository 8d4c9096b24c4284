/** A seller's opening hours on a weekday, from `opens` to `closes` (HH:MM). Weekdays count from 1, Monday, to 7. */
export interface Hours {
  readonly weekday: number;
  readonly opens: string;
  readonly closes: string;
}

/** A shop packs nothing from `first` to `last`, inclusive. */
export interface Holiday {
  readonly first: string;
  readonly last: string;
}

/** A seller's packing schedule. */
export interface Packing {
  readonly hours: readonly Hours[];
  readonly holidays: readonly Holiday[];
  /** Opening minutes from the order to the packed parcel, at least one. */
  readonly packingMinutes: number;
}

/** A courier's round through a zone. */
export interface Run {
  readonly id: string;
  /** The weekdays on which it departs. */
  readonly weekdays: readonly number[];
  /** Parcels packed by this time are taken along. */
  readonly readyBy: string;
  /** Days from departure to the door; 0 is the same day. */
  readonly daysLater: number;
  readonly from: string;
  readonly to: string;
  /** Parcels per day; null for unlimited. */
  readonly capacity: number | null;
}

/** A part of the country, given by PIN code prefixes. A zone without runs is not served. */
export interface Zone {
  readonly id: string;
  readonly name: string;
  readonly prefixes: readonly string[];
  /** Whether customers there may pay on delivery. */
  readonly cash: boolean;
  readonly runs: readonly Run[];
}

/** A delivery day with its hours, as customers choose it. */
export interface Slot {
  readonly day: string;
  readonly from: string;
  readonly to: string;
}

/** A slot on a run. */
export interface Arrival extends Slot {
  readonly runId: string;
}

/** A promised day, until when it must be packed, and the last moment at which an order still gets it. */
export interface DeliveryPromise extends Arrival {
  /** The parcel's run takes along what is packed by then. */
  readonly packBy: Date;
  readonly orderBy: Date;
}

/** Whether two arrivals are one to the customer: the same day and hours, whichever run brings the parcel. */
export const isSameSlot = (a: Slot, b: Slot | undefined): boolean =>
  a.day === b?.day && a.from === b.from && a.to === b.to;

/** The zone of a PIN code, by the longest matching prefix (R-DELIVERY-1). */
export function zoneOf(zones: readonly Zone[], pincode: string): Zone | null {
  let best: { zone: Zone; length: number } | null = null;
  for (const zone of zones)
    for (const prefix of zone.prefixes)
      if (pincode.startsWith(prefix) && prefix.length > (best?.length ?? 0))
        best = { zone, length: prefix.length };
  return best?.zone ?? null;
}
