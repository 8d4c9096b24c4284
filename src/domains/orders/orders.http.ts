import type { Handlers } from '../../platform/call.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database.ts';
import { refuse } from '../../platform/failure.ts';
import { cancelOrder } from './cancel-order.ts';
import type { KnownOfOrders } from './known-of-orders.ts';
import type { ordersCalls } from './orders.calls.ts';
import { countOrders, findOrder, listOrders } from './order-reads.store.ts';
import { placeOrder } from './place-order.ts';

/** Most orders that a list without pages holds. */
const maxOrders = { listed: 500, recent: 100 };

interface Needs {
  readonly db: Database;
  readonly clock: Clock;
  /** Milliseconds that an unpaid order holds its stock. */
  readonly unpaidOrderTtl: number;
  readonly known: KnownOfOrders;
}

export function ordersHandlers({ db, clock, unpaidOrderTtl, known }: Needs): Handlers<typeof ordersCalls> {
  return {
    place: (input, { customer, idempotencyKey }) =>
      input.userId !== undefined && input.userId !== customer.id
        ? refuse('not_found')
        : placeOrder(db, {
            customerId: customer.id,
            wanted: input.products.map(({ quantity, variantId, productInfo }) => ({
              productId: productInfo._id,
              variantId: variantId || undefined,
              quantity,
            })),
            shipTo: input.shippingInfo,
            seen: { goodsTotal: input.price, shippingFee: input.shipping_fee },
            pastCart: input.buyNow === true,
            key: idempotencyKey,
            now: clock.now(),
            unpaidOrderTtl,
          }),
    list: async ({ customerId, status }, { customer }) => {
      if (customerId !== customer.id) return refuse('not_found');
      const state = status === 'all' ? {} : { state: status };
      return { orders: await listOrders(db, known, { customerId, ...state, limit: maxOrders.listed }) };
    },
    get: async ({ orderId }, { customer }) => {
      const order = await findOrder(db, known, { customerId: customer.id, orderId });
      return order ? { order } : refuse('not_found', { error: 'We could not find this order' });
    },
    dashboard: async ({ userId }, { customer }) => {
      if (userId !== customer.id) return refuse('not_found');
      const [counts, recentOrders] = await Promise.all([
        countOrders(db, customer.id),
        listOrders(db, known, { customerId: customer.id, limit: maxOrders.recent }),
      ]);
      return { ...counts, recentOrders };
    },
    cancel: ({ orderId }, { customer }) =>
      cancelOrder(db, {
        orderId,
        customerId: customer.id,
        actor: { kind: 'customer', id: customer.id },
        now: clock.now(),
      }),
  };
}
