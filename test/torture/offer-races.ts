import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { systemClock } from '../../src/platform/clock.ts';
import { promotionsOf } from '../support/promotions.ts';
import { orderBody } from '../support/small-shop.ts';
import { ask, countedStatuses } from './races.ts';
import { rightBooks } from './right-books.ts';
import type { Servers } from './servers.ts';

/** 50 customers use one code that is limited to 10 orders, `rounds` times: 10 pay less, 40 are refused, and nobody pays another price. */
export async function fiftyForTenUses(servers: Servers, rounds: number): Promise<string> {
  const { shop, db } = servers;
  const { promotion, coupon, usesOf } = promotionsOf(db, systemClock.now());
  const customers = await Promise.all(Array.from({ length: 50 }, () => shop.customer()));
  for (let round = 0; round < rounds; round += 1) {
    const product = await shop.product({ price: 500, discount: 0, stock: [50] });
    const few = await promotion({ value: 60, maxUses: 10 });
    const seen = orderBody([{ product }], { price: 500, shipping_fee: 85 });
    const body = { ...seen, discount: 60, coupon: await coupon(few) };
    const answers = await Promise.all(
      customers.map(({ cookie }) =>
        ask(servers, '/home/order/palce-order', body, { cookie, 'idempotency-key': randomUUID() }),
      ),
    );
    assert.equal(countedStatuses(answers), '201 × 10, 422 × 40', `round ${round}`);
    const prices = answers.map((answer) => (answer?.status === 201 ? answer.body.price : 525));
    assert.deepEqual(new Set(prices), new Set([525]), 'who pays less pays what they saw');
    assert.equal(await usesOf(few), 10);
    assert.equal(await shop.stockOf(product.variantIds[0]), 40, 'who was refused holds nothing');
  }
  await rightBooks(db, systemClock.now());
  return `${rounds * 10} uses of ${rounds * 10}, none over`;
}

/** One customer places `orders` different orders with the same coupon at once: one of them gets it. */
export async function oneCouponManyOrders(servers: Servers, orders: number): Promise<string> {
  const { shop, db } = servers;
  const { promotion, coupon, usesOf } = promotionsOf(db, systemClock.now());
  const { id: customerId, cookie } = await shop.customer();
  const product = await shop.product({ price: 100, discount: 0, stock: [1_000] });
  const gift = await promotion({ value: 20 });
  const code = await coupon(gift, { customerId });
  const answers = await Promise.all(
    Array.from({ length: orders }, (_, index) => {
      const quantity = (index % 6) + 1;
      const seen = orderBody([{ product, quantity }], { price: 100 * quantity, shipping_fee: 85 });
      return ask(
        servers,
        '/home/order/palce-order',
        { ...seen, discount: 20, coupon: code },
        {
          cookie,
          'idempotency-key': randomUUID(),
        },
      );
    }),
  );
  assert.equal(countedStatuses(answers), `201 × 1, 422 × ${orders - 1}`);
  assert.equal(await usesOf(gift), 1);
  return `${orders} orders, 1 use`;
}
