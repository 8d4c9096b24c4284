import { describe, expect, it } from 'vitest';
import { testSettings } from '../../../test/support/app.ts';
import { payingShop } from '../../../test/support/paying-shop.ts';
import { minute } from '../../platform/clock.ts';
import { signWebhook } from './providers/gateway/gateway.ts';
import { execute } from '../../platform/database.ts';

const {
  db,
  clock,
  app,
  shop,
  provider,
  scene,
  call,
  placeOrder,
  stateOf,
  outcomes,
  refundsOf,
  statusOf,
  expire,
} = await payingShop();

describe('a signed event', () => {
  it('makes the order paid and placed, and records who said so', async () => {
    expect(await statusOf()).toBe('pending');
    expect((await provider.send(provider.captured(scene.order, { utr: '123412341234' }))).status).toBe(200);
    expect(await stateOf()).toBe('paid/placed');
    expect(await statusOf()).toBe('paid');
    const rows = await execute(db)`
      select lifecycle, from_state, to_state, actor, note from order_moves where order_id = ${scene.order.orderId} order by id`;
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
    const { status, body } = await provider.send(provider.captured(scene.order), headers());
    expect([status, body.code]).toEqual([401, 'bad_signature']);
    expect([await stateOf(), await outcomes()]).toEqual(['unpaid/pending', []]);
  });

  it('is refused when a byte was changed', async () => {
    const body = provider.captured(scene.order);
    const timestamp = String(Math.floor(clock.now().getTime() / 1_000));
    const signature = signWebhook(testSettings().payment.secret, timestamp, JSON.stringify(body));
    const changed = { ...body, amount_paise: 1 };
    expect(
      (await provider.send(changed, { 'x-timestamp': timestamp, 'x-signature': signature })).status,
    ).toBe(401);
  });

  it('is accepted within five minutes either way', async () => {
    const at = String(Math.floor(clock.now().getTime() / 1_000) - 299);
    expect((await provider.send(provider.captured(scene.order), { 'x-timestamp': at })).status).toBe(200);
    expect(await stateOf()).toBe('paid/placed');
  });

  it('is idempotent, also with 20 in parallel', async () => {
    const body = provider.captured(scene.order);
    const all = await Promise.all(
      Array.from({ length: 20 }, () => provider.send(body, { 'x-event-id': 'same' })),
    );
    expect(all.every(({ status }) => status === 200)).toBe(true);
    expect([await stateOf(), await outcomes(), await refundsOf()]).toEqual(['paid/placed', ['paid'], []]);
  });

  it('takes what it pays for out of the cart, without the browser’s help', async () => {
    clock.advance(minute);
    await call('POST', '/home/product/add-to-card', { quantity: 3, productId: scene.kurta.id });
    const order = await placeOrder();
    await provider.send(provider.captured(order));
    const { body } = await call('GET', '/home/product/get-card-product');
    expect(body.buy_product_item).toBe(2);
  });

  it.each([
    ['with its UTR', {}],
    ['without one', { utr: null }],
  ])('has no effect when the same payment is told under another event id, %s', async (_how, over) => {
    const body = provider.captured(scene.order, over);
    await Promise.all(Array.from({ length: 10 }, () => provider.send(body)));
    expect(await outcomes()).toEqual([...Array<string>(9).fill('duplicate'), 'paid']);
    expect(await refundsOf()).toEqual([]);
  });

  it('of an unknown type is acknowledged and changes nothing', async () => {
    expect((await provider.send({ ...provider.captured(scene.order), type: 'payment.sneezed' })).status).toBe(
      200,
    );
    expect([await stateOf(), await outcomes()]).toEqual(['unpaid/pending', ['ignored']]);
  });

  it('for an unknown order is stored and answered with 404, and handled when it comes again', async () => {
    const body = { ...provider.captured(scene.order), order_id: 'later' };
    expect((await provider.send(body, { 'x-event-id': 'early bird' })).status).toBe(404);
    expect(await outcomes('later')).toEqual(['unknown_order']);
    await execute(db)`
      insert into orders (id, customer_id, goods_total, shipping_fee, items, ship_to, placed_at, updated_at)
      select 'later', customer_id, goods_total, shipping_fee, items, ship_to, placed_at, updated_at from orders where id = ${scene.order.orderId}`;
    await execute(db)`
      insert into order_lines
      select (jsonb_populate_record(l, '{"order_id": "later"}')).* from order_lines l where order_id = ${scene.order.orderId}`;
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
    expect(
      (await provider.send(provider.captured(scene.order, over), { 'x-event-id': eventId })).status,
    ).toBe(200);
    expect(await stateOf()).toBe('unpaid/pending');
    const rows = await execute(db)`select outcome from payment_events where event_id = ${eventId}`;
    expect(rows).toEqual([{ outcome }]);
  });

  it('with the wrong amount shows the customer a notice', async () => {
    await provider.send(provider.captured(scene.order, { amount_paise: 1 }));
    expect((await call('GET', `/payment/status/${scene.order.orderId}`)).body.notice).toContain(
      'different amount',
    );
  });

  it('with a payment or a UTR that already paid another order is kept for review', async () => {
    const first = provider.captured(scene.order);
    await provider.send(first);
    const second = await placeOrder(await shop.product());
    await provider.send({ ...provider.captured(second), payment_id: first.payment_id });
    await provider.send({ ...provider.captured(second), utr: first.utr });
    expect(await outcomes(second.orderId)).toEqual(['review:payment_id', 'review:utr']);
    expect(await stateOf(second.orderId)).toBe('unpaid/pending');
  });

  it('of a second payment for a paid order makes a refund due, once', async () => {
    await provider.send(provider.captured(scene.order));
    const again = provider.captured(scene.order);
    await provider.send(again);
    await provider.send(again);
    expect([await stateOf(), await refundsOf()]).toEqual([
      'paid/placed',
      [{ amount: 90_000, reason: 'Paid twice' }],
    ]);
    const { order: shown } = (await call('GET', `/home/customer/gat-order/${scene.order.orderId}`)).body;
    expect(shown).toMatchObject({
      refunds: [{ amount: 900, state: 'due' }],
      notice: expect.stringContaining('more than once'),
    });
  });

  it('of failure fails an open payment, never a paid one, and leaves room for another try', async () => {
    const failed = { ...provider.captured(scene.order), type: 'payment.failed' };
    await provider.send(failed);
    expect([await stateOf(), await statusOf()]).toEqual(['failed/pending', 'failed']);
    await call('POST', '/payment/do_payment', { orderId: scene.order.orderId, price: 900, bankName: 'SB' });
    expect([await stateOf(), await statusOf()]).toEqual(['unpaid/pending', 'pending']);
    await provider.send(failed); // the earlier attempt's event, resent
    expect(await stateOf()).toBe('unpaid/pending');
    await provider.send(provider.captured(scene.order));
    await provider.send({ ...provider.captured(scene.order), type: 'payment.failed' });
    expect([await stateOf(), await outcomes()]).toEqual([
      'paid/placed',
      ['failed', 'ignored', 'ignored', 'paid'],
    ]);
  });

  it('is refused at another provider’s webhook', async () => {
    const answer = await app.inject({ method: 'POST', url: '/api/payment/webhook/razorpay', payload: {} });
    expect(answer.statusCode).toBe(404);
  });
});
