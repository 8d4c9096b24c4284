import { rupeesToPaise, shippingFee } from '../../../platform/money.ts';
import { shop } from '../../../shop.ts';
import { isLeft, isUnpacked, type Parcel } from './parcel.ts';

/** What is known of an order's delivery fee. */
export interface DeliveryFee {
  /** Whether delivery cost nothing because the goods came to enough, rather than by an offer. */
  readonly wasFree: boolean;
  /** Kept of refunds before, in paise. */
  readonly keptPaise: number;
  /** Goods from which an offer for everything made delivery free when the order was placed, in rupees; null if none did. */
  readonly offeredFrom: number | null;
}

/** A parcel with its goods at selling prices, and what was paid for it, in paise. */
interface Priced extends Pick<Parcel, 'sellerId' | 'state'> {
  readonly goodsPaise: number;
  readonly amountPaise: number;
}

/**
 * What is kept of the refund when a customer cancels these parcels of a paid order, in paise: the delivery fee, once,
 * if what remains would have paid it (R-ORDER-9). One that was brought back is cancelled without it. Negative when nothing remains: what was kept, for when the shop
 * cancels the rest.
 */
export function deliveryToKeep(
  { wasFree, keptPaise, offeredFrom }: DeliveryFee,
  parcels: readonly Priced[],
  sellerIds: readonly string[],
): number {
  const [chosen, others] = [true, false].map((isChosen) =>
    parcels.filter(({ sellerId }) => sellerIds.includes(sellerId) === isChosen),
  ) as [Priced[], Priced[]];
  const left = others.filter(isLeft);
  if (left.length === 0) return 0 - keptPaise;
  const goods = sum(left.map(({ goodsPaise }) => goodsPaise)) / 100;
  if (!wasFree || (offeredFrom !== null && goods >= offeredFrom)) return 0;
  const fee = rupeesToPaise(shippingFee(goods, { freeAbove: shop.freeShippingAbove, fee: shop.shippingFee }));
  return Math.min(
    Math.max(0, fee - keptPaise),
    sum(chosen.filter(isUnpacked).map(({ amountPaise }) => amountPaise)),
  );
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);
