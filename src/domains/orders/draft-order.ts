import * as m from '#messages/refusals';
import { shift } from '../../platform/clock.ts';
import type { Database } from '../../platform/database.ts';
import { isRefusal, type Refusal, refuse } from '../../platform/refusal.ts';
import { newId } from '../../platform/ids.ts';
import type { Schedules } from '../delivery/schedule.ts';
import { promiseOrder } from '../delivery/promise-order.ts';
import { type AddressFields, faultOfPlace } from '../addresses/address-fields.ts';
import { readState } from '../addresses/read-state.ts';
import type { ShippingInfo } from './order-shape.ts';
import type { Asking } from '../promotions/offered.store.ts';
import type { PlaceOrder } from './order-request.ts';
import { noCoupon } from '../promotions/chosen-coupon.ts';
import { type OfferedPrice, offerPrice } from '../promotions/offers.ts';
import { hasOrdered } from './orders.store.ts';
import { type Draft, readWanted } from './placing.store.ts';
import { matchWanted, priceLines } from './wanted.ts';

type DraftRefusal =
  | 'choose_size'
  | 'delivery_changed'
  | 'invalid'
  | 'list_full'
  | 'not_found'
  | 'not_served'
  | 'out_of_stock'
  | 'price_changed';

/** Prices an order at current catalogue prices, copies its address and finds the delivery days. Writes nothing. */
export async function draftOrder(
  { db, schedules }: { db: Database; schedules: Schedules },
  order: PlaceOrder,
): Promise<Draft | Refusal<DraftRefusal>> {
  const { customerId, shipTo, placedFrom = null, now } = order;
  const own = '_id' in shipTo;
  const { onSale, address, offered } = await readWanted(db, customerId, {
    wanted: order.wanted,
    addressId: own ? shipTo._id : null,
    asking: askingOf(order),
  });
  const place = own ? address : shipTo;
  if (!place) return refuse('not_found', { error: m.address_not_found() });
  // A saved address can be older than the rule that its state and PIN code agree.
  const to = { ...place, state: readState(place.state) ?? place.state };
  const fault = faultOfPlace(to);
  if (fault !== undefined) return refuse('invalid', { error: m.address_misplaced({ fault }) });

  const lines = matchWanted(order.wanted, onSale);
  if (isRefusal(lines)) return lines;
  const { goodsTotal, shippingFee } = priceLines(lines, to);
  if (goodsTotal === 0) return refuse('invalid', { error: m.nothing_to_pay() });
  const off = offered && offerPrice(lines, shippingFee, offered, order.coupon ?? noCoupon);
  const priceRefusal = refuseOtherPrice(order.seen, { goodsTotal, shippingFee }, off);
  if (priceRefusal) return priceRefusal;
  const promise = await promiseOrder(db, await schedules.read(), {
    pincode: to.pincode,
    sellerIds: [...new Set(lines.map(({ sellerId }) => sellerId))],
    now,
    delivery: order.delivery,
  });
  if (isRefusal(promise)) return promise;
  return {
    id: newId(now),
    customerId,
    lines,
    off: off?.priced ?? null,
    shipTo: copyOf(to),
    promised: promise,
    goodsTotal,
    shippingFee,
    pastCart: order.pastCart,
    placedFrom,
    placedAt: now,
    expiresAt: shift(now, order.unpaidOrderTtl),
  };
}

/**
 * The question for promotions. Null when the request names no discount: then nothing is taken off the price the
 * customer saw (R-PROMO-5).
 */
function askingOf({ customerId, now, coupon = noCoupon, replaces, seen }: PlaceOrder): Asking | null {
  if (seen.discount === undefined) return null;
  return { customerId, now, hasOrdered: hasOrdered(customerId, replaces), coupon, replaces };
}

/** Refuses totals that differ from what the customer saw, and a coupon that takes nothing off. */
function refuseOtherPrice(
  shownTotals: PlaceOrder['seen'],
  { goodsTotal, shippingFee }: { goodsTotal: number; shippingFee: number },
  off: OfferedPrice | null,
): Refusal<'price_changed'> | null {
  const now = { price: goodsTotal, shipping_fee: shippingFee };
  if (goodsTotal + shippingFee !== shownTotals.goodsTotal + shownTotals.shippingFee && !off)
    return refuse('price_changed', { more: now });
  if (!off) return null;
  const { discount } = off.priced;
  const error = off.offers.refused;
  if (error) return refuse('price_changed', { error, more: { ...now, discount, coupon: error } });
  return goodsTotal + shippingFee === shownTotals.goodsTotal + shownTotals.shippingFee &&
    discount === shownTotals.discount
    ? null
    : refuse('price_changed', { more: { ...now, discount } });
}

/** The address in the order's own format. */
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
