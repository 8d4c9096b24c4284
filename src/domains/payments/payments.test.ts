import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { testApp, testSettings } from '../../../test/support/app.ts';
import { createTestDatabase } from '../../../test/support/database.ts';
import { testProvider } from '../../../test/support/payment-events.ts';
import { orderBody, type ShelfProduct, smallShop } from '../../../test/support/small-shop.ts';
import { minute, second, testClock } from '../../platform/clock.ts';
import { isFailure } from '../../platform/failure.ts';
import { expireOrders } from '../orders/expire-orders.ts';
import { confirmPayment, rejectPayment } from './confirm-payment.ts';
import { signWebhook } from './providers/gateway.ts';

const { db } = await createTestDatabase();
const clock = testClock('2026-03-01T10:00:00Z');
// No look-ups here: what the provider says comes by webhook only.
const app = await testApp(db, { clock, settings: testSettings({ PAYMENT_PROVIDER: 'gateway' }) });
const shop = await smallShop(db, clock.now());
const provider = testProvider(app, clock);
const payee = testSettings().upi.vpa;

let customer: Awaited<ReturnType<typeof shop.customer>>;
let kurta: ShelfProduct;
let order: { orderId: string; price: number };

async function call(method: 'GET' | 'POST', url: string, payload?: object, by = customer) {
  const answer = await app.inject({
    method,
    url: `/api${url}`,
    headers: { cookie: by.cookie },
    ...(payload ? { payload } : {}),
  });
  return {
    status: answer.statusCode,
    body: answer.json() as Record<string, unknown> & { order?: Record<string, unknown> },
  };
}

async function placeOrder(product = kurta, by = customer) {
  const { body } = await call(
    'POST',
    '/home/order/palce-order',
    orderBody([{ product }], { price: 900, shipping_fee: 0 }),
    by,
  );
  return { orderId: String(body.orderId), price: Number(body.price) };
}

const stateOf = async (orderId = order.orderId) => {
  const { rows } = await sql<{ state: string }>`
    select payment_status || '/' || order_status as state from orders where id = ${orderId}`.execute(db);
  return rows[0]?.state;
};
const outcomes = async (orderId = order.orderId) =>
  (
    await sql<{ outcome: string }>`
    select outcome from payment_events where order_id = ${orderId} order by received_at, event_id`.execute(db)
  ).rows
    .map(({ outcome }) => outcome)
    .toSorted();
const refundsOf = async (orderId = order.orderId) =>
  (
    await sql<{ amount: number; reason: string }>`
    select amount_paise as amount, reason from refunds where order_id = ${orderId}`.execute(db)
  ).rows;
const statusOf = async () => (await call('GET', `/payment/status/${order.orderId}`)).body.payment_status;
const expire = async () => {
  clock.advance(31 * minute);
  await expireOrders(db, clock.now());
};

beforeEach(async () => {
  clock.advance(minute);
  customer = await shop.customer();
  kurta = await shop.product({ stock: [5] });
  order = await placeOrder();
});

describe('starting a payment', () => {
  it('gives the UPI link with the shop’s payee and the order’s own amount', async () => {
    const { status, body } = await call('POST', '/payment/do_payment', {
      orderId: order.orderId,
      price: 1,
      bankName: 'SB',
    });
    expect(status).toBe(200);
    expect(body).toEqual({
      url: `upi://pay?pa=chowk@demo&pn=Chowk%20Jaipur&tr=${order.orderId}&tn=Chowk%20order&am=900.00&cu=INR`,
      amount: 900,
      expiresAt: new Date(clock.now().getTime() + 30 * minute).toISOString(),
      qr: `/api/payment/qr/${order.orderId}`,
    });
  });

  it('draws the link as a QR code for its own customer only', async () => {
    const url = `/api/payment/qr/${order.orderId}`;
    const own = await app.inject({ url, headers: { cookie: customer.cookie } });
    expect(own.headers['content-type']).toContain('image/svg+xml');
    expect(own.body).toMatch(/^<svg width="256" height="256" .*<\/svg>$/s);
    const other = await shop.customer();
    expect((await app.inject({ url, headers: { cookie: other.cookie } })).statusCode).toBe(404);
  });

  it.each(['do_payment', 'update-transactionId', 'remove_from_cart'])(
    'does not know another customer’s order: %s',
    async (name) => {
      const body = { orderId: order.orderId, bankName: 'SB', transactionId: '123456789012' };
      expect((await call('POST', `/payment/${name}`, body, await shop.customer())).status).toBe(404);
    },
  );

  it('refuses another bank, a paid order and a cancelled one', async () => {
    const start = (bankName = 'SB') =>
      call('POST', '/payment/do_payment', { orderId: order.orderId, price: 900, bankName });
    expect((await start('XX')).status).toBe(400);
    await provider.send(provider.captured(order));
    expect((await start()).status).toBe(409);
    order = await placeOrder();
    await call('POST', `/home/customer/cancel-order/${order.orderId}`);
    expect((await start()).status).toBe(409);
  });
});

describe('a signed event', () => {
  it('makes the order paid and placed, and records who said so', async () => {
    expect(await statusOf()).toBe('pending');
    expect((await provider.send(provider.captured(order, { utr: '123412341234' }))).status).toBe(200);
    expect(await stateOf()).toBe('paid/placed');
    expect(await statusOf()).toBe('paid');
    const { rows } = await sql`
      select lifecycle, from_state, to_state, actor, note from order_moves where order_id = ${order.orderId} order by id`.execute(
      db,
    );
    expect(rows.slice(1)).toEqual([
      {
        lifecycle: 'payment',
        from_state: 'unpaid',
        to_state: 'paid',
        actor: 'provider:gateway',
        note: 'UTR 123412341234',
      },
      {
        lifecycle: 'order',
        from_state: 'pending',
        to_state: 'placed',
        actor: 'provider:gateway',
        note: 'UTR 123412341234',
      },
    ]);
    await expire();
    expect(await stateOf()).toBe('paid/placed');
  });

  const stale = () => String(Math.floor(clock.now().getTime() / 1_000) - 301);
  const early = () => String(Math.floor(clock.now().getTime() / 1_000) + 301);
  it.each([
    ['without a signature', () => ({ 'x-signature': undefined })],
    ['with another signature', () => ({ 'x-signature': signWebhook('another key', '1', '{}') })],
    ['with a signature of another length', () => ({ 'x-signature': 'abc' })],
    ['without a timestamp', () => ({ 'x-timestamp': '' })],
    ['from 301 seconds ago', () => ({ 'x-timestamp': stale() })],
    ['from 301 seconds ahead', () => ({ 'x-timestamp': early() })],
    ['with a timestamp that is no number', () => ({ 'x-timestamp': '1e9' })],
  ])('is refused %s', async (_what, headers) => {
    const { status, body } = await provider.send(provider.captured(order), headers());
    expect([status, body.code]).toEqual([401, 'bad_signature']);
    expect([await stateOf(), await outcomes()]).toEqual(['unpaid/pending', []]);
  });

  it('is refused when a byte of it was changed', async () => {
    const body = provider.captured(order);
    const timestamp = String(Math.floor(clock.now().getTime() / 1_000));
    const signature = signWebhook(testSettings().payment.secret, timestamp, JSON.stringify(body));
    const changed = { ...body, amount_paise: 1 };
    expect(
      (await provider.send(changed, { 'x-timestamp': timestamp, 'x-signature': signature })).status,
    ).toBe(401);
  });

  it('is taken within five minutes either way', async () => {
    const at = String(Math.floor(clock.now().getTime() / 1_000) - 299);
    expect((await provider.send(provider.captured(order), { 'x-timestamp': at })).status).toBe(200);
    expect(await stateOf()).toBe('paid/placed');
  });

  it('has no effect when it comes again, nor when 20 come at once', async () => {
    const body = provider.captured(order);
    const all = await Promise.all(
      Array.from({ length: 20 }, () => provider.send(body, { 'x-event-id': 'same' })),
    );
    expect(all.every(({ status }) => status === 200)).toBe(true);
    expect([await stateOf(), await outcomes(), await refundsOf()]).toEqual(['paid/placed', ['paid'], []]);
  });

  it.each([
    ['with its UTR', {}],
    ['without one', { utr: null }],
  ])('has no effect when the same payment is told under another event id, %s', async (_how, over) => {
    const body = provider.captured(order, over);
    await Promise.all(Array.from({ length: 10 }, () => provider.send(body)));
    expect(await outcomes()).toEqual([...Array<string>(9).fill('duplicate'), 'paid']);
    expect(await refundsOf()).toEqual([]);
  });

  it('of an unknown type is answered and changes nothing', async () => {
    expect((await provider.send({ ...provider.captured(order), type: 'payment.sneezed' })).status).toBe(200);
    expect([await stateOf(), await outcomes()]).toEqual(['unpaid/pending', ['ignored']]);
  });

  it('for an unknown order is kept and answered with 404, and handled when it comes again', async () => {
    const body = { ...provider.captured(order), order_id: 'later' };
    expect((await provider.send(body, { 'x-event-id': 'early bird' })).status).toBe(404);
    expect(await outcomes('later')).toEqual(['unknown_order']);
    await sql`
      insert into orders (id, customer_id, goods_total, shipping_fee, items, ship_to, placed_at, updated_at)
      select 'later', customer_id, goods_total, shipping_fee, items, ship_to, placed_at, updated_at from orders where id = ${order.orderId}`.execute(
      db,
    );
    expect((await provider.send(body, { 'x-event-id': 'early bird' })).status).toBe(200);
    expect(await stateOf('later')).toBe('paid/placed');
  });

  it.each([
    ['one paisa less', { amount_paise: 89_999 }, 'review:amount'],
    ['one rupee more', { amount_paise: 90_100 }, 'review:amount'],
    ['another currency', { currency: 'USD' }, 'review:currency'],
    ['another payee', { payee: 'thief@bank' }, 'review:payee'],
    ['an amount that is no number', { amount_paise: '90000' }, 'review:unreadable'],
    ['no payment id', { payment_id: undefined }, 'review:unreadable'],
    ['no order', { order_id: undefined }, 'review:unreadable'],
  ])('with %s is kept for review and pays nothing', async (_what, over, outcome) => {
    const eventId = `wrong ${clock.now().getTime()}`;
    expect((await provider.send(provider.captured(order, over), { 'x-event-id': eventId })).status).toBe(200);
    expect(await stateOf()).toBe('unpaid/pending');
    const { rows } = await sql`select outcome from payment_events where event_id = ${eventId}`.execute(db);
    expect(rows).toEqual([{ outcome }]);
  });

  it('with the wrong amount is told to the customer', async () => {
    await provider.send(provider.captured(order, { amount_paise: 1 }));
    expect((await call('GET', `/payment/status/${order.orderId}`)).body.notice).toContain('another amount');
  });

  it('with a payment or a UTR that already paid another order is kept for review', async () => {
    const first = provider.captured(order);
    await provider.send(first);
    const second = await placeOrder(await shop.product());
    await provider.send({ ...provider.captured(second), payment_id: first.payment_id });
    await provider.send({ ...provider.captured(second), utr: first.utr });
    expect(await outcomes(second.orderId)).toEqual(['review:payment_id', 'review:utr']);
    expect(await stateOf(second.orderId)).toBe('unpaid/pending');
  });

  it('of a second payment for a paid order makes a refund due, once', async () => {
    await provider.send(provider.captured(order));
    const again = provider.captured(order);
    await provider.send(again);
    await provider.send(again);
    expect([await stateOf(), await refundsOf()]).toEqual([
      'paid/placed',
      [{ amount: 90_000, reason: 'paid twice' }],
    ]);
    const { order: shown } = (await call('GET', `/home/customer/gat-order/${order.orderId}`)).body;
    expect(shown).toMatchObject({
      refunds: [{ amount: 900, state: 'due' }],
      notice: expect.stringContaining('more than once'),
    });
  });

  it('of failure fails an open payment, never a paid one, and leaves room for another try', async () => {
    const failed = { ...provider.captured(order), type: 'payment.failed' };
    await provider.send(failed);
    expect([await stateOf(), await statusOf()]).toEqual(['failed/pending', 'failed']);
    await call('POST', '/payment/do_payment', { orderId: order.orderId, price: 900, bankName: 'SB' });
    expect([await stateOf(), await statusOf()]).toEqual(['unpaid/pending', 'pending']);
    await provider.send(failed); // the old attempt, told again
    expect(await stateOf()).toBe('unpaid/pending');
    await provider.send(provider.captured(order));
    await provider.send({ ...provider.captured(order), type: 'payment.failed' });
    expect(await stateOf()).toBe('paid/placed');
  });

  it('goes to no other provider’s door', async () => {
    const answer = await app.inject({ method: 'POST', url: '/api/payment/webhook/razorpay', payload: {} });
    expect(answer.statusCode).toBe(404);
  });
});

describe('late money', () => {
  it('brings an expired order back when its goods are there', async () => {
    await expire();
    expect([await stateOf(), await shop.stockOf(kurta.variantIds[0])]).toEqual(['unpaid/cancelled', 5]);
    expect(await statusOf()).toBe('failed');
    await provider.send(provider.captured(order));
    expect([await stateOf(), await shop.stockOf(kurta.variantIds[0])]).toEqual(['paid/placed', 4]);
    expect(await statusOf()).toBe('paid');
  });

  it('becomes a refund due when the goods are sold out', async () => {
    await expire();
    await sql`update stock set quantity = 0 where variant_id = ${kurta.variantIds[0]}`.execute(db);
    await provider.send(provider.captured(order));
    expect([await stateOf(), await refundsOf()]).toEqual([
      'unpaid/cancelled',
      [{ amount: 90_000, reason: 'paid after it had expired, goods sold out' }],
    ]);
    expect((await call('GET', `/payment/status/${order.orderId}`)).body.notice).toContain('returned to you');
  });

  it('becomes a refund due when the customer had cancelled', async () => {
    await call('POST', `/home/customer/cancel-order/${order.orderId}`);
    await provider.send(provider.captured(order));
    expect([await stateOf(), (await refundsOf()).length, await shop.stockOf(kurta.variantIds[0])]).toEqual([
      'unpaid/cancelled',
      1,
      5,
    ]);
  });

  it('after a sale in between gives the goods to one of the two', async () => {
    const last = await shop.product({ stock: [1] });
    order = await placeOrder(last);
    await expire();
    const other = await shop.customer();
    const [, placed] = await Promise.all([provider.send(provider.captured(order)), placeOrder(last, other)]);
    const revived = (await stateOf()) === 'paid/placed';
    expect(revived).toBe(placed.orderId === 'undefined');
    expect(await shop.stockOf(last.variantIds[0])).toBe(0);
  });
});

describe('a UTR', () => {
  const claim = (transactionId: string, orderId = order.orderId, headers = {}) =>
    app.inject({
      method: 'POST',
      url: '/api/payment/update-transactionId',
      headers: { cookie: customer.cookie, ...headers },
      payload: { orderId, transactionId },
    });

  it('makes the payment pending, keeps the order from expiring, and changes nothing when sent again', async () => {
    expect((await claim(' 111122223333 ')).statusCode).toBe(200);
    expect((await claim('111122223333')).statusCode).toBe(200);
    expect(await stateOf()).toBe('pending/pending');
    await expire();
    clock.advance(25 * 60 * minute);
    await expireOrders(db, clock.now());
    expect(await stateOf()).toBe('pending/pending');
    const { rows } = await sql`select 1 from order_moves where order_id = ${order.orderId}`.execute(db);
    expect(rows.length).toBe(2);
  });

  it.each(['', '   ', '12345678901', '1234567890123', 'abcdefghijkl', '१२३४५६७८९०१२'])(
    'has twelve digits: %j is refused',
    async (utr) => {
      expect((await claim(utr)).statusCode).toBe(400);
      expect(await stateOf()).toBe('unpaid/pending');
    },
  );

  it('serves one order only, also when two claim it at once', async () => {
    const second = await placeOrder(await shop.product());
    const answers = await Promise.all([claim('222233334444'), claim('222233334444', second.orderId)]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409]);
  });

  it('that paid an order by the provider’s word serves no other', async () => {
    await provider.send(provider.captured(order, { utr: '777788889999' }));
    const second = await placeOrder(await shop.product());
    const answer = await claim('777788889999', second.orderId);
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'utr_taken']);
  });

  it('answers once under an Idempotency-Key, and not to another body', async () => {
    const key = { 'idempotency-key': 'k' };
    expect((await claim('333344445555', order.orderId, key)).statusCode).toBe(200);
    expect((await claim('333344445555', order.orderId, key)).statusCode).toBe(200);
    expect((await claim('333344445556', order.orderId, key)).statusCode).toBe(422);
  });

  it('can be corrected a few times, not without end', async () => {
    const codes = [];
    for (let n = 0; n < 6; n += 1) codes.push((await claim(`44445555666${n}`)).statusCode);
    expect(codes).toEqual([200, 200, 200, 200, 200, 409]);
  });

  it('confirmed by the operator pays the order; the provider telling of the same money later changes nothing', async () => {
    await claim('555566667777');
    const given = { orderId: order.orderId, operatorId: 'asha', payee, now: clock.now() };
    expect(await confirmPayment(db, given)).toEqual({ outcome: 'paid' });
    expect(isFailure(await confirmPayment(db, given))).toBe(true);
    await provider.send(provider.captured(order, { utr: '555566667777' }));
    expect([await stateOf(), await refundsOf(), await outcomes()]).toEqual([
      'paid/placed',
      [],
      ['duplicate', 'paid'],
    ]);
    const { rows } = await sql`select state from payment_claims where order_id = ${order.orderId}`.execute(
      db,
    );
    expect(rows).toEqual([{ state: 'confirmed' }]);
  });

  it('rejected by the operator fails the payment, tells the customer, and lets the order expire after all', async () => {
    await claim('666677778888');
    await rejectPayment(db, {
      orderId: order.orderId,
      operatorId: 'asha',
      now: clock.now(),
      unpaidOrderTtl: 30 * minute,
    });
    expect(await stateOf()).toBe('failed/pending');
    expect((await call('GET', `/payment/status/${order.orderId}`)).body.notice).toContain('transaction ID');
    await expire();
    expect(await stateOf()).toBe('failed/cancelled');
  });

  it('that was rejected is no longer spoken of once another is sent', async () => {
    await claim('666677778889');
    const by = { orderId: order.orderId, operatorId: 'asha', now: clock.now() };
    await rejectPayment(db, { ...by, unpaidOrderTtl: 30 * minute });
    await claim('666677778890');
    expect((await call('GET', `/payment/status/${order.orderId}`)).body.notice).toBe('');
  });

  it('is accepted by the operator with another amount than came: there is nothing left to look at', async () => {
    await provider.send(provider.captured(order, { amount_paise: 89_900 }));
    expect((await call('GET', `/payment/status/${order.orderId}`)).body.notice).toContain('another amount');
    await confirmPayment(db, { orderId: order.orderId, operatorId: 'asha', payee, now: clock.now() });
    expect((await call('GET', `/payment/status/${order.orderId}`)).body.notice).toBe('');
  });
});

describe('after the payment', () => {
  const clear = () => call('POST', '/payment/remove_from_cart', { orderId: order.orderId });

  it('takes out of the cart what was ordered, once, and not before it is paid', async () => {
    const [variant] = kurta.variantIds;
    await shop.putInCart(customer.id, variant, 1);
    clock.advance(11 * second);
    order = await placeOrder();
    await sql`update cart_lines set quantity = 3 where customer_id = ${customer.id}`.execute(db);
    expect((await clear()).body.code).toBe('not_paid');
    await provider.send(provider.captured(order));
    await Promise.all([clear(), clear(), clear()]);
    expect(await shop.inCart(customer.id, variant)).toBe(2);
    expect((await clear()).status).toBe(200);
    expect(await shop.inCart(customer.id, variant)).toBe(2);
  });

  it('leaves the cart alone after Buy Now', async () => {
    const [variant] = kurta.variantIds;
    await shop.putInCart(customer.id, variant, 1);
    await provider.send(provider.captured(order)); // placed while the cart was empty
    expect((await clear()).status).toBe(200);
    expect(await shop.inCart(customer.id, variant)).toBe(1);
  });

  it('confirms as often as it is asked, and never pays by itself', async () => {
    const confirm = async () => (await call('GET', `/order/confirm/${order.orderId}`)).body.payment_status;
    expect([await confirm(), await confirm(), await stateOf()]).toEqual([
      'pending',
      'pending',
      'unpaid/pending',
    ]);
    await provider.send(provider.captured(order));
    expect(await confirm()).toBe('paid');
  });

  it('a cancelled order gives its stock back once and its money back once', async () => {
    await provider.send(provider.captured(order));
    const cancel = () => call('POST', `/home/customer/cancel-order/${order.orderId}`);
    const codes = (await Promise.all([cancel(), cancel(), cancel()])).map(({ status }) => status);
    expect(codes.toSorted((a, b) => a - b)).toEqual([200, 409, 409]);
    expect([await stateOf(), await shop.stockOf(kurta.variantIds[0])]).toEqual(['paid/cancelled', 5]);
    expect(await refundsOf()).toEqual([{ amount: 90_000, reason: 'order cancelled' }]);
  });
});

describe('expiry', () => {
  it('gives the stock of each order back exactly once, with four sweepers at once', async () => {
    const shelf = await shop.product({ stock: [40] });
    for (let n = 0; n < 20; n += 1) {
      clock.advance(11 * second);
      await placeOrder(shelf);
    }
    expect(await shop.stockOf(shelf.variantIds[0])).toBe(20);
    clock.advance(31 * minute);
    await Promise.all(Array.from({ length: 4 }, () => expireOrders(db, clock.now())));
    expect(await shop.stockOf(shelf.variantIds[0])).toBe(40);
    const { rows } = await sql<{ n: number }>`
      select count(*)::int as n from order_moves m join order_lines l on l.order_id = m.order_id
      where l.product_id = ${shelf.id} and m.lifecycle = 'stock' and m.actor = 'server'`.execute(db);
    expect(rows[0]?.n).toBe(20);
  });

  it('and a payment at the same moment end in one of the two, never in both', async () => {
    clock.advance(31 * minute);
    await Promise.all([expireOrders(db, clock.now()), provider.send(provider.captured(order))]);
    expect([await stateOf(), await shop.stockOf(kurta.variantIds[0])]).toEqual(['paid/placed', 4]);
  });
});
