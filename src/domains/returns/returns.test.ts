import fc from 'fast-check';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { returningShop } from '../../../test/support/returning-shop.ts';
import { sendNotices } from '../../../test/support/send-notices.ts';
import { linesOfParcel } from '../../../test/support/invoice-examples.ts';
import { isRefusal } from '../../platform/refusal.ts';
import { issueCreditNotes } from '../invoices/issue-credit-notes.ts';
import { issueInvoices } from '../invoices/issue-invoices.ts';
import { totalsOf } from '../invoices/totals.ts';
import { listEntriesOfOrder } from '../ledger/ledger.store.ts';
import { lifeOf } from '../orders/lifecycle-document.ts';
import { returnMoves } from './return.ts';
import { execute } from '../../platform/database.ts';

const shop = await returningShop();
const { db, clock, scene, call, asked, move, pickedUp, read, order, stock, faults } = shop;

const issueAll = () => issueInvoices(db, { orderId: scene.orderId, now: clock.now() });
async function notes() {
  const creditNotes = await issueCreditNotes(db, { orderId: scene.orderId, now: clock.now() });
  if (isRefusal(creditNotes)) throw new Error(creditNotes.error);
  return creditNotes;
}
const refunds = async () => (await order()).refunds.map(({ amount }) => amount);

/** A return that was requested, agreed, picked up, and found good. */
async function returnPiece(over: object = {}) {
  const id = await asked(over);
  await pickedUp(id);
  expect((await move(id, 'picked up', 'refunded')).status).toBe(200);
  return id;
}

describe('the table of moves', () => {
  it('is what lifecycle.md shows, and what the database allows', async () => {
    await expect(`# The life of a return\n\n${lifeOf(returnMoves, 'asked')}`).toMatchFileSnapshot(
      './lifecycle.md',
    );
    const rows = await execute<{ move: string }>(db)`
      select from_state || ' > ' || to_state as move from allowed_moves where lifecycle = 'return'`;
    expect(new Set(rows.map((row) => row.move))).toEqual(
      new Set(returnMoves.map(({ from, to }) => `${from} > ${to}`)),
    );
  });

  it('is enforced by the database for direct writes too', async () => {
    const id = await asked();
    await expect(sql`update returns set state = 'refunded' where id = ${id}`.execute(db)).rejects.toThrow(
      /cannot go from asked to refunded/,
    );
  });
});

describe('one of two kurtas that is not liked', () => {
  it('comes back for its price, with stock, books and credit note for just this piece', async () => {
    await issueAll();
    const before = await stock();
    expect((await read()).lines[0]).toMatchObject({
      left: 2,
      open: true,
      back: [
        { amount: 150, fee: 0, faultFee: 56.81 },
        { amount: 300, fee: 0, faultFee: 56.81 },
      ],
    });
    const id = await asked();
    expect((await read()).returns).toMatchObject([
      { _id: id, state: 'asked', amount: 150, fee: 0, may: ['cancelled'], refund: null },
    ]);
    expect((await order()).credited).toBe(false);
    await pickedUp(id);
    expect(await stock()).toEqual(before);
    await move(id, 'picked up', 'refunded');
    expect(await stock()).toEqual([(before[0] ?? 0) + 1, before[1], before[2]]);
    expect(await order()).toMatchObject({
      credited: true,
      notice: expect.stringContaining('returned part of this order'),
      refunds: [{ amount: 150, sellerId: '', state: 'due' }],
    });
    expect((await read()).returns).toMatchObject([
      { state: 'refunded', may: [], refund: { amount: 150, state: 'due', by: '2026-03-09' } },
    ]);
    const [note, ...others] = await notes();
    expect(others).toEqual([]);
    expect(note).toMatchObject({
      reason: 'Returned by the buyer',
      part: { pieces: [{ line: 0, quantity: 1 }], lines: [{ quantity: 1, grossPaise: 15_000 }] },
    });
    const entry = (await listEntriesOfOrder(db, scene.orderId)).find(({ note: cause }) => cause === id);
    expect(entry?.postings).toContainEqual({
      account: 'seller_payable',
      party: scene.kurta.sellerId,
      amountPaise: 14_214,
    });
    expect(await faults()).toEqual([]);
  });

  it('was told about by mail at each step that staff make', async () => {
    // An address that nobody verified gets five mails a day.
    await execute(
      db,
    )`update customers set email_verified_at = ${clock.now()} where id = ${scene.customer.id}`;
    await returnPiece();
    await sendNotices(db, clock);
    const rows = await execute<{ text: string }>(db)`
      select text from outbox where recipient = ${`${scene.customer.id}@example.com`} order by created_at, id`;
    const noticeText = rows.map(({ text }) => text).join('\n');
    expect(noticeText).toMatch(/is agreed/);
    expect(noticeText).toMatch(/refunding ₹150/);
  });
});

describe('the delivery fee', () => {
  it('comes back once where the shop is at fault', async () => {
    await returnPiece({ reason: 'damaged' });
    expect((await read()).lines[0]?.back[0]).toMatchObject({ faultFee: 0 });
    await returnPiece({ reason: 'faulty' });
    expect(await refunds()).toEqual([206.81, 150]);
    expect(await faults()).toEqual([]);
  });

  it('comes back with the last piece of a parcel of which nothing is kept', async () => {
    await returnPiece({ quantity: 2 });
    expect((await read()).lines[1]?.back).toEqual([{ amount: 101, fee: 56.81, faultFee: 56.81 }]);
    await returnPiece({ line: 1 });
    expect(await refunds()).toEqual([300, 157.81]);
  });
});

describe('any sequence of returns', () => {
  it('adds up to what was paid for the parcel, to its invoice and to its part of the sale', async () => {
    const pieces = fc.constantFrom(
      [
        [0, 1],
        [0, 1],
        [1, 1],
      ],
      [
        [1, 1],
        [0, 2],
      ],
      [
        [0, 2],
        [1, 1],
      ],
      [
        [0, 1],
        [1, 1],
        [0, 1],
      ],
    );
    await fc.assert(
      fc.asyncProperty(
        pieces,
        fc.constantFrom('damaged', 'size'),
        fc.constantFrom(0, 1_700),
        async (steps, reason, shortBy) => {
          await shop.deliveredOrder({ shortBy });
          if (shortBy > 0) await acceptShortfall();
          await shop.deliver();
          const invoices = await issueAll();
          for (const [line, quantity] of steps) await returnPiece({ line, quantity, reason });
          const back = (await refunds()).reduce((sum, amount) => sum + Math.round(amount * 100), 0);
          expect(back).toBe(45_781 - (shortBy > 0 ? Math.round((1_700 * 45_781) / 68_500) : 0));
          const creditNotes = await notes();
          expect(totalsOf(creditNotes.flatMap(({ part }) => part?.lines ?? []))).toEqual(
            totalsOf(linesOfParcel(isRefusal(invoices) ? [] : invoices, scene.kurta.sellerId)),
          );
          const postings = (await listEntriesOfOrder(db, scene.orderId)).flatMap(({ postings }) => postings);
          const ofSeller = postings.filter(({ party }) => party === scene.kurta.sellerId);
          expect(ofSeller.reduce((sum, { amountPaise }) => sum + amountPaise, 0)).toBe(0);
          expect(await faults()).toEqual([]);
        },
      ),
      { numRuns: 8 },
    );
  });

  async function acceptShortfall() {
    const { body } = await call(scene.operator, 'GET', '/desk/money/reviews');
    const [review] = body.reviews as { provider: string; eventId: string }[];
    await call(scene.operator, 'POST', '/desk/money/reviews/resolve', {
      provider: review?.provider,
      eventId: review?.eventId,
      resolution: 'accepted',
      reason: 'Close enough',
    });
  }
});
