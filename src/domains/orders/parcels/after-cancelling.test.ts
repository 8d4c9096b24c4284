import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { accept } from '../../../../test/support/operators-shop.ts';
import { sendNotices } from '../../../../test/support/send-notices.ts';
import { twoParcels } from '../../../../test/support/two-parcels.ts';
import { listMessages } from '../../notices/outbox.store.ts';
import { resolveReview } from '../../payments/staff/resolve-review.ts';
import { listReviews } from '../../payments/staff/reviews.store.ts';
import { withdrawVerified } from '../../reviews/reviews.store.ts';
import { countOpen } from '../personal.store.ts';
import { moveRefund } from '../staff/move-refund.ts';
import { reopenRefund, sendRefund } from '../staff/send-refund.ts';
import { execute } from '../../../platform/database.ts';

const shop = await twoParcels();
const { db, clock, scene, call, provider, order, cancel, pack, handOver, read, stock, faults } = shop;
const saree = () => ({ sellers: [scene.saree.sellerId] });
const kurta = () => ({ sellers: [scene.kurta.sellerId] });

async function refundIds(): Promise<string[]> {
  const rows = await execute<{ id: string }>(db)`
    select id from refunds where order_id = ${scene.orderId} order by created_at, id`;
  return rows.map(({ id }) => id);
}
const byOperator = (refundId: string) => ({ refundId, operatorId: scene.operator.id, now: clock.now() });
const handToStaff = (refundId: string) =>
  accept(
    moveRefund(
      db,
      refundId,
      { from: 'due', to: 'by_hand', note: 'to be sent by hand' },
      { kind: 'server' },
      clock.now(),
    ),
  );
const send = (refundId: string, reference: string) =>
  accept(sendRefund(db, { ...byOperator(refundId), reference, sentOn: '2026-03-02' }));

describe('the refunds of an order', () => {
  it('are sent by hand one by one, each with its reference; the account waits for all of them', async () => {
    await pack();
    await cancel(saree());
    await handOver();
    await shop.deliver();
    const [first = ''] = await refundIds();
    await handToStaff(first);
    expect(await read()).toMatchObject({
      notice: expect.stringContaining('art of this order was cancelled'),
    });
    expect(await countOpen(db, scene.customer.id)).toEqual({ orders: 0, refunds: 1 });
    await send(first, 'HDFC1');
    expect(await read()).toMatchObject({ notice: '', refunds: [{ state: 'done', amount: 230.8 }] });
    expect(await countOpen(db, scene.customer.id)).toEqual({ orders: 0, refunds: 0 });
    expect(await faults()).toEqual([]);
  });

  it('of two parcels are apart: one can come back while the other is done', async () => {
    await cancel(saree());
    await cancel(kurta());
    const [first = '', second = ''] = await refundIds();
    await send(first, 'HDFC2');
    expect((await read()).notice).not.toBe('');
    await send(second, 'HDFC3');
    expect((await read()).notice).toBe('');
    await accept(reopenRefund(db, { ...byOperator(second), reason: 'Account closed' }));
    expect((await read()).refunds.map(({ state, amount }) => [state, amount])).toEqual([
      ['done', 230.8],
      ['due', 386.2],
    ]);
    expect(await faults()).toEqual([]);
  });

  it.each([kurta, saree])(
    'give back what was paid where an operator accepted less than the price',
    async (firstOf) => {
      await order({ shortBy: 1_700 });
      const [review] = await listReviews(db, { after: 0, limit: 10 });
      await accept(
        resolveReview(db, {
          provider: 'gateway',
          eventId: review?.eventId ?? '',
          resolution: 'accepted',
          reason: 'Close enough',
          operatorId: scene.operator.id,
          now: clock.now(),
        }),
      );
      await cancel(firstOf());
      expect(await faults()).toEqual([]);
      await cancel();
      const { refunds, order_status } = await read();
      expect([order_status, refunds.reduce((sum, { amount }) => sum + amount * 100, 0)]).toEqual([
        'cancelled',
        60_000,
      ]);
      expect(await faults()).toEqual([]);
    },
  );

  it('keep an overpayment apart from what was cancelled', async () => {
    await provider.send(provider.captured({ orderId: scene.orderId, price: 617 }, { utr: '799999999901' }));
    await cancel(saree());
    expect((await read()).refunds.map(({ amount, sellerId }) => [amount, sellerId === ''])).toEqual([
      [617, true],
      [230.8, false],
    ]);
    expect(await faults()).toEqual([]);
  });
});

describe('an operator', () => {
  const byDesk = (body: object) =>
    call(scene.operator, 'POST', `/desk/order-book/${scene.orderId}/cancel`, body);

  it('cancels one parcel with a reason, which the customer reads with what comes back', async () => {
    const answer = await byDesk({ ...saree(), seen: 'placed', reason: 'The saree was torn' });
    expect(answer.status).toBe(200);
    await sendNotices(db, clock);
    const [mail] = await listMessages(db, { to: `${scene.customer.id}@example.com`, limit: 1 });
    expect(mail?.text).toMatch(/The saree was torn/);
    expect(mail?.text).toMatch(/₹230\.80/);
    const book = await call(scene.operator, 'GET', `/desk/order-book/${scene.orderId}`);
    expect(book.body).toMatchObject({ cancellable: true });
    expect(book.body.story).toContainEqual(
      expect.objectContaining({ about: 'parcel', to: 'cancelled', actor: 'operator Omkar' }),
    );
  });

  it('is refused for a parcel at the courier', async () => {
    await pack();
    await handOver();
    expect((await byDesk({ ...kurta(), seen: 'placed', reason: 'Too late' })).body.code).toBe('wrong_status');
    const book = await call(scene.operator, 'GET', `/desk/order-book/${scene.orderId}`);
    expect(book.body).toMatchObject({ cancellable: false });
  });
});

describe('a verified review', () => {
  const review = async (productId: string) => {
    const reviewAnswer = await call(scene.customer, 'POST', '/home/customer/submit-review', {
      name: 'x',
      review: 'Lovely',
      rating: 5,
      productId,
    });
    expect(reviewAnswer.status).toBe(201);
  };
  const areVerified = async () => {
    const rows = await execute<{ verified: boolean }>(db)`
      select verified from reviews where customer_id = ${scene.customer.id} order by product_id = ${scene.saree.id}`;
    return rows.map((row) => row.verified);
  };

  it('is withdrawn for the goods of the cancelled parcel only', async () => {
    await review(scene.kurta.id);
    await review(scene.saree.id);
    expect(await areVerified()).toEqual([true, true]);
    await cancel(saree());
    await withdrawVerified(db, scene.orderId);
    expect(await areVerified()).toEqual([true, false]);
    await review(scene.saree.id);
    expect(await areVerified()).toEqual([true, false]);
  });

  it('stays where another parcel with the product was paid for', async () => {
    await order();
    await review(scene.saree.id);
    await cancel(saree());
    await withdrawVerified(db, scene.orderId);
    expect(await areVerified()).toEqual([true]);
  });
});

describe('the ledger check', () => {
  const sentencesAfter = async (wrong: string) => {
    let sentences: string[] = [];
    const rollback = new Error('taken back');
    const work = db.transaction().execute(async (trx) => {
      for (const table of ['ledger_entries', 'ledger_postings', 'order_parcels', 'refunds'])
        await execute(trx)`alter table ${sql.table(table)} disable trigger user`;
      await sql.raw(wrong).execute(trx);
      sentences = await shop.faultsIn(trx);
      throw rollback;
    });
    await expect(work).rejects.toBe(rollback);
    return sentences.join('\n');
  };

  it.each([
    [
      'a parcel that is cancelled and still sold',
      `insert into order_parcels (order_id, seller_id, cancelled_at, cancelled_by) select order_id, seller_id, now(), 'x' from order_lines l where not exists (select from order_parcels p where p.order_id = l.order_id and p.seller_id = l.seller_id) limit 1`,
      /is cancelled and still sold/,
    ],
    [
      'a cancellation that was undone by hand',
      `update order_parcels set cancelled_at = null, cancelled_by = null where cancelled_at is not null`,
      /is taken back in the books and not cancelled/,
    ],
    [
      'a refund of more than was owed',
      `update refunds set amount_paise = amount_paise + 1 where part <> ''`,
      /owes back/,
    ],
    [
      'refunds of more than was paid',
      `insert into refunds (id, order_id, provider, payment_id, part, amount_paise, reason, created_at, updated_at) select id || 'x', order_id, provider, payment_id, 'x', 61700, '', now(), now() from refunds where part <> '' limit 1`,
      /refunds of .* are more than was paid/,
    ],
  ])('finds %s', async (_what, wrong, sentence) => {
    await cancel(saree());
    await pack();
    expect(await sentencesAfter(wrong)).toMatch(sentence);
    expect(await faults()).toEqual([]);
  });
});

it('an order whose last open parcel is cancelled twice at once gives its pieces back once', async () => {
  const before = await stock();
  await cancel(kurta());
  const answers = await Promise.all([cancel(), cancel(saree()), cancel()]);
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(await stock()).toEqual(before.map((pieces) => (pieces ?? 0) + 1));
});
