import type { Database } from '../../platform/database.ts';
import { isRefusal, type Refusal } from '../../platform/refusal.ts';
import type { Asking } from '../promotions/offered.store.ts';
import { offerPrice } from '../promotions/offers.ts';
import type { Offers } from '../promotions/offers-shape.ts';
import { readOffers } from './placing.store.ts';
import { matchOffers, priceLines, type WantedLine } from './wanted.ts';

/** What goods would cost if they were ordered now, in whole rupees. */
interface PricedWanted {
  readonly price: number;
  readonly shipping_fee: number;
  readonly discount: number;
  readonly offers: Offers;
}

/** Prices goods as placing them would, whatever the cart holds. Writes nothing. */
export async function priceWanted(
  db: Database,
  wanted: readonly WantedLine[],
  asking: Asking,
): Promise<PricedWanted | Refusal<'choose_size' | 'not_found' | 'out_of_stock'>> {
  const { offers, offered } = await readOffers(db, asking.customerId, {
    wanted,
    addressId: null,
    asking,
  });
  const lines = matchOffers(wanted, offers);
  if (isRefusal(lines)) return lines;
  const { goodsTotal, shippingFee } = priceLines(lines);
  const none = { automatic: [], own: [], named: null };
  const off = offerPrice(lines, shippingFee, offered ?? none, asking.coupon);
  return {
    price: goodsTotal,
    shipping_fee: shippingFee,
    discount: off.priced.discount,
    offers: off.offers,
  };
}
