import { expect, it } from 'vitest';
import { countStatuses } from '../../../../test/support/calls-as.ts';
import { twoParcels } from '../../../../test/support/two-parcels.ts';
import { orderBody } from '../../../../test/support/small-shop.ts';
import { newOperatorLogin } from '../../../../test/support/staff.ts';
import { shop as market } from '../../../shop.ts';
import { readBalance } from '../../ledger/ledger.store.ts';

const { db, clock, shop, provider, scene, call, order, read, faults } = await twoParcels();

const give = (amount: number, paiseSeen = 0, by: { cookie: string } = scene.operator) =>
  call(by, 'POST', `/desk/order-book/${scene.orderId}/goodwill`, {
    amount,
    reason: 'A seam came open',
    payTo: 'meera@upi',
    seen: paiseSeen,
  });

it('goodwill is a sum without a return: owed, booked with its reason, given once', async () => {
  const answers = await Promise.all([give(100), give(100), give(100)]);
  expect(countStatuses(answers)).toEqual({ 200: 1, 409: 2 });
  const { refunds } = await read();
  expect(refunds).toMatchObject([{ amount: 100, state: 'due', reason: 'Goodwill: A seam came open' }]);
  expect(await readBalance(db, 'goodwill')).toBe(10_000);
  expect(await readBalance(db, 'refunds_owed', scene.orderId)).toBe(-10_000);
  expect(await faults()).toEqual([]);
});

it('is never more than the order cost, not for an unpaid order, and an operator’s alone', async () => {
  expect((await give(618)).body).toMatchObject({ fields: { amount: expect.stringMatching(/617/) } });
  expect((await give(617)).status).toBe(200);
  expect((await give(1, 1)).status).toBe(400);
  expect((await give(1, 1, scene.seller)).status).toBe(403);
  await order({ paid: false });
  expect((await give(1)).body.code).toBe('wrong_status');
  expect(await faults()).toEqual([]);
});

it('needs a second person once it is a large sum in all, in slices too', async () => {
  scene.operator = await newOperatorLogin(db, clock.now());
  const price = 2 * market.refundApprovalAbove;
  const product = await shop.product({ price, discount: 0, stock: [1] });
  const body = orderBody([{ product }], { price, shipping_fee: 0 });
  const answer = await call(scene.customer, 'POST', '/home/order/palce-order', body);
  scene.orderId = String(answer.body.orderId);
  await provider.send(provider.captured({ orderId: scene.orderId, price }, { utr: '812345678901' }));
  const half = market.refundApprovalAbove / 2;
  await give(half);
  await give(half, 1);
  await give(1, 2);
  const refunds = (await call(scene.operator, 'GET', '/desk/money/refunds?state=due')).body.refunds as {
    id: string;
    orderId: string;
    amountPaise: number;
    needsApproval: boolean;
  }[];
  const [first, , last] = refunds.filter(({ orderId }) => orderId === scene.orderId);
  expect([first?.needsApproval, last?.needsApproval, last?.amountPaise]).toEqual([false, true, 100]);
  const mark = (id: string | undefined) =>
    call(scene.operator, 'POST', `/desk/money/refunds/${id}/sent`, {
      reference: 'HDFC1',
      sentOn: '2026-03-01',
    });
  const approve = (by: { cookie: string }) =>
    call(by, 'POST', `/desk/money/refunds/${last?.id}/decide-approval`, { approved: true });
  expect((await mark(first?.id)).status).toBe(200);
  expect((await mark(last?.id)).body.code).toBe('second_person');
  expect((await approve(scene.operator)).body.code).toBe('second_person');
  expect((await approve(await newOperatorLogin(db, clock.now()))).status).toBe(200);
  expect((await mark(last?.id)).status).toBe(200);
  expect(await faults()).toEqual([]);
});
