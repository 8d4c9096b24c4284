import { beforeEach, describe, expect, it } from 'vitest';
import { findAnyOrder } from '../../src/domains/orders/order-reads.store.ts';
import { findOrderState } from '../../src/domains/orders/orders.store.ts';
import { placeOrder } from '../../src/domains/orders/place-order.ts';
import { listSpokenNumbers } from '../../src/domains/payments/spoken-order.store.ts';
import { minute, testClock } from '../../src/platform/clock.ts';
import { isRefusal } from '../../src/platform/refusal.ts';
import { knownOfOrders } from '../../src/start/known-of-orders.ts';
import { testSettings } from '../../test/support/app.ts';
import { createTestDatabase } from '../../test/support/database.ts';
import { runCommand } from '../../test/support/run-command.ts';
import { home, smallShop } from '../../test/support/small-shop.ts';
import { confirmPaymentCommand, moveOrderCommand, rejectPaymentCommand } from './orders.ts';
import { schedulesOf } from '../../test/support/schedules.ts';

const { db, connection } = await createTestDatabase();
const clock = testClock('2026-03-01T10:00:00Z');
const shop = await smallShop(db, clock.now());
const ops = { db, connection, settings: testSettings(), clock, say: () => {} };
let orderId: string;

const state = async () => {
  const order = await findOrderState(db, orderId);
  return `${order?.paymentStatus}/${order?.orderStatus}`;
};

const parcels = async () => {
  const order = await findAnyOrder(db, knownOfOrders, orderId);
  return order?.parcels.map(({ state: of, deliveredAt }) => ({ state: of, deliveredAt }));
};

beforeEach(async () => {
  const [customer, product] = [await shop.customer(), await shop.product()];
  const order = await placeOrder(
    { db, schedules: schedulesOf(db, clock) },
    {
      customerId: customer.id,
      wanted: [{ productId: product.id, quantity: 1 }],
      shipTo: home,
      seen: { goodsTotal: 900, shippingFee: 0 },
      key: undefined,
      now: clock.now(),
      unpaidOrderTtl: 30 * minute,
    },
  );
  if (isRefusal(order)) throw new Error(order.error);
  orderId = order.orderId;
});

describe('the operator’s commands for orders', () => {
  it('confirm a payment once, then move the order on its way', async () => {
    const { lines, data } = await runCommand(confirmPaymentCommand, ops, [orderId, '--utr', '123456789012']);
    const number = (await listSpokenNumbers(db, [orderId])).get(orderId) ?? '';
    expect([lines, data]).toEqual([
      [`Order ${number} is paid.`],
      { order: orderId, number, outcome: 'paid' },
    ]);
    await expect(runCommand(confirmPaymentCommand, ops, [number])).rejects.toThrow('already paid');
    const { lines: moved } = await runCommand(moveOrderCommand, ops, [number.toLowerCase(), 'warehouse']);
    expect(moved).toEqual([`Order ${number} is warehouse now.`]);
    await runCommand(moveOrderCommand, ops, [orderId, 'success']);
    expect(await state()).toBe('paid/success');
    expect(await parcels()).toEqual([{ state: 'delivered', deliveredAt: clock.now().toISOString() }]);
  });

  it('reject a payment', async () => {
    await runCommand(rejectPaymentCommand, ops, [orderId]);
    expect(await state()).toBe('failed/pending');
  });

  it('move nothing that is not paid, nothing backwards, and nothing back from cancelled', async () => {
    await expect(runCommand(moveOrderCommand, ops, [orderId, 'placed'])).rejects.toThrow('not been paid');
    await expect(runCommand(moveOrderCommand, ops, [orderId, 'success'])).rejects.toThrow(
      'cannot become success',
    );
    await runCommand(confirmPaymentCommand, ops, [orderId]);
    await runCommand(moveOrderCommand, ops, [orderId, 'cancelled']);
    await expect(runCommand(moveOrderCommand, ops, [orderId, 'placed'])).rejects.toThrow(
      'cannot become placed',
    );
    expect(await state()).toBe('paid/cancelled');
  });

  it.each([
    [[]],
    [['nothing', 'placed']],
    [['CHK-1234-9', 'placed']],
    [['CHK-9999999-1', 'placed']],
    [['--utr']],
  ])('say what is wrong: %j', async (args) => {
    await expect(runCommand(moveOrderCommand, ops, args)).rejects.toThrow(
      /Please|couldn’t find|mistyped|There is no order|Unknown option/,
    );
  });
});
