/** What a seller says of a weekday: open from `opens` to `closes`, as HH:MM. Weekdays count from 1, Monday, to 7. */
export interface Hours {
  readonly weekday: number;
  readonly opens: string;
  readonly closes: string;
}

/** The days from `first` to `last` on which a shop packs nothing. */
export interface Holiday {
  readonly first: string;
  readonly last: string;
}

/** How a seller packs. */
export interface Packing {
  readonly hours: readonly Hours[];
  readonly holidays: readonly Holiday[];
  /** Open minutes from the order to the packed parcel, at least one. */
  readonly packingMinutes: number;
}

/** A round of the courier through a zone. */
export interface Run {
  readonly id: string;
  /** The weekdays on which it sets out. */
  readonly weekdays: readonly number[];
  /** A parcel that is packed by then goes along. */
  readonly readyBy: string;
  /** Days from setting out to the door; 0 is the same day. */
  readonly daysLater: number;
  readonly from: string;
  readonly to: string;
  /** How many parcels it brings on a day; null for any number. */
  readonly capacity: number | null;
}

/** A part of the country, by the beginnings of its PIN codes. One without runs is not served. */
export interface Zone {
  readonly id: string;
  readonly name: string;
  readonly prefixes: readonly string[];
  /** Whether one may pay on delivery there. */
  readonly cash: boolean;
  readonly runs: readonly Run[];
}

/** A day at the door, between two times. */
export interface Arrival {
  readonly day: string;
  readonly from: string;
  readonly to: string;
  readonly runId: string;
}

/** A day that a shop can keep, and the last moment at which an order still gets it. */
export interface Promised extends Arrival {
  readonly orderBy: Date;
}

/** The zone of a PIN code: the longest beginning decides (R-DELIVERY-1). */
export function zoneOf(zones: readonly Zone[], pincode: string): Zone | null {
  let best: { zone: Zone; length: number } | null = null;
  for (const zone of zones)
    for (const prefix of zone.prefixes)
      if (pincode.startsWith(prefix) && prefix.length > (best?.length ?? 0))
        best = { zone, length: prefix.length };
  return best?.zone ?? null;
}
