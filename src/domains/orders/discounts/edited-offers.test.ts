import { expect, it } from 'vitest';
import { editingShop } from '../../../../test/support/editing-shop.ts';
import { execute, hasRow } from '../../../platform/database.ts';
import { inTransaction } from '../../../platform/transaction.ts';
import { holdPromotion } from '../../promotions/staff/promotions.store.ts';

/** Offers are edited between orders: every use is counted and given back once, by the limits of that moment (R-PROMO-5). */

const shop = await editingShop();
const { db, scene, anybody, place, faults, promotion, coupon, usesOf, provider, edit, cancelAs, expire } =
  shop;
const with50 = { discount: 95 };

it('a limit that is taken away leaves the orders of before and after to be cancelled', async () => {
  const offer = await promotion({ maxUses: 5 });
  const code = await coupon(offer);
  const first = await place({ ...with50, coupon: code });
  expect((await edit(offer)).status).toBe(200);
  const second = await place({ discount: 140, quantity: 2, coupon: code });
  for (const { body } of [second, first])
    expect((await cancelAs(scene.customer, body.orderId)).status).toBe(200);
  expect([await usesOf(offer), await faults()]).toEqual([0, []]);
});

it('a limit that is put back counts all that is used, and lets others order', async () => {
  const offer = await promotion({ maxUses: 5 });
  const code = await coupon(offer);
  await place({ ...with50, coupon: code });
  await edit(offer);
  for (const by of [await anybody(), await anybody()]) await place({ ...with50, coupon: code }, by);
  await edit(offer, { maxUses: 4 });
  expect((await place({ ...with50, coupon: code }, await anybody())).status).toBe(201);
  const over = await place({ ...with50, coupon: code }, await anybody());
  expect([over.status, over.body.error]).toEqual([422, 'This offer has been used up']);
  expect([await usesOf(offer), await faults()]).toEqual([4, []]);
});

it('a limit that is lowered below what is used lets every order be cancelled', async () => {
  const offer = await promotion({ maxUses: 5, maxUsesEach: 5 });
  const code = await coupon(offer);
  const orders = [];
  for (const quantity of [1, 2, 3])
    orders.push(await place({ discount: Math.min(100, 45 * quantity) + 50, quantity, coupon: code }));
  await edit(offer, { maxUses: 1, maxUsesEach: 1 });
  for (const { body } of orders) expect((await cancelAs(scene.customer, body.orderId)).status).toBe(200);
  expect((await place({ ...with50, coupon: code })).status).toBe(201);
  expect([await usesOf(offer), await faults()]).toEqual([1, []]);
});

it('money that comes late for a use which a new limit no longer has room for goes back', async () => {
  const offer = await promotion();
  const code = await coupon(offer);
  const late = await place({ ...with50, coupon: code });
  await expire();
  await place({ ...with50, coupon: code }, await anybody());
  await edit(offer, { maxUses: 1 });
  const { status } = await provider.send(
    provider.captured({ orderId: String(late.body.orderId), price: 805 }),
  );
  expect(status).toBe(200);
  expect(await shop.read(late.body.orderId)).toMatchObject({
    order_status: 'cancelled',
    refunds: [{ amount: 805 }],
  });
  expect([await usesOf(offer), await faults()]).toEqual([1, []]);
});

it('one customer has one first order, whatever their first-order offers and however they order', async () => {
  const codes = [];
  for (const name of ['First', 'Hello', 'Namaste'])
    codes.push(await coupon(await promotion({ name, firstOrder: true })));
  for (let round = 0; round < 3; round += 1) {
    const by = await anybody();
    const answers = await Promise.all(codes.map((code) => place({ ...with50, coupon: code }, by)));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 422, 422]);
    const [loser] = answers.filter(({ status }) => status === 422);
    expect(loser?.body.error).toBe('This code is for a first order');
    const winner = answers.find(({ status }) => status === 201);
    const again = await place({ ...with50, coupon: codes[0] as string, replaces: winner?.body.orderId }, by);
    expect([again.status, (await cancelAs(by, again.body.orderId)).status]).toEqual([201, 200]);
    expect((await place({ ...with50, coupon: codes[1] as string }, by)).status).toBe(201);
  }
  expect(await faults()).toEqual([]);
});

it('money that comes late for a first order goes back when another is the first order by now', async () => {
  const codes = [];
  for (const name of ['First', 'Hello'])
    codes.push(await coupon(await promotion({ name, firstOrder: true })));
  const late = await place({ ...with50, coupon: codes[0] as string });
  await expire();
  expect((await place({ ...with50, coupon: codes[1] as string })).status).toBe(201);
  const { status } = await provider.send(
    provider.captured({ orderId: String(late.body.orderId), price: 805 }),
  );
  expect(status).toBe(200);
  expect(await shop.read(late.body.orderId)).toMatchObject({
    order_status: 'cancelled',
    refunds: [{ amount: 805 }],
  });
  expect(await faults()).toEqual([]);
});

it('an offer that is used while it is edited counts every use', async () => {
  for (let round = 0; round < 5; round += 1) {
    const offer = await promotion();
    const code = await coupon(offer);
    const customers = await Promise.all(Array.from({ length: 8 }, anybody));
    await Promise.all([
      ...customers.map((by) => place({ ...with50, coupon: code }, by)),
      edit(offer, { maxUses: 100, maxUsesEach: 1 }),
      ...customers.map((by) => place({ discount: 140, quantity: 2, coupon: code }, by)),
    ]);
    expect(await faults()).toEqual([]);
  }
});

it('an order that comes while an offer is edited waits, and counts by the limits of afterwards', async () => {
  const offer = await promotion({ maxUses: 5 });
  const code = await coupon(offer);
  await place({ ...with50, coupon: code });
  const by = await anybody();
  const [late] = await inTransaction(db, async (trx) => {
    await holdPromotion(trx, offer);
    await execute(trx)`update promotions set max_uses = 4, version = version + 1 where id = ${offer}`;
    await execute(trx)`delete from promotion_limits where promotion_id = ${offer}`;
    const placing = place({ ...with50, coupon: code }, by);
    await expect.poll(isOneWaiting).toBe(true);
    return [placing];
  });
  const { status } = await late;
  expect([status === 201 ? 2 : 1, await faults()]).toEqual([await usesOf(offer), []]);
});

const isOneWaiting = () =>
  hasRow(db)`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
