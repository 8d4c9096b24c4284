import * as m from '#messages/refusals';
import { networkOf, takeTurn } from '../../platform/rate-limit.ts';
import type { Handlers, ParsedInput } from '../../platform/call.ts';
import { type Clock, hour } from '../../platform/clock.ts';
import type { Database } from '../../platform/database.ts';
import { refuse } from '../../platform/refusal.ts';
import type { Schedules } from '../delivery/schedule.ts';
import { cancelOrder } from './cancel-order.ts';
import type { KnownOfOrders } from './known-of-orders.ts';
import type { Order } from './order-shape.ts';
import type { ordersCalls } from './orders.calls.ts';
import { countOrders, findOrder, listOrders } from './order-reads.store.ts';
import { denyRefusal } from './parcels/deny-refusal.ts';
import { type CodeOfDelivery, withCodes } from './parcels/delivery-code.ts';
import { readShopRecord } from './parcels/shop-record.store.ts';
import { hasOrdered } from './orders.store.ts';
import { placeOrder } from './place-order.ts';
import { priceWanted } from './price-wanted.ts';
import type { WantedLine } from './wanted.ts';
import { listUnpaidOrders } from './unpaid-orders.store.ts';
import { limitGuesses } from '../promotions/limit-guesses.ts';

/** Limits for unpaginated lists. */
const maxOrders = { listed: 500, recent: 100 };

interface Dependencies {
  readonly db: Database;
  readonly clock: Clock;
  readonly schedules: Schedules;
  /** How long an unpaid order holds its stock, in milliseconds. */
  readonly unpaidOrderTtl: number;
  readonly known: KnownOfOrders;
  readonly codeOfDelivery: CodeOfDelivery;
  /** Limits by network address; null when all customers share one (the demo). */
  readonly addresses: {
    readonly maxOrdersInHour: number;
    /** A keyed digest; the network address itself is not stored. */
    readonly digest: (network: string) => string;
  } | null;
}

const wantedOf = ({ products }: Pick<ParsedInput<typeof ordersCalls.place>, 'products'>): WantedLine[] =>
  products.map(({ quantity, variantId, productInfo }) => ({
    productId: productInfo._id,
    variantId: variantId || undefined,
    quantity,
  }));

export function ordersHandlers(needs: Dependencies): Handlers<typeof ordersCalls> {
  const { db, clock, unpaidOrderTtl, known, addresses, codeOfDelivery } = needs;
  const withDeliveryCodes = (order: Order) => withCodes(order, codeOfDelivery);
  const ofAddress = { name: 'orders-of-address', max: addresses?.maxOrdersInHour ?? 0, within: hour };
  return {
    price: async ({ coupon, replaces, ...input }, { customer: { id }, address }) =>
      (await limitGuesses(db, { customerId: id, coupon, now: clock.now(), ...(addresses && { address }) })) ??
      priceWanted(db, wantedOf(input), {
        customerId: id,
        now: clock.now(),
        hasOrdered: hasOrdered(id, replaces),
        coupon,
        replaces,
      }),
    place: async (input, { customer, idempotencyKey, address }) => {
      if (input.userId !== undefined && input.userId !== customer.id) return refuse('not_found');
      const now = clock.now();
      const network = networkOf(address);
      const guess = { customerId: customer.id, coupon: input.coupon, now, ...(addresses && { address }) };
      const refusal =
        (await limitGuesses(db, guess)) ?? (addresses && (await takeTurn(db, ofAddress, network, now)));
      return (
        refusal ??
        placeOrder(needs, {
          customerId: customer.id,
          wanted: wantedOf(input),
          shipTo: input.shippingInfo,
          seen: {
            goodsTotal: input.price,
            shippingFee: input.shipping_fee,
            discount: input.discount ?? (input.coupon === undefined ? undefined : 0),
          },
          coupon: input.coupon,
          pastCart: input.buyNow,
          replaces: input.replaces,
          again: input.again,
          delivery: input.delivery,
          placedFrom: addresses ? addresses.digest(network) : null,
          key: input.again === false ? undefined : idempotencyKey,
          now,
          unpaidOrderTtl,
        })
      );
    },
    list: async ({ customerId, status }, { customer }) => {
      if (customerId !== customer.id) return refuse('not_found');
      const state = status === 'all' ? {} : { state: status };
      const orders = await listOrders(db, known, { customerId, ...state, limit: maxOrders.listed });
      return { orders: orders.map(withDeliveryCodes) };
    },
    unpaid: async (_input, { customer }) => ({ orders: await listUnpaidOrders(db, customer.id) }),
    get: async ({ orderId }, { customer }) => {
      const order = await findOrder(db, known, { customerId: customer.id, orderId });
      return order
        ? { order: withDeliveryCodes(order) }
        : refuse('not_found', { error: m.order_not_found() });
    },
    shopRecord: ({ slug }) => readShopRecord(db, slug),
    dashboard: async ({ userId }, { customer }) => {
      if (userId !== customer.id) return refuse('not_found');
      const [counts, recentOrders] = await Promise.all([
        countOrders(db, customer.id),
        listOrders(db, known, { customerId: customer.id, limit: maxOrders.recent }),
      ]);
      return { ...counts, recentOrders: recentOrders.map(withDeliveryCodes) };
    },
    denyRefusal: ({ orderId, seller }, { customer }) =>
      denyRefusal(db, { orderId, sellerId: seller, customerId: customer.id, now: clock.now() }),
    cancel: ({ orderId, sellers, deliveryKept }, { customer }) =>
      cancelOrder(db, {
        orderId,
        sellers,
        deliveryKept,
        customerId: customer.id,
        actor: { kind: 'customer', id: customer.id },
        now: clock.now(),
        known,
      }),
  };
}
