import type { SellerGroup } from '../../domains/cart/cart.ts';
import { type Delivery, useDelivery } from '../../domains/delivery/ui/use-delivery.ts';

/** The promised day of each seller's parcel, by seller. */
type Days = Readonly<Record<string, string>>;

/** The day that each seller of the purchase promises. */
function daysOf(delivery: Delivery | undefined, groups: readonly SellerGroup[]): Days {
  const sellers = new Set(groups.map(({ sellerId }) => sellerId));
  const promised = delivery?.shops.filter(({ sellerId }) => sellers.has(sellerId)) ?? [];
  return Object.fromEntries(promised.map(({ sellerId, day }) => [sellerId, day]));
}

/** All parcels on the day of the latest. */
function together(days: Days): Days {
  const latest = Object.values(days).toSorted().at(-1) ?? '';
  return Object.fromEntries(Object.keys(days).map((sellerId) => [sellerId, latest]));
}

/**
 * The days of a purchase's parcels to a PIN code: separately, together, and as chosen.
 * @param isTogether the customer's choice
 */
export function useParcelDays(
  pincode: string,
  {
    groups,
    known,
    isTogether,
  }: { groups: readonly SellerGroup[]; known: Delivery | null; isTogether: boolean },
) {
  const { delivery, again } = useDelivery(pincode, known);
  const apart = daysOf(delivery, groups);
  const joint = together(apart);
  const isChoice = new Set(Object.values(apart)).size > 1;
  const seen = isChoice && isTogether ? joint : apart;
  return { apart, joint, isChoice, seen, isOutside: delivery?.served === false, again };
}
