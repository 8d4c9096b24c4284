import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { razorpayShop } from '../../../../test/support/razorpay-shop.ts';
import { minute } from '../../../platform/clock.ts';

const { db, clock, settings, app, books, scene, start, status, payment, sendPayment } = await razorpayShop();

describe('razorpay', () => {
  it('creates one Razorpay order per order, with its amount, and returns the checkout form', async () => {
    const [first, second] = [(await start()).json(), (await start()).json()];
    expect(books.orders.filter(({ receipt }) => receipt === scene.orderId)).toMatchObject([
      { amount: 90_000, currency: 'INR' },
    ]);
    expect(first.checkout).toEqual(second.checkout);
    expect(first.checkout).toMatchObject({
      action: `${settings.payment.url}/v1/checkout/embedded`,
      fields: { key_id: 'rzp_test_key', order_id: books.orders.at(-1)?.id, amount: '90000', currency: 'INR' },
    });
  });

  it('finds its order again after a lost answer', async () => {
    books.loseNextAnswer = true;
    expect((await start()).statusCode).toBe(200);
    expect(books.orders.filter(({ receipt }) => receipt === scene.orderId)).toHaveLength(1);
  });

  it('reports an outage, and the order stays as it is', async () => {
    books.down = true;
    const answer = await start();
    expect([answer.statusCode, answer.json().code]).toEqual([503, 'unavailable']);
    expect(await status()).toBe('pending');
  });

  it('pays once by its signed webhook', async () => {
    await start();
    expect((await sendPayment('payment.captured', payment(), 'another secret')).statusCode).toBe(401);
    expect(await status()).toBe('pending');
    await sendPayment('order.paid', payment());
    expect(await status()).toBe('pending');
    expect((await sendPayment('payment.captured', payment())).statusCode).toBe(200);
    clock.advance(minute);
    expect((await sendPayment('payment.captured', payment())).statusCode).toBe(200);
    expect(await status()).toBe('paid');
    const { rows } = await sql`
      select provider, payment_id, utr, state from payments where order_id = ${scene.orderId}`.execute(db);
    expect(rows).toEqual([
      { provider: 'razorpay', payment_id: `pay_${scene.orderId}`, utr: '322206890934', state: 'accepted' },
    ]);
    await sql`update payments set utr = null where order_id = ${scene.orderId}`.execute(db); // the same number serves the next test
  });

  it('handles failures, and never pays an order with another amount or an unknown one', async () => {
    await start();
    await sendPayment('payment.failed', payment({ status: 'failed', id: 'pay_failed' }));
    expect(await status()).toBe('failed');
    await sendPayment('payment.captured', payment({ amount: 100 }));
    expect(await status()).toBe('failed');
    const ofOthers = await sendPayment('payment.captured', payment({ order_id: 'order_of_others' }));
    expect(ofOthers.statusCode, 'or Razorpay turns the webhook off').toBe(200);
  });

  it('is polled when its webhook was lost', async () => {
    await start();
    books.payments.push(payment({ status: 'authorized', id: 'pay_waiting' }), payment());
    expect(await status()).toBe('paid');
  });

  it('redirects the customer to the result page, whatever the form says', async () => {
    const back = await app.inject({
      method: 'POST',
      url: `/payment/return/confirm/${scene.orderId}`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'razorpay_payment_id=pay_1',
    });
    expect([back.statusCode, back.headers.location]).toEqual([
      303,
      `/payment/confirm?orderId=${scene.orderId}`,
    ]);
    expect(await status()).toBe('pending');
  });
});
