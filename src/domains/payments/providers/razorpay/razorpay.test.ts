import { describe, expect, it } from 'vitest';
import { testApp } from '../../../../../test/support/app.ts';
import { razorpayShop } from '../../../../../test/support/razorpay-shop.ts';
import { minute } from '../../../../platform/clock.ts';
import { createLog } from '../../../../platform/log.ts';
import { askNow } from '../../ask-provider.ts';
import type { PaymentProvider } from '../../payment-provider.ts';
import { signReturn } from './checkout.ts';
import { execute } from '../../../../platform/database.ts';

const { db, clock, settings, app, address, books, scene, start, status, payment, sendPayment } =
  await razorpayShop();

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
    const rows = await execute(db)`
      select provider, payment_id, utr, state from payments where order_id = ${scene.orderId}`;
    expect(rows).toEqual([
      { provider: 'razorpay', payment_id: `pay_${scene.orderId}`, utr: '322206890934', state: 'accepted' },
    ]);
    await execute(db)`update payments set utr = null where order_id = ${scene.orderId}`; // frees the UTR for the next test
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

describe('the way back from the hosted checkout', () => {
  const back = (form: Record<string, string>, page = 'confirm') =>
    app.inject({
      method: 'POST',
      url: `/payment/return/${page}/${scene.orderId}`,
      headers: { 'content-type': 'application/x-www-form-urlencoded', origin: address },
      payload: new URLSearchParams(form).toString(),
    });
  const stateOf = async () =>
    (
      await execute<{
        state: string;
      }>(db)`select payment_status as state from orders where id = ${scene.orderId}`
    )[0]?.state;

  it('asks the provider at once when it is signed, and the order is paid', async () => {
    await start();
    const paid = payment({ acquirer_data: null });
    books.payments.push(paid);
    const reference = books.orders.at(-1)?.id ?? '';
    const signed = {
      razorpay_payment_id: paid.id,
      razorpay_order_id: reference,
      razorpay_signature: signReturn('another secret', reference, paid.id),
    };
    expect((await back(signed)).headers.location).toBe(`/payment/confirm?orderId=${scene.orderId}`);
    expect(await stateOf(), 'a signature of somebody else').toBe('unpaid');
    signed.razorpay_signature = signReturn('rzp_secret', reference, paid.id);
    expect((await back(signed)).headers.location).toBe(`/payment/confirm?orderId=${scene.orderId}`);
    expect(await stateOf()).toBe('paid');
  });

  it('never pays with the signature of another order', async () => {
    await start();
    books.payments.push(payment());
    const others = { razorpay_order_id: 'order_x', razorpay_payment_id: 'pay_x' };
    await back({ ...others, razorpay_signature: signReturn('rzp_secret', 'order_x', 'pay_x') });
    expect(await stateOf()).toBe('unpaid');
  });

  it.each([
    ['refused', 'confirm', { 'error[code]': 'BAD_REQUEST_ERROR' }],
    ['closed', 'closed', {}],
  ])('leads to the other ways to pay when it was %s', async (outcome, page, form) => {
    await start();
    const { statusCode, headers } = await back(form, page);
    expect([statusCode, headers.location]).toEqual([
      303,
      `/payment?orderId=${scene.orderId}&checkout=${outcome}`,
    ]);
  });

  it('is the only other place that forms may post to, and only where the provider has it', async () => {
    const policy = async (shop: typeof app) =>
      String((await shop.inject('/healthz')).headers['content-security-policy']);
    expect(await policy(app)).toContain(`form-action 'self' ${address};`.replace(/;$/, ''));
    expect(await policy(await testApp(db))).toMatch(/form-action 'self'(;|$)/);
  });
});

it('logs an unreachable provider in one short line', async () => {
  const lines: string[] = [];
  const log = createLog('info', { write: (line: string) => void lines.push(line) });
  const provider = {
    name: 'razorpay' as const,
    listPayments: () =>
      fetch('http://127.0.0.1:1/', { signal: AbortSignal.abort(new DOMException('x', 'TimeoutError')) }),
  } as unknown as PaymentProvider;
  await askNow({ db, clock, log, provider, payee: '' }, scene.orderId);
  expect(lines).toHaveLength(1);
  expect(lines[0]?.length).toBeLessThan(250);
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({ reason: 'TimeoutError: x', orderId: scene.orderId });
});
