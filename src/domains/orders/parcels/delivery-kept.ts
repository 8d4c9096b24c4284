import { rupeesToPaise } from '../../../platform/money.ts';
import { sum } from '../../../platform/share-out.ts';
import { deliveryFee, type FeePlace } from '../../delivery/delivery-fee.ts';
import { isComing, isLeft, isUnpacked, type Parcel } from './parcel.ts';

/** What is known of an order's delivery fee. */
export interface DeliveryFee {
  /** Whether delivery cost nothing because the goods came to enough, rather than by an offer. */
  readonly wasFree: boolean;
  /** Kept of refunds before, or added to what is paid at the door, in paise. */
  readonly keptPaise: number;
  /** Goods from which an offer for everything made delivery free when the order was placed, in rupees; null if none did. */
  readonly offeredFrom: number | null;
  /** The seller with whose parcel the kept fee is paid at the door; null when it was kept of a refund. */
  readonly dueWith: string | null;
  /** Where the order goes. */
  readonly to: FeePlace;
}

/** What ending parcels changes about an order's delivery fee, in paise. */
export interface DeliveryChange extends Pick<DeliveryFee, 'dueWith'> {
  /** The fee for delivering what remains. */
  readonly feePaise: number;
  /** What is kept in addition; negative when what was kept goes back. */
  readonly keptPaise: number;
}

/** A parcel with its goods at selling prices, and what was paid for it, in paise. */
interface PricedParcel extends Pick<Parcel, 'sellerId' | 'state'> {
  readonly goodsPaise: number;
  readonly amountPaise: number;
}

/**
 * What changes about the delivery fee when these parcels end without delivery. Only a customer pays for delivering
 * less, and gets nothing back by cancelling the rest as well (R-ORDER-9).
 */
export function changeDelivery(
  fee: DeliveryFee,
  parcels: readonly PricedParcel[],
  sellerIds: readonly string[],
  { isPaidAhead, byCustomer }: { isPaidAhead: boolean; byCustomer: boolean },
): DeliveryChange {
  if (!isPaidAhead) return changeAtDoor(fee, parcels, sellerIds, byCustomer);
  const change = deliveryToKeep(fee, parcels, sellerIds);
  const keptPaise = byCustomer ? Math.max(change, 0) : Math.min(change, 0);
  return { feePaise: Math.max(keptPaise, 0), keptPaise, dueWith: null };
}

/** At the door the fee is paid with one of the parcels that the courier does not have yet, and ends with that parcel. */
function changeAtDoor(
  fee: DeliveryFee,
  parcels: readonly PricedParcel[],
  sellerIds: readonly string[],
  byCustomer: boolean,
): DeliveryChange {
  const { dueWith } = fee;
  const freedPaise = dueWith !== null && sellerIds.includes(dueWith) ? fee.keptPaise : 0;
  const carrier = parcels.find(
    (parcel) =>
      !sellerIds.includes(parcel.sellerId) &&
      isComing(parcel) &&
      parcel.state !== 'handed over' &&
      (freedPaise > 0 || dueWith === null || dueWith === parcel.sellerId),
  );
  const before = { ...fee, keptPaise: fee.keptPaise - freedPaise };
  const feePaise = byCustomer && carrier ? Math.max(0, deliveryToKeep(before, parcels, sellerIds)) : 0;
  const next = freedPaise > 0 ? null : dueWith;
  return {
    feePaise,
    keptPaise: feePaise - freedPaise,
    dueWith: feePaise > 0 && carrier ? carrier.sellerId : next,
  };
}

/**
 * What is kept of the refund when a customer cancels these parcels of a sold order, in paise: the delivery fee, once,
 * if what remains would have paid it (R-ORDER-9). One that was brought back is cancelled without it. Negative when nothing remains: what was kept, for when the shop
 * cancels the rest.
 */
export function deliveryToKeep(
  { wasFree, keptPaise, offeredFrom, to }: DeliveryFee,
  parcels: readonly PricedParcel[],
  sellerIds: readonly string[],
): number {
  const [chosenParcels, others] = [true, false].map((isChosen) =>
    parcels.filter(({ sellerId }) => sellerIds.includes(sellerId) === isChosen),
  ) as [PricedParcel[], PricedParcel[]];
  const remaining = others.filter(isLeft);
  if (remaining.length === 0) return 0 - keptPaise;
  const goods = sum(remaining.map(({ goodsPaise }) => goodsPaise)) / 100;
  if (!wasFree || (offeredFrom !== null && goods >= offeredFrom)) return 0;
  const fee = rupeesToPaise(deliveryFee(goods, to));
  return Math.min(
    Math.max(0, fee - keptPaise),
    sum(chosenParcels.filter(isUnpacked).map(({ amountPaise }) => amountPaise)),
  );
}
