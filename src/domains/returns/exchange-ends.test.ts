import { describe, expect, it } from 'vitest';
import { countStatuses } from '../../../test/support/calls-as.ts';
import { returningShop } from '../../../test/support/returning-shop.ts';
import { hour } from '../../platform/clock.ts';
import { execute } from '../../platform/database.ts';
import { passOnUnanswered } from './pass-on-unanswered.ts';

const shop = await returningShop();
const { db, clock, scene, call, asked, move, decide, pickedUp, read, order, stock, faults } = shop;

const exchange = () => asked({ variantId: scene.kurta.variantIds[1] });
const instead = (id: string, by: { cookie: string } = scene.customer, body: object = {}) =>
  by === scene.customer
    ? call(by, 'POST', `/home/customer/refund-instead/${id}`, body)
    : call(by, 'POST', `/desk/returns/${id}/refund-instead`, { why: 'The size is gone', ...body });
const one = async (id: string) =>
  (await read()).returns.find(({ _id }) => _id === id) as unknown as RefundInTest;
interface RefundInTest {
  state: string;
  kind: string;
  amount: number;
  mayRefundInstead: boolean;
}
const refunds = async () => (await order()).refunds.map(({ amount }) => amount);
async function toldLast() {
  const rows = await execute<{ text: string }>(db)`
    select text from notices where key like ${`${scene.orderId}:%`} order by id desc limit 1`;
  return rows[0]?.text ?? '';
}

describe('an exchange becomes a refund until the other size is sent', () => {
  it('by its customer, with the stock of the other size and the money in their places, once', async () => {
    const before = await stock();
    const id = await exchange();
    expect((await one(id)).mayRefundInstead).toBe(true);
    const answers = await Promise.all([instead(id), instead(id), instead(id)]);
    expect(countStatuses(answers)).toEqual({ 200: 1, 409: 2 });
    expect(await one(id)).toMatchObject({
      kind: 'refund',
      state: 'asked',
      amount: 150,
      mayRefundInstead: false,
    });
    expect(await stock()).toEqual(before);
    await pickedUp(id);
    expect((await move(id, 'picked up', 'exchanged')).body.code).toBe('wrong_status');
    await move(id, 'picked up', 'refunded');
    expect([await refunds(), await faults()]).toEqual([[150], []]);
  });

  it('where the size was sold while it was disputed', async () => {
    const id = await exchange();
    await move(id, 'asked', 'declined', 'It was worn');
    await call(scene.customer, 'POST', `/home/customer/dispute-return/${id}`, { note: 'It was not' });
    await execute(db)`update stock set quantity = 0 where variant_id = ${scene.kurta.variantIds[1]}`;
    expect((await decide(id, 'disputed', 'agreed')).body.code).toBe('out_of_stock');
    expect((await instead(id, scene.seller)).body.code).toBe('wrong_status');
    expect((await instead(id, scene.operator)).status).toBe(200);
    expect(await toldLast()).toMatch(/The size is gone/);
    expect((await decide(id, 'disputed', 'agreed')).status).toBe(200);
    await execute(db)`update stock set quantity = 60 where variant_id = ${scene.kurta.variantIds[1]}`;
    expect(await faults()).toEqual([]);
  });

  it('and not after it was sent', async () => {
    const id = await exchange();
    await pickedUp(id);
    expect((await move(id, 'picked up', 'exchanged')).status).toBe(200);
    for (const by of [scene.customer, scene.seller]) expect((await instead(id, by)).status).toBe(409);
    expect((await one(id)).kind).toBe('exchange');
  });

  it('and not after, whoever is first', async () => {
    const before = await stock();
    const id = await exchange();
    await pickedUp(id);
    const answers = await Promise.all([
      move(id, 'picked up', 'exchanged'),
      instead(id),
      instead(id, scene.seller),
    ]);
    expect(countStatuses(answers)).toEqual({ 200: 1, 409: 2 });
    const { kind } = await one(id);
    const isExchange = kind === 'exchange';
    expect((await stock()).slice(0, 2)).toEqual([
      (before[0] ?? 0) + (isExchange ? 1 : 0),
      (before[1] ?? 0) - (isExchange ? 1 : 0),
    ]);
    expect((await instead(id)).status).toBe(409);
    expect(await faults()).toEqual([]);
  });

  it('is nobody else’s to change', async () => {
    const id = await exchange();
    expect((await instead(id, scene.other)).status).toBe(404);
    expect((await instead(await asked({ line: 1 }))).body.code).toBe('wrong_status');
  });
});

describe('a return that its shop does not answer', () => {
  it('goes to an operator after 48 hours, keeps its other size, and is told to its customer', async () => {
    const before = await stock();
    const id = await exchange();
    clock.advance(47 * hour);
    await passOnUnanswered(db, clock.now());
    expect((await one(id)).state).toBe('asked');
    const today = async () =>
      (await call(scene.operator, 'GET', '/desk/today')).body.returns as { disputed: number };
    const disputeCount = (await today()).disputed;
    clock.advance(hour + 1_000);
    await Promise.all([passOnUnanswered(db, clock.now()), passOnUnanswered(db, clock.now())]);
    expect((await one(id)).state).toBe('unanswered');
    expect((await today()).disputed).toBeGreaterThan(disputeCount);
    expect(await toldLast()).toMatch(/has not answered/);
    expect((await stock())[1]).toBe((before[1] ?? 0) - 1);
    expect((await decide(id, 'unanswered', 'closed')).body).toMatchObject({
      fields: { why: expect.any(String) },
    });
    expect((await decide(id, 'unanswered', 'closed', 'It was worn')).status).toBe(200);
    expect([await stock(), await faults()]).toEqual([before, []]);
  });

  it('can still be answered by its shop, or taken back by its customer', async () => {
    const pickup = (await read()).pickups[0]?.name;
    const [first, second] = [await asked({ pickup }), await asked({ line: 1, pickup })];
    clock.advance(49 * hour);
    await passOnUnanswered(db, clock.now());
    expect((await move(first, 'unanswered', 'agreed')).status).toBe(200);
    expect((await move(second, 'unanswered', 'declined', 'No')).status).toBe(409);
    expect((await call(scene.customer, 'POST', `/home/customer/cancel-return/${second}`, {})).status).toBe(
      200,
    );
  });
});
