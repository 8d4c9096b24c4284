import type { CallAnswer } from '../../platform/call.ts';
import type { Database } from '../../platform/database.ts';
import { isRefusal, type Refusal } from '../../platform/refusal.ts';
import type { Asking } from '../promotions/offered.store.ts';
import { offerPrice } from '../promotions/offers.ts';
import type { ordersCalls } from './orders.calls.ts';
import { readWanted } from './placing.store.ts';
import { matchWanted, priceLines, type WantedLine } from './wanted.ts';

/** Prices goods as if they were ordered now, whatever the cart holds, in whole rupees. Writes nothing. */
export async function priceWanted(
  db: Database,
  requestLines: readonly WantedLine[],
  asking: Asking,
): Promise<CallAnswer<typeof ordersCalls.price> | Refusal<'choose_size' | 'not_found' | 'out_of_stock'>> {
  const { onSale, offered } = await readWanted(db, asking.customerId, {
    wanted: requestLines,
    addressId: null,
    asking,
  });
  const lines = matchWanted(requestLines, onSale);
  if (isRefusal(lines)) return lines;
  const { goodsTotal, shippingFee } = priceLines(lines, null);
  const none = { automatic: [], own: [], named: null };
  const off = offerPrice(lines, shippingFee, offered ?? none, asking.coupon);
  return {
    price: goodsTotal,
    shipping_fee: shippingFee,
    discount: off.priced.discount,
    offers: off.offers,
  };
}
