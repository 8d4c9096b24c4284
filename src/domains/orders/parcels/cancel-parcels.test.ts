import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { twoParcels } from '../../../../test/support/two-parcels.ts';
import { listEntriesOfOrder } from '../../ledger/ledger.store.ts';
import { execute } from '../../../platform/database.ts';

const shop = await twoParcels();
const { db, scene, order, cancel, pack, handOver, deliver, read, parcelStates, stock, faults } = shop;
const kurta = () => ({ sellers: [scene.kurta.sellerId] });
const saree = () => ({ sellers: [scene.saree.sellerId] });

/** The order's balances on these accounts, in paise. */
async function bookedSums(...accounts: string[]) {
  const entries = await listEntriesOfOrder(db, scene.orderId);
  const postings = entries.flatMap((entry) => entry.postings);
  return accounts.map((account) =>
    postings.filter((one) => one.account === account).reduce((sum, { amountPaise }) => sum + amountPaise, 0),
  );
}

describe('a parcel that is not packed', () => {
  it('is cancelled with its part of the money, while the rest of the order goes on', async () => {
    const before = await stock();
    expect((await read()).parcels).toMatchObject([
      { state: 'to pack', amount: 386.2, cancelledAt: null },
      { state: 'to pack', amount: 230.8 },
    ]);
    const answer = await cancel(saree());
    expect(answer).toMatchObject({
      status: 200,
      body: { message: expect.stringMatching(/^The parcel from .* is cancelled.*₹230\.80/) },
    });
    const after = await read();
    expect(after).toMatchObject({
      order_status: 'placed',
      notice: expect.stringMatching(/[Pp]art of this order was cancelled/),
      refunds: [{ amount: 230.8, sellerId: scene.saree.sellerId, state: 'due' }],
    });
    expect(after.parcels).toMatchObject([
      { state: 'to pack', cancelledAt: null },
      { state: 'cancelled', cancelledAt: expect.stringMatching(/^2026-03-01T/) },
    ]);
    expect(await stock()).toEqual([before[0], (before[1] ?? 0) + 1]);
    expect(await bookedSums('receivable', 'refunds_owed')).toEqual([0, -23_080]);
    expect(await faults()).toEqual([]);
    expect([(await pack()).status, (await handOver()).status, (await read()).order_status]).toEqual([
      200,
      200,
      'warehouse',
    ]);
    expect([(await deliver()).status, (await read()).order_status]).toEqual([200, 'success']);
  });

  it('can be cancelled after another one left; the order then follows what is left', async () => {
    await pack();
    expect(await cancel()).toMatchObject({
      status: 409,
      body: {
        code: 'wrong_status',
        error: expect.stringMatching(/can still cancel the parcel from .* \(₹230.80\)/),
        cancellable: [{ sellerId: scene.saree.sellerId, amount: 230.8 }],
      },
    });
    expect((await cancel(saree())).status).toBe(200);
    expect([(await read()).order_status, ...(await parcelStates())]).toEqual([
      'warehouse',
      'packed',
      'cancelled',
    ]);
    await handOver();
    await deliver();
    expect((await read()).order_status).toBe('success');

    await order();
    await pack();
    await handOver();
    await deliver();
    expect((await read()).order_status).toBe('placed');
    await cancel(saree());
    expect((await read()).order_status).toBe('success');
    expect(await faults()).toEqual([]);
  });

  it('is cancelled after its sibling was: the order is cancelled, and the refunds add up to what was paid', async () => {
    const before = await stock();
    await cancel(kurta());
    await cancel(saree());
    const { order_status, refunds } = await read();
    expect([order_status, refunds.map(({ amount }) => amount)]).toEqual(['cancelled', [386.2, 230.8]]);
    expect(await stock()).toEqual(before.map((pieces) => (pieces ?? 0) + 1));
    expect(
      await bookedSums('receivable', 'refunds_owed', 'seller_payable', 'commission', 'tax', 'shipping'),
    ).toEqual([0, -61_700, 0, 0, 0, 0]);
    expect(await faults()).toEqual([]);
  });

  it('is part of a whole order that is cancelled at once, with one refund', async () => {
    const before = await stock();
    expect((await cancel()).body.message).toBe('Your order is cancelled. We’re refunding your payment');
    const { order_status, refunds } = await read();
    expect([order_status, refunds]).toMatchObject(['cancelled', [{ amount: 617, sellerId: '' }]]);
    expect(await parcelStates()).toEqual(['cancelled', 'cancelled']);
    expect(await stock()).toEqual(before.map((pieces) => (pieces ?? 0) + 1));
  });

  it('is recorded with who cancelled it, and when', async () => {
    await cancel(saree());
    const rows = await execute(db)`
      select actor, from_state, to_state from order_moves where order_id = ${scene.orderId} and lifecycle = 'parcel'`;
    expect(rows).toEqual([
      { actor: `customer:${scene.customer.id}`, from_state: 'to pack', to_state: 'cancelled' },
    ]);
  });
});

describe('cancelling is refused', () => {
  const refusals = async (body: object) => {
    const before = [await stock(), await parcelStates(), (await read()).refunds];
    const answer = await cancel(body);
    expect([await stock(), await parcelStates(), (await read()).refunds]).toEqual(before);
    return [answer.status, answer.body.code];
  };

  it('for a parcel that is packed or handed over, also beside one that is not', async () => {
    await pack();
    expect(await refusals(kurta())).toEqual([409, 'wrong_status']);
    expect(await refusals({ sellers: [scene.kurta.sellerId, scene.saree.sellerId] })).toEqual([
      409,
      'wrong_status',
    ]);
    await handOver();
    expect(await refusals(kurta())).toEqual([409, 'wrong_status']);
  });

  it('for one that is cancelled, or of no seller of the order', async () => {
    await cancel(kurta());
    expect(await refusals(kurta())).toEqual([409, 'wrong_status']);
    expect(await refusals({ sellers: ['nobody'] })).toEqual([404, 'not_found']);
    expect(await refusals({ sellers: [] })).toEqual([400, 'invalid']);
  });

  it('for a part of an unpaid order, whose price would change under the customer', async () => {
    await order({ paid: false });
    expect(await refusals(saree())).toEqual([409, 'wrong_status']);
    expect((await cancel({ sellers: [scene.kurta.sellerId, scene.saree.sellerId] })).status).toBe(200);
    expect((await read()).order_status).toBe('cancelled');
  });

  it('to everybody else', async () => {
    expect((await cancel(saree(), await shop.shop.customer())).status).toBe(404);
  });

  it('by the database: a packed parcel cannot become cancelled, nor a cancelled one packed', async () => {
    await pack();
    const write = (columns: string) =>
      sql`update order_parcels set ${sql.raw(columns)} where order_id = ${scene.orderId}`.execute(db);
    await expect(write(`cancelled_at = now(), cancelled_by = 'x', packed_at = null`)).rejects.toThrow(
      /cannot go/,
    );
    await order();
    await cancel(kurta());
    await expect(write('cancelled_at = null, cancelled_by = null, packed_at = now()')).rejects.toThrow(
      /cannot go/,
    );
    expect(await pack()).toMatchObject({
      status: 409,
      body: { error: expect.stringMatching(/cancelled.*do not send/) },
    });
  });
});

describe('a race of packing against cancelling', () => {
  it('has one winner: a packed parcel keeps its money and stock, a cancelled one is not packed', async () => {
    for (let round = 0; round < 12; round += 1) {
      await order();
      const before = await stock();
      const rivals = [() => pack(scene.other), () => cancel(saree())];
      const answers = await Promise.all((round % 2 ? rivals.toReversed() : rivals).map((act) => act()));
      expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
      const state = (await parcelStates())[1] ?? '';
      expect(await stock()).toEqual([before[0], (before[1] ?? 0) + (state === 'cancelled' ? 1 : 0)]);
      expect((await read()).refunds).toHaveLength(state === 'cancelled' ? 1 : 0);
    }
    expect(await faults()).toEqual([]);
  });

  it('of ten cancellations at once gives the stock and the money back once', async () => {
    const before = await stock();
    const answers = await Promise.all(Array.from({ length: 10 }, (_, n) => cancel(n % 2 ? saree() : {})));
    expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThan(0);
    const { refunds } = await read();
    const after = await stock();
    expect((after[1] ?? 0) - (before[1] ?? 0)).toBe(1);
    expect(refunds.reduce((sum, { amount }) => sum + amount, 0)).toBe(617);
    expect(await faults()).toEqual([]);
  });
});
