import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { orderBody } from './small-shop.ts';
import type { TwoServers } from './two-servers.ts';
import { execute } from '../../src/platform/database.ts';

/** An action of the crowd and its answer. */
interface CrowdAnswer {
  readonly what: string;
  /** The status, or the reason why there is none. */
  readonly answer: number | string;
}

/**
 * Customers who browse, fill carts and order through the proxy, one request after the other, until stopped. They never
 * retry: an unanswered request stays unanswered.
 */
export async function startCrowd(
  { address, db, shop }: Pick<TwoServers, 'address' | 'db' | 'shop'>,
  many: number,
) {
  const product = await shop.product({ price: 1_000, discount: 0, stock: [1_000_000] });
  const customers = await Promise.all(Array.from({ length: many }, () => shop.customer()));
  const results: CrowdAnswer[] = [];
  const state = { going: true };

  async function ask(what: string, path: string, cookie = '', body?: string): Promise<void> {
    const answer = await fetch(address + path, {
      ...(body ? { method: 'POST', body } : {}),
      headers: {
        ...(cookie ? { cookie } : {}),
        ...(body ? { 'content-type': 'application/json', 'idempotency-key': randomUUID() } : {}),
      },
    }).then(
      async (got) => {
        await got.arrayBuffer();
        return got.status;
      },
      (error: Error) => (error.cause instanceof Error ? error.cause : error).message,
    );
    results.push({ what, answer });
  }
  const order = JSON.stringify(orderBody([{ product }], { price: 1_000, shipping_fee: 0 }));
  const inCart = JSON.stringify({ productId: product.id, variantId: product.variantIds[0], quantity: 1 });
  const walk = async ({ cookie }: { cookie: string }) => {
    while (state.going) {
      await ask('page', `/product/details/${product.id}`);
      await ask('own page', '/cart', cookie);
      await ask('call', '/api/home/query-products?perPage=12');
      await ask('cart', '/api/home/product/add-to-card', cookie, inCart);
      await ask('order', '/api/home/order/palce-order', cookie, order);
      await pause(5);
    }
  };
  const walks = customers.map(walk);
  return {
    done: results,
    /** Requests without an answer, or with a server error. A full cart is a valid answer. */
    failed: () => results.filter(({ answer }) => typeof answer === 'string' || answer >= 500),
    stop: async () => {
      state.going = false;
      await Promise.all(walks);
      const rows = await execute<{ stored: number }>(db)`
        select count(*) as stored from order_lines where product_id = ${product.id}`;
      const orderCount = results.filter(({ what, answer }) => what === 'order' && answer === 201).length;
      return { acknowledged: orderCount, stored: rows[0]?.stored };
    },
  };
}
