import { createServer } from 'node:http';
import { sql } from 'kysely';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { testApp, testSettings } from '../../../../test/support/app.ts';
import { createTestDatabase } from '../../../../test/support/database.ts';
import { orderBody, smallShop } from '../../../../test/support/small-shop.ts';
import { minute, testClock } from '../../../platform/clock.ts';
import { createLog } from '../../../platform/log.ts';
import { sendBack } from '../send-back.ts';
import { chooseProvider } from './choose-provider.ts';
import { signRazorpay } from './razorpay.ts';

/** A stand-in for Razorpay's API, as its published documentation describes it: orders with unique receipts, and their payments. */
const books = {
  orders: [] as { id: string; amount: number; currency: string; receipt: string }[],
  payments: [] as { order_id: string; [field: string]: unknown }[],
  requests: 0,
  refunds: [] as {
    id: string;
    payment_id: string;
    amount: number;
    receipt: string;
    status: string;
    key: unknown;
  }[],
  refuseRefunds: false,
  loseNextAnswer: false,
  down: false,
};
const standIn = createServer((request, response) => {
  books.requests += 1;
  const answer = (status: number, body: unknown) =>
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  if (books.down) return request.socket.destroy();
  const basic = `Basic ${Buffer.from('rzp_test_key:rzp_secret').toString('base64')}`;
  if (request.headers.authorization !== basic) return answer(401, { error: { code: 'BAD_REQUEST_ERROR' } });
  const url = new URL(request.url ?? '/', 'http://razorpay');
  const chunks: Buffer[] = [];
  request.on('data', (chunk: Buffer) => chunks.push(chunk));
  request.on('end', () => {
    if (request.method === 'POST' && url.pathname === '/v1/orders') {
      const sent = JSON.parse(Buffer.concat(chunks).toString()) as {
        amount: number;
        currency: string;
        receipt: string;
      };
      if (books.orders.some(({ receipt }) => receipt === sent.receipt)) return answer(400, { error: {} });
      const order = { id: `order_${books.orders.length}`, ...sent };
      books.orders.push(order);
      if (books.loseNextAnswer) {
        books.loseNextAnswer = false;
        return request.socket.destroy();
      }
      return answer(200, { entity: 'order', status: 'created', ...order });
    }
    const [, paid] = /^\/v1\/payments\/(\w+)\/refund$/.exec(url.pathname) ?? [];
    if (request.method === 'POST' && paid) {
      if (books.refuseRefunds) return answer(400, { error: { code: 'BAD_REQUEST_ERROR' } });
      const key = request.headers['x-refund-idempotency'];
      const sent = JSON.parse(Buffer.concat(chunks).toString()) as { amount: number; receipt: string };
      let refund = books.refunds.find((known) => known.key === key);
      if (!refund) {
        refund = { id: `rfnd_${books.refunds.length}`, payment_id: paid, status: 'pending', key, ...sent };
        books.refunds.push(refund);
      }
      if (books.loseNextAnswer) {
        books.loseNextAnswer = false;
        return request.socket.destroy();
      }
      return answer(200, { entity: 'refund', ...refund });
    }
    const [, asked] = /^\/v1\/refunds\/(\w+)$/.exec(url.pathname) ?? [];
    if (asked) return answer(200, { entity: 'refund', ...books.refunds.find(({ id }) => id === asked) });
    if (url.pathname === '/v1/orders')
      return answer(200, {
        items: books.orders.filter(({ receipt }) => receipt === url.searchParams.get('receipt')),
      });
    const [, reference] = /^\/v1\/orders\/(\w+)\/payments$/.exec(url.pathname) ?? [];
    return answer(200, { items: books.payments.filter(({ order_id }) => order_id === reference) });
  });
});
await new Promise<void>((resolve) => {
  standIn.listen(0, '127.0.0.1', resolve);
});
afterAll(() => standIn.close());

const { db } = await createTestDatabase();
const clock = testClock('2026-03-01T10:00:00Z');
const secret = 'the secret of the webhook, long enough';
const settings = testSettings({
  PAYMENT_PROVIDER: 'razorpay',
  PAYMENT_SECRET: secret,
  PAYMENT_URL: `http://127.0.0.1:${(standIn.address() as { port: number }).port}`,
  RAZORPAY_KEY_ID: 'rzp_test_key',
  RAZORPAY_KEY_SECRET: 'rzp_secret',
});
const app = await testApp(db, { clock, settings });
const shop = await smallShop(db, clock.now());
let cookie: string;
let orderId: string;
let events = 0;

const start = () =>
  app.inject({
    method: 'POST',
    url: '/api/payment/do_payment',
    headers: { cookie },
    payload: { orderId, bankName: 'SB' },
  });
const status = async () =>
  (await app.inject({ url: `/api/payment/status/${orderId}`, headers: { cookie } })).json()
    .payment_status as string;
const payment = (over: object = {}) => ({
  id: `pay_${orderId}`,
  entity: 'payment',
  amount: 90_000,
  currency: 'INR',
  status: 'captured',
  order_id: books.orders.at(-1)?.id ?? '',
  method: 'upi',
  acquirer_data: { rrn: '322206890934' },
  ...over,
});
function send(event: string, entity: object, sign = secret) {
  const body = JSON.stringify({
    entity: 'event',
    event,
    contains: ['payment'],
    payload: { payment: { entity } },
  });
  return app.inject({
    method: 'POST',
    url: '/api/payment/webhook/razorpay',
    headers: {
      'content-type': 'application/json',
      'x-razorpay-signature': signRazorpay(sign, body),
      'x-razorpay-event-id': `${event} ${orderId} ${(events += 1)}`,
    },
    payload: body,
  });
}

beforeEach(async () => {
  clock.advance(minute);
  books.down = false;
  const customer = await shop.customer();
  cookie = customer.cookie;
  const product = await shop.product();
  const placed = await app.inject({
    method: 'POST',
    url: '/api/home/order/palce-order',
    headers: { cookie },
    payload: orderBody([{ product }], { price: 900, shipping_fee: 0 }),
  });
  orderId = placed.json().orderId as string;
});

describe('razorpay', () => {
  it('makes one order there for one of ours, with its amount, and gives the form of its checkout', async () => {
    const [first, second] = [(await start()).json(), (await start()).json()];
    expect(books.orders.filter(({ receipt }) => receipt === orderId)).toMatchObject([
      { amount: 90_000, currency: 'INR' },
    ]);
    expect(first.checkout).toEqual(second.checkout);
    expect(first.checkout).toMatchObject({
      action: `${settings.payment.url}/v1/checkout/embedded`,
      fields: { key_id: 'rzp_test_key', order_id: books.orders.at(-1)?.id, amount: '90000', currency: 'INR' },
    });
  });

  it('finds the order again when the answer to its making was lost', async () => {
    books.loseNextAnswer = true;
    expect((await start()).statusCode).toBe(200);
    expect(books.orders.filter(({ receipt }) => receipt === orderId)).toHaveLength(1);
  });

  it('says so when it is down, and the order stays as it is', async () => {
    books.down = true;
    const answer = await start();
    expect([answer.statusCode, answer.json().code]).toEqual([503, 'unavailable']);
    expect(await status()).toBe('pending');
  });

  it('pays by its signed webhook, once', async () => {
    await start();
    expect((await send('payment.captured', payment(), 'another secret')).statusCode).toBe(401);
    expect(await status()).toBe('pending');
    await send('order.paid', payment());
    expect(await status()).toBe('pending');
    expect((await send('payment.captured', payment())).statusCode).toBe(200);
    clock.advance(minute);
    expect((await send('payment.captured', payment())).statusCode).toBe(200);
    expect(await status()).toBe('paid');
    const { rows } = await sql`
      select provider, payment_id, utr, state from payments where order_id = ${orderId}`.execute(db);
    expect(rows).toEqual([
      { provider: 'razorpay', payment_id: `pay_${orderId}`, utr: '322206890934', state: 'accepted' },
    ]);
    await sql`update payments set utr = null where order_id = ${orderId}`.execute(db); // the same number serves the next test
  });

  it('fails, and pays no order with another amount, nor one it does not know', async () => {
    await start();
    await send('payment.failed', payment({ status: 'failed', id: 'pay_failed' }));
    expect(await status()).toBe('failed');
    await send('payment.captured', payment({ amount: 100 }));
    expect(await status()).toBe('failed');
    expect((await send('payment.captured', payment({ order_id: 'order_of_others' }))).statusCode).toBe(404);
  });

  it('is asked when its webhook was lost', async () => {
    await start();
    books.payments.push(payment({ status: 'authorized', id: 'pay_waiting' }), payment());
    expect(await status()).toBe('paid');
  });

  it('sends the customer back to the result page, whatever its form says', async () => {
    const back = await app.inject({
      method: 'POST',
      url: `/payment/return/confirm/${orderId}`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'razorpay_payment_id=pay_1',
    });
    expect([back.statusCode, back.headers.location]).toEqual([303, `/payment/confirm?orderId=${orderId}`]);
    expect(await status()).toBe('pending');
  });
});

describe('a refund at razorpay', () => {
  const task = sendBack({
    db,
    clock,
    log: createLog('silent'),
    payee: settings.upi.vpa,
    provider: chooseProvider(settings, { db, clock, ownAddress: () => '' }),
  });
  const trial = { attempt: 1, last: false };
  const refund = async () => {
    const { rows } = await sql<{ id: string; state: string; reference: string }>`
      select id, state, reference from refunds where order_id = ${orderId}`.execute(db);
    return rows[0] as { id: string; state: string; reference: string };
  };
  const moves = async () => {
    const { rows } = await sql<{ to_state: string }>`
      select to_state from order_moves where order_id = ${orderId} and lifecycle = 'refund' order by id`.execute(
      db,
    );
    return rows.map((row) => row.to_state);
  };

  beforeEach(async () => {
    books.refuseRefunds = false;
    await start();
    await send('payment.captured', payment({ acquirer_data: null }));
    await app.inject({
      method: 'POST',
      url: `/api/home/customer/cancel-order/${orderId}`,
      headers: { cookie },
    });
  });

  it('is sent once by the job, also when an answer was lost, and done when the webhook says so', async () => {
    const { id } = await refund();
    books.loseNextAnswer = true;
    await expect(task({ id }, trial)).rejects.toThrow('fetch failed');
    expect(await refund()).toMatchObject({ state: 'sent', reference: '' });
    await task({ id }, { ...trial, attempt: 2 });
    const made = books.refunds.filter(({ receipt }) => receipt === id);
    expect(made).toMatchObject([{ payment_id: `pay_${orderId}`, amount: 90_000 }]);
    expect(await refund()).toMatchObject({ state: 'sent', reference: made[0]?.id });

    const entity = { id: made[0]?.id, status: 'processed' };
    const body = JSON.stringify({
      entity: 'event',
      event: 'refund.processed',
      payload: { refund: { entity } },
    });
    const heard = await app.inject({
      method: 'POST',
      url: '/api/payment/webhook/razorpay',
      headers: {
        'content-type': 'application/json',
        'x-razorpay-signature': signRazorpay(secret, body),
        'x-razorpay-event-id': `refund ${orderId}`,
      },
      payload: body,
    });
    expect(heard.statusCode).toBe(200);
    expect([(await refund()).state, await moves()]).toEqual(['done', ['due', 'sent', 'done']]);
  });

  it('is asked about when no webhook came', async () => {
    const { id } = await refund();
    await task({ id }, trial);
    for (const made of books.refunds) made.status = 'processed';
    await task({ id }, trial);
    expect((await refund()).state).toBe('done');
  });

  it('that is refused is due for an operator, and says why', async () => {
    books.refuseRefunds = true;
    await task({ id: (await refund()).id }, trial);
    expect([(await refund()).state, await moves()]).toEqual(['due', ['due', 'sent', 'failed', 'due']]);
  });
});
