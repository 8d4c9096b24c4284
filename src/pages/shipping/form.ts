import * as m from '#messages/forms';
import type { CallInput } from '../../platform/call.ts';
import type { ordersCalls } from '../../domains/orders/orders.calls.ts';
import { defineForm } from '../../web/form.ts';
import { type PurchaseOffers, wantedOf } from '../cart/held-offers.ts';
import type { Slot } from '../../domains/delivery/delivery.ts';
import type { Purchase } from './load.ts';

type OrderInput = CallInput<(typeof ordersCalls)['place']>;
type OrderDraft = Omit<OrderInput, 'shippingInfo' | 'replaces' | 'again' | 'delivery'> & {
  /** The discount if no order is replaced. */
  readonly apart?: Pick<OrderInput, 'discount' | 'coupon'>;
};

/** The part the API takes: the discount and the coupon. */
const taken = ({ discount, offers }: PurchaseOffers): Pick<OrderInput, 'discount' | 'coupon'> => {
  const coupon = offers.applied.find((one) => one.coupon !== '')?.coupon;
  return { discount, ...(coupon && { coupon }) };
};

type Slots = NonNullable<NonNullable<OrderInput['delivery']>['slots']>;

/** A parcel's slot as one form value. */
export const slotValue = (sellerId: string, { day, from, to }: Slot): string =>
  [sellerId, day, from, to].join(' ');

/** The chosen slots by seller. The earliest of a seller is '', and is left out. */
const readSlots = (values: readonly string[]): Slots =>
  Object.fromEntries(
    values.filter(Boolean).map((value) => {
      const [sellerId = '', day = '', from = '', to = ''] = value.split(' ');
      return [sellerId, { day, from, to }];
    }),
  );

/** The purchase as one form field, which the server compares with its own calculation. */
export function orderedBy(purchase: Purchase): string {
  const ordered: OrderDraft = {
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

/** What the hidden field holds; null for what is no JSON. */
function readOrdered(ordered: string): OrderDraft | null {
  try {
    return JSON.parse(ordered) as OrderDraft | null;
  } catch {
    return null;
  }
}

/**
 * Places an order. `replaces`: cancel this unpaid order with it;
 * `again`: the same goods are ordered once more on purpose, otherwise two tabs make one order (R-ORDER-3).
 */
export const placeOrderForm = defineForm({
  name: 'place-order',
  fields: {
    addressId: '',
    ordered: '',
    replaces: '',
    again: '',
    together: '',
    /** The parcels' slots, one by one, or all at once in `joint`. */
    slots: [] as string[],
    joint: '',
  },
  once: true,
  check: ({ addressId, ordered }) => {
    if (!addressId) return { error: m.choose_address() };
    return readOrdered(ordered) === null ? { error: m.nothing_to_order() } : undefined;
  },
  // The API's schema validates the content.
  send: async (
    api,
    { addressId, ordered, replaces, again, together, slots, joint },
    options,
  ): Promise<{ orderId: string }> => {
    const { apart, discount, coupon, ...goods } = readOrdered(ordered) as OrderDraft;
    return api.orders.place(
      {
        ...goods,
        ...(replaces || !apart ? { discount, coupon } : apart),
        shippingInfo: { _id: addressId },
        ...(replaces && { replaces }),
        again: again === 'yes',
        delivery: {
          together: together === 'yes',
          slots: readSlots(together === 'yes' ? [joint] : slots),
        },
      },
      options,
    );
  },
  tell: ({ code, message }) =>
    code === 'ordered_already' ? { fields: { again: message } } : { error: message },
  next: ({ answer }) => `/my-payment?orderId=${encodeURIComponent(answer.orderId)}`,
});
