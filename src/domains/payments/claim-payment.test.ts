import { describe, expect, it } from 'vitest';
import { payingShop } from '../../../test/support/paying-shop.ts';
import { minute } from '../../platform/clock.ts';
import { isRefusal } from '../../platform/refusal.ts';
import { backOffice } from '../../shop-back-office.ts';
import { expireOrders } from '../orders/expire-orders.ts';
import { claimPayment } from './claim-payment.ts';
import { confirmPayment, rejectPayment } from './confirm-payment.ts';
import { execute } from '../../platform/database.ts';

const {
  db,
  clock,
  app,
  shop,
  provider,
  payee,
  scene,
  call,
  placeOrder,
  stateOf,
  outcomes,
  refundsOf,
  expire,
} = await payingShop();

describe('a UTR', () => {
  const claim = (transactionId: string, orderId = scene.order.orderId, headers = {}) =>
    app.inject({
      method: 'POST',
      url: '/api/payment/update-transactionId',
      headers: { cookie: scene.customer.cookie, ...headers },
      payload: { orderId, transactionId },
    });

  it('makes the payment pending, keeps the order from expiring, and changes nothing when sent again', async () => {
    expect((await claim(' 111122223333 ')).statusCode).toBe(200);
    expect((await claim('1111-2222-3333')).statusCode).toBe(200);
    expect((await claim('११११ २२२२\u00a0३३३३')).statusCode).toBe(200);
    expect(await stateOf()).toBe('pending/pending');
    await expire();
    clock.advance(25 * 60 * minute);
    await expireOrders(db, clock.now());
    expect(await stateOf()).toBe('pending/pending');
    const rows = await execute(db)`select 1 from order_moves where order_id = ${scene.order.orderId}`;
    expect(rows.length).toBe(2);
  });

  it.each(['', '   ', '12345678901', '1234567890123', 'abcdefghijkl', '²²²²²²²²²²²²'])(
    'has twelve digits: %j is refused',
    async (utr) => {
      expect((await claim(utr)).statusCode).toBe(400);
      expect(await stateOf()).toBe('unpaid/pending');
    },
  );

  it('belongs to one order, even under parallel claims', async () => {
    const second = await placeOrder(await shop.product());
    const answers = await Promise.all([claim('222233334444'), claim('222233334444', second.orderId)]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409]);
  });

  it('that paid an order through the provider cannot be claimed for another', async () => {
    await provider.send(provider.captured(scene.order, { utr: '777788889999' }));
    const second = await placeOrder(await shop.product());
    const answer = await claim('777788889999', second.orderId);
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'utr_taken']);
  });

  it('is idempotent by Idempotency-Key, and refuses another body', async () => {
    const key = { 'idempotency-key': 'k' };
    expect((await claim('333344445555', scene.order.orderId, key)).statusCode).toBe(200);
    expect((await claim('333344445555', scene.order.orderId, key)).statusCode).toBe(200);
    expect((await claim('333344445556', scene.order.orderId, key)).statusCode).toBe(422);
  });

  it('can be corrected a limited number of times', async () => {
    const codes = [];
    for (let n = 0; n < 6; n += 1) codes.push((await claim(`44445555666${n}`)).statusCode);
    expect(codes).toEqual([200, 200, 200, 200, 200, 409]);
  });

  it('confirmed by the operator pays the order; the provider’s later report of the same money changes nothing', async () => {
    await claim('555566667777');
    const given = { orderId: scene.order.orderId, operatorId: 'asha', payee, now: clock.now() };
    expect(await confirmPayment(db, given)).toEqual({ outcome: 'paid' });
    expect(isRefusal(await confirmPayment(db, given))).toBe(true);
    await provider.send(provider.captured(scene.order, { utr: '555566667777' }));
    expect([await stateOf(), await refundsOf(), await outcomes()]).toEqual([
      'paid/placed',
      [],
      ['duplicate', 'paid'],
    ]);
    const rows = await execute(db)`select state from payment_claims where order_id = ${scene.order.orderId}`;
    expect(rows).toEqual([{ state: 'confirmed' }]);
  });

  it('rejected by the operator fails the payment, tells the customer, and lets the order expire after all', async () => {
    await claim('666677778888');
    await rejectPayment(db, {
      orderId: scene.order.orderId,
      operatorId: 'asha',
      now: clock.now(),
      unpaidOrderTtl: 30 * minute,
    });
    expect(await stateOf()).toBe('failed/pending');
    expect((await call('GET', `/payment/status/${scene.order.orderId}`)).body.notice).toContain(
      'transaction ID',
    );
    await expire();
    expect(await stateOf()).toBe('failed/cancelled');
  });

  it('is named to its sender by its last digits and its time, while it is being checked', async () => {
    const shown = async () => (await call('GET', `/payment/status/${scene.order.orderId}`)).body.claim;
    expect(await shown()).toBeNull();
    await claim('666677771234');
    expect(await shown()).toEqual({ lastDigits: '1234', sentAt: clock.now().toISOString() });
    await provider.send(provider.captured(scene.order));
    expect(await shown()).toBeNull();
  });

  it('that was rejected is no longer mentioned once another is sent', async () => {
    await claim('666677778889');
    const by = { orderId: scene.order.orderId, operatorId: 'asha', now: clock.now() };
    await rejectPayment(db, { ...by, unpaidOrderTtl: 30 * minute });
    await claim('666677778890');
    expect((await call('GET', `/payment/status/${scene.order.orderId}`)).body.notice).toBe(
      'We’re checking the transaction ID you sent. You don’t need to pay again.',
    );
  });

  it('is accepted by the operator with a different amount: nothing is left to check', async () => {
    await provider.send(provider.captured(scene.order, { amount_paise: 89_900 }));
    expect((await call('GET', `/payment/status/${scene.order.orderId}`)).body.notice).toContain(
      'different amount',
    );
    await confirmPayment(db, { orderId: scene.order.orderId, operatorId: 'asha', payee, now: clock.now() });
    expect((await call('GET', `/payment/status/${scene.order.orderId}`)).body.notice).toBe('');
  });

  it('stays pending through a declined attempt of the same order', async () => {
    await claim('777788889901');
    await provider.send({ ...provider.captured(scene.order), type: 'payment.failed' });
    expect(await stateOf()).toBe('pending/pending');
    await expire();
    expect(await stateOf()).toBe('pending/pending');
  });

  it('that was rejected is free for the order it really paid', async () => {
    await claim('777788889902');
    await rejectPayment(db, {
      orderId: scene.order.orderId,
      operatorId: 'kamla',
      now: clock.now(),
      unpaidOrderTtl: 30 * minute,
    });
    const other = await shop.customer();
    const theirs = await placeOrder(scene.kurta, other);
    const sent = { orderId: theirs.orderId, transactionId: '777788889902' };
    expect((await call('POST', '/payment/update-transactionId', sent, other)).status).toBe(200);
    expect((await claim('777788889902')).statusCode).toBe(409);
  });

  it('of money that is being returned changes nothing when it is sent again', async () => {
    const body = provider.captured(scene.order);
    await call('POST', `/home/customer/cancel-order/${scene.order.orderId}`);
    await provider.send(body);
    const before = await stateOf();
    expect((await claim(body.utr)).statusCode).toBe(200);
    expect([await stateOf(), (await refundsOf()).length]).toEqual([before, 1]);
  });

  it('is limited to ten an hour per customer, over all orders', async () => {
    const statuses = [];
    for (let sent = 0; sent < 11; sent += 1) {
      if (sent % 5 === 0) scene.order = await placeOrder(await shop.product());
      statuses.push((await claim(String(600_000_000_000 + sent))).statusCode);
    }
    expect(statuses).toEqual([...Array<number>(10).fill(200), 429]);
  });

  it('is limited per network address too, whoever sends it', async () => {
    const from = async (address: string, utr: number) => {
      const customer = await shop.customer();
      const { orderId } = await placeOrder(await shop.product(), customer);
      const { id: customerId } = customer;
      const given = { customerId, orderId, utr: String(utr), key: undefined, address, payee };
      const answer = await claimPayment(db, { ...given, now: clock.now(), claimedOrderTtl: minute });
      return isRefusal(answer) ? answer.refused : 'done';
    };
    const answers = [];
    for (let sent = 0; sent < backOffice.maxClaims.ofAddress; sent += 1)
      answers.push(await from('2001:db8:1::1', 610_000_000_000 + sent));
    expect(new Set(answers)).toEqual(new Set(['done']));
    expect(await from('2001:db8:1:2::9', 620_000_000_000)).toBe('too_many');
    expect(await from('2001:db8:2::1', 620_000_000_001)).toBe('done');
  });
});
