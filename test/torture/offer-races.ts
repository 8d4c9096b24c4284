import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { systemClock } from '../../src/platform/clock.ts';
import { execute } from '../../src/platform/database.ts';
import { holdPromotion } from '../../src/domains/promotions/staff/promotions.store.ts';
import { inTransaction } from '../../src/platform/transaction.ts';
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
    const totals = orderBody([{ product }], { price: 500, shipping_fee: 85 });
    const body = { ...totals, discount: 60, coupon: await coupon(few) };
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

/**
 * 30 customers use a code of 10 uses while its limit is taken away and put back, and half of them cancel: every use is
 * counted once, and every cancelling succeeds.
 */
export async function editedUnderOrders(servers: Servers, rounds: number): Promise<string> {
  const { shop, db } = servers;
  const { promotion, coupon } = promotionsOf(db, systemClock.now());
  const customers = await Promise.all(Array.from({ length: 30 }, () => shop.customer()));
  let count = 0;
  for (let round = 0; round < rounds; round += 1) {
    const product = await shop.product({ price: 500, discount: 0, stock: [50] });
    const offer = await promotion({ value: 60, maxUses: 10 });
    const body = {
      ...orderBody([{ product }], { price: 500, shipping_fee: 85 }),
      discount: 60,
      coupon: await coupon(offer),
    };
    const buy = async ({ cookie }: { cookie: string }, index: number) => {
      const answer = await ask(servers, '/home/order/palce-order', body, {
        cookie,
        'idempotency-key': randomUUID(),
      });
      assert.ok(answer?.status === 201 || answer?.status === 422, `placing answers ${answer?.status}`);
      if (answer.status !== 201) return;
      count += 1;
      const path = `/home/customer/cancel-order/${String(answer.body.orderId)}`;
      if (index % 2) assert.equal((await ask(servers, path, {}, { cookie }))?.status, 200);
    };
    const editing = async () => {
      for (const max of [null, 10, null, 3, 10])
        await inTransaction(db, async (trx) => {
          await holdPromotion(trx, offer);
          await execute(
            trx,
          )`update promotions set max_uses = ${max}, version = version + 1 where id = ${offer}`;
          await execute(trx)`delete from promotion_limits where promotion_id = ${offer}`;
        });
    };
    await Promise.all([...customers.map(buy), editing()]);
  }
  await rightBooks(db, systemClock.now());
  return `${count} orders, ${rounds * 5} edits, every use counted`;
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
      const totals = orderBody([{ product, quantity }], { price: 100 * quantity, shipping_fee: 85 });
      return ask(
        servers,
        '/home/order/palce-order',
        { ...totals, discount: 20, coupon: code },
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
