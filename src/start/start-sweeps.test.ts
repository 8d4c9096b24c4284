import { afterAll, expect, it } from 'vitest';
import { testApp, testSettings } from '../../test/support/app.ts';
import { createTestDatabase } from '../../test/support/database.ts';
import { orderBody, smallShop } from '../../test/support/small-shop.ts';
import { systemClock } from '../platform/clock.ts';

const { db } = await createTestDatabase();
const app = await testApp(db, { clock: systemClock, settings: testSettings({ UNPAID_ORDER_TTL: '1s' }) });
afterAll(() => app.close());

it('expires unpaid orders while the shop is open', async () => {
  const shop = await smallShop(db, systemClock.now());
  const [customer, product] = [await shop.customer(), await shop.product({ stock: [1] })];
  await app.listen({ port: 0, host: '127.0.0.1' });
  const answer = await app.inject({
    method: 'POST',
    url: '/api/home/order/palce-order',
    headers: { cookie: customer.cookie },
    payload: orderBody([{ product }], { price: 900, shipping_fee: 0 }),
  });
  expect([answer.statusCode, await shop.stockOf(product.variantIds[0])]).toEqual([201, 0]);
  await expect.poll(() => shop.stockOf(product.variantIds[0])).toBe(1);
  const { order } = (
    await app.inject({
      url: `/api/home/customer/gat-order/${answer.json().orderId as string}`,
      headers: { cookie: customer.cookie },
    })
  ).json();
  expect(order.order_status).toBe('cancelled');
});
