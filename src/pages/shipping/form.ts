import * as m from '#messages/forms';
import type { CallInput } from '../../platform/call.ts';
import type { ordersCalls } from '../../domains/orders/orders.calls.ts';
import { defineForm } from '../../web/form.ts';
import { type PurchaseOffers, wantedOf } from '../cart/held-offers.ts';
import type { Purchase } from './load.ts';

type Placed = CallInput<(typeof ordersCalls)['place']>;
type Ordered = Omit<Placed, 'shippingInfo' | 'replaces' | 'again' | 'delivery'> & {
  /** The discount if no order is replaced. */
  readonly apart?: Pick<Placed, 'discount' | 'coupon'>;
};

/** The part the API takes: the discount and the coupon. */
const taken = ({ discount, offers }: PurchaseOffers): Pick<Placed, 'discount' | 'coupon'> => {
  const coupon = offers.applied.find((one) => one.coupon !== '')?.coupon;
  return { discount, ...(coupon && { coupon }) };
};

/** The promised days that the page showed, by seller. Only the browser sends them, since it knows the chosen address. */
type Days = NonNullable<NonNullable<Placed['delivery']>['seen']>;

/** The purchase as one form field, which the server compares with its own calculation. */
export function orderedBy(purchase: Purchase): string {
  const ordered: Ordered = {
    price: purchase.price,
    shipping_fee: purchase.shippingFee,
    items: purchase.items,
    buyNow: purchase.buyNow,
    products: wantedOf(purchase.groups),
    ...taken(purchase.off),
    apart: taken(purchase.apart),
  };
  return JSON.stringify(ordered);
}

/** What a hidden field holds; null for what is no JSON. */
function readJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return null;
  }
}

const readOrdered = (ordered: string) => readJson(ordered) as Ordered | null;

/**
 * Places an order. `replaces`: cancel this unpaid order with it;
 * `again`: the same goods are ordered once more on purpose, otherwise two tabs make one order (R-ORDER-3).
 */
export const placeOrderForm = defineForm({
  name: 'place-order',
  fields: { addressId: '', ordered: '', replaces: '', again: '', together: '', seen: '' },
  once: true,
  check: ({ addressId, ordered, seen }) => {
    if (!addressId) return { error: m.choose_address() };
    const isWhole = readOrdered(ordered) !== null && (seen === '' || readJson(seen) !== null);
    return isWhole ? undefined : { error: m.nothing_to_order() };
  },
  // The API's schema validates the content.
  send: async (
    api,
    { addressId, ordered, replaces, again, together, seen },
    options,
  ): Promise<{ orderId: string }> => {
    const { apart, discount, coupon, ...goods } = readOrdered(ordered) as Ordered;
    return api.orders.place(
      {
        ...goods,
        ...(replaces || !apart ? { discount, coupon } : apart),
        shippingInfo: { _id: addressId },
        ...(replaces && { replaces }),
        again: again === 'yes',
        delivery: { together: together === 'yes', ...(seen && { seen: readJson(seen) as Days }) },
      },
      options,
    );
  },
  tell: ({ code, message }) =>
    code === 'ordered_already' ? { fields: { again: message } } : { error: message },
  next: ({ answer }) => `/my-payment?orderId=${encodeURIComponent(answer.orderId)}`,
});
