import type { countViews } from '../domains/insight/count-views.ts';
import type { cartCalls } from '../domains/cart/cart.calls.ts';
import type { ordersCalls } from '../domains/orders/orders.calls.ts';
import type { Learning } from '../domains/search/learning/learning.ts';
import type { Handlers } from '../platform/call.ts';
import { isRefusal } from '../platform/refusal.ts';
import type { Visit } from '../platform/visit.ts';

type Cart = Handlers<typeof cartCalls>;
type Orders = Handlers<typeof ordersCalls>;

/** Lets search and the desk's figures count products added to the cart, and search those ordered. Runs in the background; failed counts are ignored. */
export function countBuying({ reached }: Learning, countStep: ReturnType<typeof countViews>) {
  const count = (step: Parameters<typeof reached>[0], productIds: readonly string[], visit: Visit) =>
    reached(step, productIds, visit).catch(() => {});
  return {
    cart: (handlers: Cart): Cart => ({
      ...handlers,
      add: async (input, visit) => {
        const outcome = await handlers.add(input, visit);
        if (isRefusal(outcome)) return outcome;
        countStep('carts', input.productId, visit);
        void count('carted', [input.productId], visit);
        return outcome;
      },
    }),
    orders: (handlers: Orders): Orders => ({
      ...handlers,
      place: async (input, visit) => {
        const outcome = await handlers.place(input, visit);
        const ids = input.products.map(({ productInfo }) => productInfo._id);
        if (!isRefusal(outcome)) void count('ordered', ids, visit);
        return outcome;
      },
    }),
  };
}
