import { expect, it } from 'vitest';
import type { Api } from '../../calls.ts';
import { loadPayment } from './load.ts';

/** A fake API with one order in this state; `started` counts the payments that were started. */
function shopWith(payment: string, status = 'pending') {
  const shop = { started: 0 };
  const order = { _id: 'first', price: 900, payment_status: payment, order_status: status, pay_by: 'upi' };
  const api = {
    orders: { get: async () => ({ order }) },
    onDelivery: { offer: async () => ({ allowed: true }) },
    payments: {
      status: async () => ({ claim: null }),
      start: async () => {
        shop.started += 1;
        return { url: 'upi://pay' };
      },
    },
  } as unknown as Api;
  return { shop, read: () => loadPayment({ api, search: new URLSearchParams({ orderId: 'first' }) }) };
}

it('reads a declined payment without opening it again', async () => {
  const { shop, read } = shopWith('failed');
  expect(await read()).toMatchObject({ declined: true, payment: null });
  expect(shop.started).toBe(0);
});

it('reads how an unpaid order is paid', async () => {
  const { shop, read } = shopWith('unpaid');
  expect(await read()).toMatchObject({ declined: false, payment: { url: 'upi://pay' } });
  expect(shop.started).toBe(1);
});
