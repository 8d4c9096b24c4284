import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { countStatuses } from '../../../test/support/calls-as.ts';
import { change } from '../../../test/support/listed.ts';
import { returningShop } from '../../../test/support/returning-shop.ts';
import { hour } from '../../platform/clock.ts';
import { execute } from '../../platform/database.ts';

const shop = await returningShop();
const { db, clock, scene, call, ask, asked, move, decide, pickedUp, read, order, stock, faults } = shop;
const refunds = async () => (await order()).refunds.map(({ amount }) => amount);

describe('asking is refused', () => {
  it('for more pieces than were bought, also over several returns', async () => {
    expect(await ask({ quantity: 3 })).toMatchObject({
      status: 400,
      body: { fields: { quantity: 'You can return at most 2 of these' } },
    });
    await asked({ quantity: 2 });
    expect(await ask()).toMatchObject({ status: 409, body: { code: 'wrong_status' } });
  });

  it('for the same piece twice at once', async () => {
    const answers = await Promise.all([
      ask({ line: 1 }),
      ask({ line: 1 }),
      ask({ line: 1 }),
      ask({ line: 1 }),
    ]);
    expect(countStatuses(answers)).toEqual({ 201: 1, 409: 3 });
  });

  it('once for a double click: the same key gets the first answer', async () => {
    const key = { 'idempotency-key': 'a-double-click' };
    const [first, second] = await Promise.all([ask({}, scene.customer, key), ask({}, scene.customer, key)]);
    expect([first?.status, first?.body]).toEqual([201, second?.body]);
    expect((await read()).returns).toHaveLength(1);
  });

  it('before the parcel is delivered, and after the last of fourteen days', async () => {
    await shop.deliveredOrder({ delivered: false });
    expect((await ask()).body).toMatchObject({ error: 'This parcel has not been delivered yet.' });
    await shop.deliver();
    const deliveryTime = clock.now();
    clock.advance(Date.parse('2026-03-16T18:29:00Z') - deliveryTime.getTime());
    const last = (await read()).pickups[0]?.name;
    expect((await ask({ pickup: last })).status).toBe(201);
    clock.advance(hour);
    expect((await read()).lines[0]?.open).toBe(false);
    expect((await ask({ pickup: (await read()).pickups[0]?.name })).body).toMatchObject({
      code: 'wrong_status',
    });
    clock.advance(deliveryTime.getTime() - clock.now().getTime());
  });

  it('for another customer’s order, for a pick-up that is not offered, and for another product’s size', async () => {
    const stranger = await shop.shop.customer();
    expect((await ask({}, stranger)).status).toBe(404);
    expect((await ask({ pickup: '2026-03-02 10:00' })).body.fields).toHaveProperty('pickup');
    expect((await ask({ variantId: scene.saree.variantIds[0] })).body.fields).toHaveProperty('variantId');
    expect((await ask({ variantId: scene.kurta.variantIds[0] })).body.fields).toHaveProperty('variantId');
    expect((await ask({ payTo: 'not an id' })).body.fields).toHaveProperty('payTo');
  });
});

describe('an exchange', () => {
  const other = () => ({ variantId: scene.kurta.variantIds[1] });
  const otherStock = async () => (await stock())[1] ?? 0;

  it('holds the other size at once, keeps it when done, and moves no money', async () => {
    const before = await stock();
    const id = await asked(other());
    expect(await otherStock()).toBe((before[1] ?? 0) - 1);
    await pickedUp(id);
    expect((await move(id, 'picked up', 'refunded')).body.code).toBe('wrong_status');
    expect((await move(id, 'picked up', 'exchanged')).status).toBe(200);
    expect(await stock()).toEqual([(before[0] ?? 0) + 1, (before[1] ?? 0) - 1, before[2]]);
    expect([await refunds(), (await order()).credited, await faults()]).toEqual([[], false, []]);
  });

  it('is for a size at the same price; another is ordered at its own, and the first comes back for its money', async () => {
    const costs = (price: number | null) =>
      change(
        db,
        sql`update variants set price = ${price}, discount = ${price && 0} where id = ${scene.kurta.variantIds[1]}`,
      );
    const before = await stock();
    for (const [price, says] of [
      [400, 'Size 1 costs ₹250 more'],
      [100, 'Size 1 costs ₹50 less'],
    ] as const) {
      await costs(price);
      const { status, body } = await ask(other());
      expect([status, body.fields]).toEqual([400, { variantId: expect.stringContaining(says) }]);
      expect((await read()).lines[0]?.sizes).toMatchObject([{ finalPrice: price, isEven: false }]);
    }
    expect(await stock()).toEqual(before);
    await costs(150);
    expect((await ask(other())).status).toBe(201);
    await costs(null);
    await change(db, sql`update products set price = 400 where id = ${scene.kurta.id}`);
    expect((await ask(other())).status).toBe(201);
    await change(db, sql`update products set price = 150 where id = ${scene.kurta.id}`);
  });

  it('gives the other size back once when it is taken back, however often that is asked for', async () => {
    const before = await otherStock();
    const id = await asked(other());
    const cancel = () => call(scene.customer, 'POST', `/home/customer/cancel-return/${id}`, {});
    const answers = await Promise.all([cancel(), cancel(), cancel()]);
    expect(countStatuses(answers)).toEqual({ 200: 1, 409: 2 });
    expect(await otherStock()).toBe(before);
    expect((await ask({ quantity: 2 })).status).toBe(201);
  });

  it('of the last piece succeeds once, whoever asks at the same time', async () => {
    await execute(db)`update stock set quantity = 1 where variant_id = ${scene.kurta.variantIds[1]}`;
    const answers = await Promise.all([ask(other()), ask(other())]);
    expect(countStatuses(answers)).toEqual({ 201: 1, 409: 1 });
    expect(await otherStock()).toBe(0);
    await execute(db)`update stock set quantity = 60 where variant_id = ${scene.kurta.variantIds[1]}`;
  });

  it('reserves nothing once declined, and takes the size again when an operator agrees after all', async () => {
    const before = await otherStock();
    const id = await asked(other());
    expect((await move(id, 'asked', 'declined')).body.fields).toEqual({
      why: 'Write a sentence for the customer',
    });
    await move(id, 'asked', 'declined', 'It was worn');
    expect(await otherStock()).toBe(before);
    await call(scene.customer, 'POST', `/home/customer/dispute-return/${id}`, { note: 'It was not' });
    expect((await move(id, 'disputed', 'agreed')).body.code).toBe('wrong_status');
    expect((await decide(id, 'disputed', 'agreed')).status).toBe(200);
    expect(await otherStock()).toBe(before - 1);
    await pickedUp(id);
    await move(id, 'agreed', 'picked up');
    await move(id, 'picked up', 'not good', 'Stained');
    await decide(id, 'not good', 'sent back', 'It was worn outside');
    expect(await otherStock()).toBe(before);
    expect(await faults()).toEqual([]);
  });
});
