import { randomUUID } from 'node:crypto';
import pg from 'pg';
import type { Connection } from '../../src/platform/database.ts';
import { newId } from '../../src/platform/ids.ts';
import type { Counters, Shelf } from './counters.ts';
import { home } from './http-order.ts';

/**
 * The transaction of an order, written by hand: the key, the products, the stock, the order, its lines, its first move,
 * the stored answer. That is everything an order writes in a shop without address limits (bookkeeping starts with the
 * payment). Plain prepared statements through the driver, without HTTP, session or checks.
 */
export async function bareOrders(
  connection: Connection,
  counters: Counters,
  many: number,
): Promise<(customer: number) => Promise<boolean>> {
  const clients = await Promise.all(
    Array.from({ length: many }, async () => {
      const client = new pg.Client('url' in connection ? { connectionString: connection.url } : connection);
      client.on('error', () => {});
      await client.connect();
      return client;
    }),
  );
  return async (customer) => {
    const client = clients[customer] as pg.Client;
    // From the end of the list: with a bare order as well, a customer would exceed the limit of unpaid orders.
    const customerId = counters.customers.at(-1 - customer)?.id ?? '';
    await placeBare(client, customerId, counters.next());
    return true;
  };
}

async function placeBare(client: pg.Client, customerId: string, goods: [Shelf, Shelf]): Promise<void> {
  const run = (name: string, text: string, values: unknown[]) => client.query({ name, text, values });
  const now = new Date(performance.timeOrigin + performance.now());
  const [orderId, key] = [newId(now), randomUUID()];
  const variants = goods.map(({ variantId }) => variantId).toSorted();
  await client.query('begin');
  await run(
    'key',
    `insert into idempotency_keys (customer_id, call, key, body_hash, created_at) values ($1, 'bare', $2, $3, $4)`,
    [customerId, key, Buffer.alloc(32), now],
  );
  await run(
    'products',
    `select p.*, s.shop_name, c.hsn, v.size, v.colour from products p join sellers s on s.id = p.seller_id
     join categories c on c.id = p.category_id join variants v on v.product_id = p.id where p.id = any($1)`,
    [goods.map(({ productId }) => productId)],
  );
  await run('lock', `select from stock where variant_id = any($1) order by variant_id for update`, [
    variants,
  ]);
  await run(
    'stock',
    `update stock set quantity = quantity - 1 where variant_id = any($1) and quantity >= 1`,
    [variants],
  );
  await run(
    'order',
    `insert into orders (id, customer_id, goods_total, shipping_fee, items, ship_to, placed_at, expires_at, updated_at)
     values ($1, $2, $3, 0, 2, $4, $5, $5::timestamptz + interval '30 minutes', $5)`,
    [orderId, customerId, goods[0].price + goods[1].price, home, now],
  );
  await run(
    'lines',
    `insert into order_lines (order_id, position, product_id, variant_id, seller_id, shop_name, slug, name, brand, size,
                              colour, hsn, quantity, price, discount, unit_price, images)
     select $1, row_number() over (), product_id, variant_id, seller_id, 'Shop', 'slug', 'Cotton kurta', 'Bagru', 'M', 'blue',
            '6204', 1, price, 0, price, '{/pictures/a.webp}'
     from unnest($2::text[], $3::text[], $4::text[], $5::int[]) as line(product_id, variant_id, seller_id, price)`,
    [
      orderId,
      goods.map(({ productId }) => productId),
      goods.map(({ variantId }) => variantId),
      goods.map(({ sellerId }) => sellerId),
      goods.map(({ price }) => price),
    ],
  );
  await run(
    'move',
    `insert into order_moves (order_id, lifecycle, from_state, to_state, actor, at) values ($1, 'order', '', 'pending', $2, $3)`,
    [orderId, `customer:${customerId}`, now],
  );
  await run(
    'answer',
    `update idempotency_keys set status = 200, answer = $3 where customer_id = $1 and call = 'bare' and key = $2`,
    [customerId, key, { orderId }],
  );
  await client.query('commit');
}
