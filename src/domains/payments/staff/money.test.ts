import { describe, expect, it } from 'vitest';
import { operatorsDesk } from '../../../../test/support/operators-desk.ts';

const { call, shop, operator, other, changesOf, claimedOrder } = await operatorsDesk();

describe('a UTR at the desk', () => {
  it('is confirmed: the customer sees it paid, and the history says by whom', async () => {
    const { customer, orderId, utr } = await claimedOrder();
    const list = await call(operator, 'GET', '/desk/money/claims');
    expect(list.body.claims).toContainEqual(
      expect.objectContaining({ orderId, utrs: [utr], price: 900, overdue: false }),
    );
    expect((await call(operator, 'GET', '/desk/money/waiting')).body).toMatchObject({ overdue: 0 });
    const confirm = (by: { cookie: string }) =>
      call(by, 'POST', `/desk/money/claims/${orderId}/confirm`, { utr, seen: 'pending' });
    expect(await confirm(operator)).toEqual({ status: 200, body: { message: 'The order is paid' } });
    const status = await call(customer, 'GET', `/payment/status/${orderId}`);
    expect(status.body.payment_status).toBe('paid');
    expect(await changesOf('payment', orderId)).toMatchObject([
      { did: 'confirmed', by: operator.id, before: { payment: 'pending' }, after: { payment: 'paid' } },
    ]);
    const late = await confirm(other);
    expect(late).toMatchObject({ status: 409, body: { code: 'changed_meanwhile', by: operator.name } });
  });

  it('is rejected only with a reason', async () => {
    const { orderId, utr } = await claimedOrder();
    const reject = (reason: string) =>
      call(operator, 'POST', `/desk/money/claims/${orderId}/reject`, { reason, utrs: [utr] });
    expect((await reject(' ')).status).toBe(400);
    expect((await reject('Not on the statement')).status).toBe(200);
    const { body } = await call(operator, 'GET', `/desk/order-book/${orderId}`);
    expect(body).toMatchObject({
      order: { payment_status: 'failed', openUtrs: [] },
      cancellable: true,
    });
  });
});

describe('the order book', () => {
  it('finds and cancels orders; a refund is sent with its day and reference', async () => {
    const { orderId, utr, product } = await claimedOrder();
    const found = await call(operator, 'GET', `/desk/order-book?search=${utr}`);
    expect(found.body.orders).toMatchObject([{ id: orderId, paymentStatus: 'pending' }]);
    await call(operator, 'POST', `/desk/money/claims/${orderId}/confirm`, { seen: 'pending' });
    const cancel = (seen: string) =>
      call(operator, 'POST', `/desk/order-book/${orderId}/cancel`, {
        seen,
        reason: 'The last piece was torn',
      });
    expect((await cancel('pending')).status).toBe(409);
    expect((await cancel('placed')).status).toBe(200);
    expect(await shop.stockOf(product.variantIds[0])).toBe(10);
    expect(await changesOf('order', orderId)).toMatchObject([
      { did: 'cancelled', after: { reason: 'The last piece was torn' } },
    ]);

    const due = (await call(operator, 'GET', '/desk/money/refunds?state=due')).body.refunds as {
      id: string;
      orderId: string;
    }[];
    const refundId = due.find((one) => one.orderId === orderId)?.id;
    const send = (sentOn: string) =>
      call(operator, 'POST', `/desk/money/refunds/${refundId}/sent`, { reference: 'HDFC0001', sentOn });
    expect((await send('2026-03-09')).body.fields).toEqual({ sentOn: 'This day is in the future' });
    expect((await send('2026-03-01')).status).toBe(200);
    const { body } = await call(operator, 'GET', `/desk/order-book/${orderId}`);
    const story = body.story as { about: string; to: string }[];
    expect(story.at(-1)).toMatchObject({ about: 'refund', from: 'due', to: 'done', actor: 'operator Omkar' });
  });
});
