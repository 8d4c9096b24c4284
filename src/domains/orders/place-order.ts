import { shift } from '../../platform/clock.ts';
import type { Database } from '../../platform/database.ts';
import { type Failure, isFailure, refuse } from '../../platform/failure.ts';
import { answerOnce } from '../../platform/idempotency.ts';
import { newId } from '../../platform/ids.ts';
import type { AddressFields } from '../addresses/address-fields.ts';
import { findAddress } from '../addresses/addresses.store.ts';
import type { ShippingInfo } from './order-shape.ts';
import * as store from './orders.store.ts';
import { matchOffers, type PlacedLine, priceLines, type WantedLine } from './wanted.ts';

export interface PlaceOrder {
  readonly customerId: string;
  readonly wanted: readonly WantedLine[];
  /** One of the customer's own addresses, or the fields of another. */
  readonly shipTo: { _id: string } | AddressFields;
  /** Goods and shipping as the customer saw them, in whole rupees: compared with, never charged. */
  readonly seen: { goodsTotal: number; shippingFee: number };
  readonly key: string | undefined;
  readonly now: Date;
  /** Milliseconds that an unpaid order holds its stock. */
  readonly unpaidOrderTtl: number;
}

export interface PlacedOrder {
  readonly message: string;
  readonly orderId: string;
  /** What is to be paid, shipping included, in whole rupees. */
  readonly price: number;
}

/** Two equal orders of one customer within this time (ms), without a key, are one press of a nervous finger. */
const doubleClick = 10_000;

/**
 * Places an order: prices the goods, takes their stock whole or not at all, and keeps copies of lines and address, in
 * one transaction. The order is `unpaid` and `pending`.
 *
 * The same Idempotency-Key answers with the same order. Without a key, an order with the same content that this
 * customer placed in the last ten seconds and has neither paid nor cancelled is the answer; a deliberate second order
 * comes with a key of its own, or later.
 *
 * Refuses with `not_found` (product, address), `choose_size`, `price_changed`, `out_of_stock` (with the products' ids).
 */
export function placeOrder(db: Database, order: PlaceOrder): Promise<PlacedOrder | Failure> {
  const { customerId, key, now, ...rest } = order;
  const body = { wanted: rest.wanted, shipTo: rest.shipTo, seen: rest.seen };
  return answerOnce(db, { customerId, call: 'placeOrder', key, body, now }, (trx) => place(trx, order));
}

async function place(trx: Database, order: PlaceOrder): Promise<PlacedOrder | Failure> {
  const { customerId, now } = order;
  if (order.key === undefined) await store.queueCustomer(trx, customerId);
  const shipTo = await readShipTo(trx, customerId, order.shipTo);
  if (!shipTo) return refuse('not_found', { error: 'This address is not there any more' });

  const offers = await store.listOffers(
    trx,
    order.wanted.map((line) => line.productId),
  );
  const lines = matchOffers(order.wanted, offers);
  if (isFailure(lines)) return lines;
  const { goodsTotal, shippingFee } = priceLines(lines);
  if (goodsTotal === 0)
    return refuse('invalid', { error: 'There is nothing to pay for here. Please choose something else' });
  if (goodsTotal + shippingFee !== order.seen.goodsTotal + order.seen.shippingFee)
    return refuse('price_changed', { more: { price: goodsTotal, shipping_fee: shippingFee } });

  const content = { customerId, lines, shipTo, goodsTotal, shippingFee };
  const answer = (orderId: string) => ({
    message: 'Your order is placed',
    orderId,
    price: goodsTotal + shippingFee,
  });
  if (order.key === undefined) {
    const same = await store.findSameOrder(trx, content, shift(now, -doubleClick));
    if (same) return answer(same);
  }

  const id = newId(now);
  const expiresAt = shift(now, order.unpaidOrderTtl);
  const short = await store.insertOrder(trx, { id, ...content, placedAt: now, expiresAt });
  return short.length ? soldOut(lines, short) : answer(id);
}

/** The address as the order keeps it; null when the customer has no such address. */
async function readShipTo(
  trx: Database,
  customerId: string,
  shipTo: PlaceOrder['shipTo'],
): Promise<ShippingInfo | null> {
  const address = '_id' in shipTo ? await findAddress(trx, customerId, shipTo._id) : shipTo;
  if (!address) return null;
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

function soldOut(lines: readonly PlacedLine[], short: readonly string[]): Failure {
  const products = lines.filter((line) => short.includes(line.variantId)).map((line) => line.productId);
  return refuse('out_of_stock', { more: { products: [...new Set(products)] } });
}
