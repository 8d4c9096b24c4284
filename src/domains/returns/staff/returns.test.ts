import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { returningShop } from '../../../../test/support/returning-shop.ts';
import { spokenNumber } from '../../orders/order-number.ts';
import { checkLedger } from '../../payments/check-ledger.ts';
import { execute, getRow } from '../../../platform/database.ts';

const shop = await returningShop();
const { db, clock, scene, call, asked, move, decide, pickedUp, order, stock, faults } = shop;
const refunds = async () => (await order()).refunds.map(({ amount }) => amount);

/** A return that was requested, agreed, picked up, and found good. */
async function returnPiece(over: object = {}) {
  const id = await asked(over);
  await pickedUp(id);
  expect((await move(id, 'picked up', 'refunded')).status).toBe(200);
  return id;
}

describe('a return that is not in good condition', () => {
  it('is decided by an operator: its money comes back, the piece does not go to the shelf', async () => {
    const before = await stock();
    const id = await asked();
    await pickedUp(id);
    expect((await move(id, 'picked up', 'not good', 'A stain')).status).toBe(200);
    expect((await move(id, 'not good', 'refunded')).body.code).toBe('wrong_status');
    expect(
      (await call(scene.seller, 'POST', `/desk/returns/${id}/decide`, { seen: 'not good', to: 'refunded' }))
        .status,
    ).toBe(403);
    expect((await decide(id, 'not good', 'refunded')).status).toBe(200);
    expect([await stock(), await refunds(), await faults()]).toEqual([before, [150], []]);
  });

  it('is refunded once, however often and by whomever it is asked for at the same time', async () => {
    const id = await asked();
    await pickedUp(id);
    const answers = await Promise.all([
      move(id, 'picked up', 'refunded'),
      move(id, 'picked up', 'refunded'),
      move(id, 'picked up', 'refunded', '', scene.operator),
    ]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect([await refunds(), await faults()]).toEqual([[150], []]);
  });
});

describe('the desk', () => {
  it('lists a shop’s returns that wait, and counts by product what comes back and why', async () => {
    const id = await asked({ reason: 'size' });
    const list = async (by: { cookie: string }, query = '') =>
      (await call(by, 'GET', `/desk/returns${query}`)).body;
    const mine = (await list(scene.seller)).returns as { _id: string; customer: string; may: string[] }[];
    expect(mine.find(({ _id }) => _id === id)).toMatchObject({
      customer: 'Meera',
      may: ['agreed', 'declined'],
    });
    expect((await list(scene.other)).total).toBe(0);
    const all = (await list(scene.operator, '?list=all')).returns as { _id: string }[];
    expect(all.map(({ _id }) => _id)).toContain(id);
    expect((await move(id, 'asked', 'agreed', '', scene.other)).status).toBe(404);
    const answer = await call(scene.seller, 'GET', `/desk/returns-of-product/${scene.kurta.id}`);
    expect(answer.body.delivered).toBeGreaterThan(1);
    expect(answer.body.reasons).toContainEqual({ reason: 'size', pieces: expect.any(Number) });
  });

  it('finds returns by order, customer, mobile number or item, of one’s own shop', async () => {
    const id = await asked();
    const find = async (words: string, by = scene.seller) => {
      const { body } = await call(by, 'GET', `/desk/returns?list=all&search=${encodeURIComponent(words)}`);
      return (body.returns as { _id: string }[]).map(({ _id }) => _id);
    };
    const { name, number, mobile } = await getRow<{ name: string; number: number; mobile: string }>(db)`
      select l.name, o.number, o.ship_to->>'phonenumber' as mobile from returns r join orders o on o.id = r.order_id
      join order_lines l on l.order_id = r.order_id and l.position = r.position where r.id = ${id}`;
    for (const words of ['mEeR', name, spokenNumber(number), mobile, `+91 ${mobile}`, `0${mobile}`])
      expect(await find(words)).toContain(id);
    for (const words of ['Kavita', '%', '_', 'CHK-0000-0']) expect(await find(words)).toEqual([]);
    expect(await find('meera', scene.other)).toEqual([]);
  });

  it('refuses a move of a return that moved meanwhile', async () => {
    const id = await asked();
    await move(id, 'asked', 'agreed');
    expect((await move(id, 'asked', 'declined', 'Too late')).body.code).toBe('changed_meanwhile');
  });
});

describe('the ledger check', () => {
  it.each([
    [
      'a return whose money is not in the books',
      `update returns set state = 'refunded' where state = 'asked' and new_variant_id = ''`,
      /still sold in the books/,
    ],
    [
      'a return that is in the books and not refunded',
      `update returns set state = 'sent back' where state = 'refunded'`,
      /nothing was returned/,
    ],
    [
      'more pieces than were bought',
      `update returns set quantity = 9 where state = 'asked'`,
      /9 of 2 × Cotton kurta were asked back/,
    ],
  ])('finds %s', async (_what, wrong, sentence) => {
    await returnPiece();
    await asked();
    let faultsFound: string[] = [];
    await db
      .transaction()
      .execute(async (trx) => {
        await execute(trx)`alter table returns disable trigger user`;
        await sql.raw(wrong).execute(trx);
        faultsFound = await checkLedger(trx, clock.now());
        throw new Error('taken back');
      })
      .catch((error: Error) => {
        if (error.message !== 'taken back') throw error;
      });
    expect(faultsFound.join('\n')).toMatch(sentence);
    expect(await faults()).toEqual([]);
  });
});
