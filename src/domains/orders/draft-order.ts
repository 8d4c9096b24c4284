import * as m from '#messages/refusals';
import { shift } from '../../platform/clock.ts';
import type { Database } from '../../platform/database.ts';
import { isRefusal, type Refusal, refuse } from '../../platform/refusal.ts';
import { newId } from '../../platform/ids.ts';
import type { Schedules } from '../delivery/schedule.ts';
import { promiseOrder } from '../delivery/promise-order.ts';
import { shop } from '../../shop.ts';
import type { AddressFields } from '../addresses/address-fields.ts';
import type { ShippingInfo } from './order-shape.ts';
import type { PlaceOrder } from './order-request.ts';
import { type Draft, readOffers } from './placing.store.ts';
import { matchOffers, priceLines } from './wanted.ts';

type DraftRefusal =
  | 'choose_size'
  | 'delivery_changed'
  | 'invalid'
  | 'list_full'
  | 'not_found'
  | 'not_served'
  | 'out_of_stock'
  | 'price_changed';

/** Prices an order at current catalogue prices, copies its address and finds its days. Writes nothing. */
export async function draftOrder(
  { db, schedules }: { db: Database; schedules: Schedules },
  order: PlaceOrder,
): Promise<Draft | Refusal<DraftRefusal>> {
  const { customerId, shipTo, placedFrom = null, now } = order;
  const own = '_id' in shipTo;
  const { offers, address, held } = await readOffers(db, customerId, {
    productIds: order.wanted.map(({ productId }) => productId),
    addressId: own ? shipTo._id : null,
    replaces: order.replaces,
  });
  const to = own ? address : shipTo;
  if (!to) return refuse('not_found', { error: m.address_not_found() });

  const lines = matchOffers(order.wanted, offers);
  if (isRefusal(lines)) return lines;
  const tooMuch = refuseHoarding(held, lines);
  if (tooMuch) return tooMuch;
  const { goodsTotal, shippingFee } = priceLines(lines);
  if (goodsTotal === 0) return refuse('invalid', { error: m.nothing_to_pay() });
  if (goodsTotal + shippingFee !== order.seen.goodsTotal + order.seen.shippingFee)
    return refuse('price_changed', { more: { price: goodsTotal, shipping_fee: shippingFee } });
  const promised = await promiseOrder(db, await schedules.read(), {
    pincode: to.pincode,
    sellerIds: [...new Set(lines.map(({ sellerId }) => sellerId))],
    now,
    delivery: order.delivery,
  });
  if (isRefusal(promised)) return promised;
  return {
    id: newId(now),
    customerId,
    lines,
    shipTo: copyOf(to),
    promised,
    goodsTotal,
    shippingFee,
    pastCart: order.pastCart,
    placedFrom,
    placedAt: now,
    expiresAt: shift(now, order.unpaidOrderTtl),
  };
}

/** Limits the unpaid goods one customer can hold (R-STOCK-2). */
function refuseHoarding(
  held: { orders: number; pieces: number },
  lines: readonly { quantity: number }[],
): Refusal<'list_full'> | null {
  const { maxUnpaidOrders, maxHeldPieces } = shop;
  const pieces = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  if (held.orders >= maxUnpaidOrders)
    return refuse('list_full', {
      error: m.too_many_unpaid_orders({ count: held.orders, max: maxUnpaidOrders }),
    });
  if (held.pieces + pieces <= maxHeldPieces) return null;
  return refuse('list_full', {
    error:
      held.orders > 0
        ? m.unpaid_orders_full({ max: maxHeldPieces, held: held.pieces, more: pieces })
        : m.order_too_large({ max: maxHeldPieces, pieces }),
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
