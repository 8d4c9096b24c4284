import { expect, it } from 'vitest';
import { testApp, testSettings } from '../../../../test/support/app.ts';
import { discountingShop } from '../../../../test/support/discounting-shop.ts';
import { testProvider } from '../../../../test/support/payment-events.ts';
import { hour } from '../../../platform/clock.ts';
import { expireOrders } from '../expire-orders.ts';

const { db, clock, shop, scene, place, read, faults, promotion, coupon, usesOf } = await discountingShop();
const app = await testApp(db, { clock, settings: testSettings({ PAYMENT_PROVIDER: 'gateway' }) });
const provider = testProvider(app, clock);

/** An expired order of ₹805 that used a single-use coupon. */
async function expireOrder() {
  const gift = await promotion({ name: 'Gift' });
  const code = await coupon(gift, { customerId: scene.customer.id });
  const { body } = await place({ discount: 95, coupon: code });
  clock.advance(hour);
  await expireOrders(db, clock.now());
  return { gift, code, order: { orderId: String(body.orderId), price: 805 } };
}
const stateOf = async (orderId: string) => {
  const { payment_status, order_status, refunds } = await read(orderId);
  return [payment_status, order_status, (refunds as { amount: number }[]).map(({ amount }) => amount)];
};

it('late money takes the coupon again', async () => {
  const { gift, order } = await expireOrder();
  expect(await usesOf(gift)).toBe(0);
  await provider.send(provider.captured(order));
  expect([await stateOf(order.orderId), await usesOf(gift)]).toEqual([['paid', 'placed', []], 1]);
  expect(await faults()).toEqual([]);
});

it('late money goes back when its coupon was used meanwhile, and so do its goods', async () => {
  const { gift, code, order } = await expireOrder();
  await place({ discount: 95, coupon: code });
  const stock = await shop.stockOf(scene.kurta.variantIds[0]);
  await provider.send(provider.captured(order));
  expect([await stateOf(order.orderId), await usesOf(gift)]).toEqual([['unpaid', 'cancelled', [805]], 1]);
  expect((await read(order.orderId))['notice']).toContain(
    'the coupon or offer in its price can no longer be used',
  );
  expect(await shop.stockOf(scene.kurta.variantIds[0])).toBe(stock);
  expect(await faults()).toEqual([]);
});

it('a payment of anything but the discounted price pays nothing', async () => {
  const { body } = await place({ discount: 45 });
  const order = { orderId: String(body.orderId), price: 855 };
  await provider.send(provider.captured(order, { amount_paise: 90_000 }));
  expect((await read(order.orderId)).payment_status).toBe('unpaid');
  await provider.send(provider.captured(order));
  expect((await read(order.orderId)).payment_status).toBe('paid');
});
