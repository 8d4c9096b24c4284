import { expect, it } from 'vitest';
import { doorShop } from '../../../../test/support/door-shop.ts';
import { execute, getValue } from '../../../platform/database.ts';
import { inTransaction } from '../../../platform/transaction.ts';
import { oweRefund } from '../owe-refund.ts';
import { noteClawback } from './note-clawback.ts';

const { db, clock, call, scene, order, read, ship, refuseAtDoor } = await doorShop();
const lastNotice = () =>
  getValue<string>(db)`
    select text from notices where key like ${`${scene.orderId}:%`} order by id desc limit 1`;

it('a parcel that does not come promises no refund while a bank decides a dispute, and none of what it took', async () => {
  const reference = scene.orderId;
  const dispute = (state: 'open' | 'taken') => {
    const { orderId } = scene;
    const of = { provider: 'gateway', kind: 'dispute', reference, paymentId: '', orderId } as const;
    const clawback = { ...of, amountPaise: 61_700, state };
    return inTransaction(db, (trx) => noteClawback(trx, clawback, clock.now()));
  };
  await order({ paid: true });
  await ship();
  await ship(scene.other);
  await dispute('open');
  await call(scene.seller, 'POST', `/desk/orders/${scene.orderId}/lose`, { reason: 'The van burnt' });
  expect([await lastNotice(), (await read()).notice]).toEqual([
    expect.stringMatching(/lost.*Your bank has questioned the payment/),
    expect.stringMatching(/^Your bank/),
  ]);
  await dispute('taken');
  await refuseAtDoor(scene.other);
  expect(await lastNotice()).toMatch(/refused at the door\. Your money has already gone back/);
  expect((await read()).notice).toBe('');
});

it('owes what comes back to the payments whose refunds it had lowered', async () => {
  await order({ paid: true });
  const { orderId } = scene;
  const now = clock.now();
  await inTransaction(db, async (trx) => {
    const owe = (paymentId: string, amountPaise: number) =>
      oweRefund(
        trx,
        { orderId, provider: 'gateway', paymentId, part: 'excess', amountPaise, reason: 'Too much', now },
        { kind: 'server' },
      );
    await owe('first', 100);
    await owe('second', 60_000);
    const of = { provider: 'gateway', kind: 'refund', reference: 'elsewhere', paymentId: 'second' } as const;
    await noteClawback(trx, { ...of, orderId, amountPaise: 12_345, state: 'taken' }, now);
    await noteClawback(trx, { ...of, orderId, amountPaise: 12_345, state: 'returned' }, now);
  });
  const sums = await execute(db)`
    select payment_id as payment, sum(amount_paise - taken_paise)::int8 as paise from refunds
    where order_id = ${orderId} group by payment_id order by payment_id`;
  expect(sums).toEqual([
    { payment: 'first', paise: 100 },
    { payment: 'second', paise: 60_000 },
  ]);
});
