import { beforeEach, describe, expect, it } from 'vitest';
import { razorpayShop } from '../../../../../test/support/razorpay-shop.ts';
import { readBalance } from '../../../ledger/ledger.store.ts';
import { adoptRefunds } from '../../../orders/refunds.store.ts';
import { execute } from '../../../../platform/database.ts';

const shop = await razorpayShop();
const { db, clock, app, books, scene, start, payment, send, sendPayment, refundJob } = shop;

describe('a refund at razorpay', () => {
  const trial = { attempt: 1, last: false };
  const refund = async () => {
    const rows = await execute<{ id: string; state: string; reference: string }>(db)`
      select id, state, reference from refunds where order_id = ${scene.orderId}`;
    return rows[0] as { id: string; state: string; reference: string };
  };
  const moves = async () => {
    const rows = await execute<{ to_state: string }>(db)`
      select to_state from order_moves where order_id = ${scene.orderId} and lifecycle = 'refund' order by id`;
    return rows.map((row) => row.to_state);
  };

  const jobsOf = async (id: string) =>
    (await execute(db)`select from graphile_worker.jobs where key = ${`send_refund:${id}`}`).length;

  beforeEach(async () => {
    books.refuseRefunds = false;
    await start();
    await sendPayment('payment.captured', payment({ acquirer_data: null }));
    await app.inject({
      method: 'POST',
      url: `/api/home/customer/cancel-order/${scene.orderId}`,
      headers: { cookie: scene.cookie },
    });
  });

  it('is sent once by the job, even after a lost answer, and done when the webhook says so', async () => {
    const { id } = await refund();
    books.loseNextAnswer = true;
    await expect(refundJob({ id }, trial)).rejects.toThrow('fetch failed');
    expect(await refund()).toMatchObject({ state: 'sent', reference: '' });
    await refundJob({ id }, { ...trial, attempt: 2 });
    const made = books.refunds.filter(({ receipt }) => receipt === id);
    expect(made).toMatchObject([{ payment_id: `pay_${scene.orderId}`, amount: 90_000 }]);
    expect(await refund()).toMatchObject({ state: 'sent', reference: made[0]?.id });

    const entity = { id: made[0]?.id, status: 'processed' };
    const heard = await send('refund.processed', { refund: { entity } });
    expect(heard.statusCode).toBe(200);
    expect([(await refund()).state, await moves()]).toEqual(['done', ['due', 'sent', 'done']]);
  });

  it('is looked up when no webhook came', async () => {
    const { id } = await refund();
    await refundJob({ id }, trial);
    for (const made of books.refunds) made.status = 'processed';
    await refundJob({ id }, trial);
    expect((await refund()).state).toBe('done');
  });

  it('that is refused is due for an operator, with the reason', async () => {
    books.refuseRefunds = true;
    await refundJob({ id: (await refund()).id }, trial);
    expect([(await refund()).state, await moves()]).toEqual([
      'by_hand',
      ['due', 'sent', 'failed', 'by_hand'],
    ]);
  });

  it('that was handed to staff is never requested from the provider again', async () => {
    const { id } = await refund();
    books.refuseRefunds = true;
    await refundJob({ id }, trial);
    await execute(db)`delete from graphile_worker._private_jobs where key = ${`send_refund:${id}`}`;
    books.refuseRefunds = false;
    const refundCount = books.refunds.length;
    await adoptRefunds(db, ['razorpay'], new Date(clock.now().getTime() + 1));
    await refundJob({ id }, trial);
    expect([books.refunds.length, (await refund()).state]).toEqual([refundCount, 'by_hand']);
    expect(await jobsOf(id)).toBe(0);
  });

  it('that fails after it had arrived goes to staff, and is owed again in the ledger', async () => {
    const { id } = await refund();
    await refundJob({ id }, trial);
    const [made] = books.refunds.filter(({ receipt }) => receipt === id);
    const say = (name: string, status: string) =>
      send(`refund.${name}`, { refund: { entity: { id: made?.id, status } } });
    await say('processed', 'processed');
    expect(await readBalance(db, 'refunds_owed', scene.orderId)).toBe(0);
    await say('failed', 'failed');
    expect([(await refund()).state, (await moves()).at(-2)]).toEqual(['by_hand', 'failed']);
    expect(await readBalance(db, 'refunds_owed', scene.orderId)).toBe(-90_000);
  });
});
