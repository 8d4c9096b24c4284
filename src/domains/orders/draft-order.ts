import { shift } from '../../platform/clock.ts';
import type { Database } from '../../platform/database.ts';
import { isRefusal, type Refusal, refuse } from '../../platform/refusal.ts';
import { newId } from '../../platform/ids.ts';
import { shop } from '../../shop.ts';
import type { AddressFields } from '../addresses/address-fields.ts';
import type { ShippingInfo } from './order-shape.ts';
import type { PlaceOrder } from './order-request.ts';
import { type Draft, readOffers } from './placing.store.ts';
import { matchOffers, priceLines } from './wanted.ts';

/** Prices an order at current catalogue prices and copies its address. Writes nothing. */
export async function draftOrder(
  db: Database,
  order: PlaceOrder,
): Promise<
  Draft | Refusal<'choose_size' | 'invalid' | 'list_full' | 'not_found' | 'out_of_stock' | 'price_changed'>
> {
  const { customerId, shipTo, now } = order;
  const own = '_id' in shipTo;
  const { offers, address, held } = await readOffers(db, customerId, {
    productIds: order.wanted.map(({ productId }) => productId),
    addressId: own ? shipTo._id : null,
  });
  const to = own ? address : shipTo;
  if (!to) return refuse('not_found', { error: 'This address is not there any more' });

  const lines = matchOffers(order.wanted, offers);
  if (isRefusal(lines)) return lines;
  const tooMuch = refuseHoarding(held, lines);
  if (tooMuch) return tooMuch;
  const { goodsTotal, shippingFee } = priceLines(lines);
  if (goodsTotal === 0)
    return refuse('invalid', { error: 'There is nothing to pay for here. Please choose something else' });
  if (goodsTotal + shippingFee !== order.seen.goodsTotal + order.seen.shippingFee)
    return refuse('price_changed', { more: { price: goodsTotal, shipping_fee: shippingFee } });
  return {
    id: newId(now),
    customerId,
    lines,
    shipTo: copyOf(to),
    goodsTotal,
    shippingFee,
    pastCart: order.pastCart,
    placedAt: now,
    expiresAt: shift(now, order.unpaidOrderTtl),
  };
}

/** Limits the unpaid goods one customer can hold (the bound is in shop.ts). */
function refuseHoarding(
  held: { orders: number; pieces: number },
  lines: readonly { quantity: number }[],
): Refusal<'list_full'> | null {
  const { maxUnpaidOrders, maxHeldPieces } = shop;
  const pieces = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  if (held.orders >= maxUnpaidOrders)
    return refuse('list_full', {
      error: `You have ${held.orders} unpaid orders, and ${maxUnpaidOrders} is the limit. Please pay or cancel one of them first`,
    });
  if (held.pieces + pieces <= maxHeldPieces) return null;
  return refuse('list_full', {
    error:
      held.orders > 0
        ? `Unpaid orders can hold ${maxHeldPieces} pieces in all: yours hold ${held.pieces}, and this is ${pieces} more. Please pay or cancel one of them first`
        : `One order can hold ${maxHeldPieces} pieces, and this is ${pieces}. Please order the rest once this one is paid`,
  });
}

/** The address as the order stores it. */
function copyOf(address: AddressFields): ShippingInfo {
  const { name, state, landmark, locality, pincode, phonenumber, alternatephonenumber } = address;
  const city = address.cityDistTown;
  return {
    name,
    address: address.address,
    state,
    cityTown: city,
    cityDistTown: city,
    landmark,
    locality,
    pincode,
    phonenumber,
    alternatephonenumber,
  };
}
