import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { createTestDatabase } from '../../../../test/support/database.ts';
import { orderBody, smallShop } from '../../../../test/support/small-shop.ts';
import { testApp } from '../../../../test/support/app.ts';
import { testClock } from '../../../platform/clock.ts';
import { isRefusal } from '../../../platform/refusal.ts';
import { findMove, type Mover } from '../order.ts';
import { insertRefund } from '../refunds.store.ts';
import { refundMoves, type RefundState, refundStates } from '../refund.ts';
import { moveRefund } from './move-refund.ts';
import { execute } from '../../../platform/database.ts';

const { db } = await createTestDatabase();
const clock = testClock('2026-03-01T10:00:00Z');
const shop = await smallShop(db, clock.now());
const id = 'refund-in-question';

const stateNow = async () => {
  const rows = await execute<{ state: string }>(db)`select state from refunds where id = ${id}`;
  return rows[0]?.state;
};
const move = (from: RefundState, to: RefundState, kind: Mover) =>
  db.transaction().execute((trx) => moveRefund(trx, id, { from, to, note: '' }, { kind }, clock.now()));

beforeEach(async () => {
  await execute(db)`delete from refunds where id = ${id}`;
  const [customer, product] = [await shop.customer(), await shop.product()];
  const answer = await (await testApp(db, { clock })).inject({
    method: 'POST',
    url: '/api/home/order/palce-order',
    headers: { cookie: customer.cookie },
    payload: orderBody([{ product }], { price: 900, shipping_fee: 0 }),
  });
  const { orderId } = answer.json<{ orderId: string }>();
  const debt = { provider: 'gateway', paymentId: orderId, amountPaise: 90_000, reason: 'Order cancelled' };
  await insertRefund(db, { id, orderId, ...debt, now: clock.now() });
});

describe('a refund', () => {
  it('makes every move in its table and no other, for every mover', async () => {
    await execute(db)`alter table refunds disable trigger refunds_moves`; // sets up states that no move reaches
    const put = (state: RefundState) => sql`update refunds set state = ${state} where id = ${id}`.execute(db);
    const wrong: string[] = [];
    for (const kind of ['customer', 'seller', 'operator', 'provider', 'server'] as const)
      for (const from of refundStates)
        for (const to of refundStates) {
          await put(from);
          const isMoved = !isRefusal(await move(from, to, kind));
          if (
            isMoved !== Boolean(findMove(refundMoves, from, to, kind)) ||
            (await stateNow()) !== (isMoved ? to : from)
          )
            wrong.push(`${from} ${to} ${kind}`);
        }
    await execute(db)`alter table refunds enable trigger refunds_moves`;
    expect(wrong).toEqual([]);
  });

  it('is moved once by two operators who both saw it due', async () => {
    const both = await Promise.all([move('due', 'done', 'operator'), move('due', 'sent', 'server')]);
    expect(both.filter(isRefusal)).toMatchObject([{ refused: 'changed_meanwhile' }]);
  });

  it('cannot leave its table: the database refuses other moves', async () => {
    const byHand = sql`update refunds set state = 'failed' where id = ${id}`.execute(db);
    await expect(byHand).rejects.toThrow(/cannot go from due to failed/);
  });
});
