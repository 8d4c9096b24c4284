import { expect, it } from 'vitest';
import { countStatuses } from '../../../../test/support/calls-as.ts';
import { twoParcels } from '../../../../test/support/two-parcels.ts';
import { readBalance } from '../../ledger/ledger.store.ts';

const { db, scene, call, order, read, faults } = await twoParcels();

const give = (amount: number, seen = 0, by: { cookie: string } = scene.operator) =>
  call(by, 'POST', `/desk/order-book/${scene.orderId}/goodwill`, {
    amount,
    reason: 'A seam came open',
    payTo: 'meera@upi',
    seen,
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
