import { beforeEach, describe, expect, it } from 'vitest';
import { accept, refusalOf } from '../../../../test/support/operators-shop.ts';
import { statementShop } from '../../../../test/support/statement-shop.ts';
import { confirmPayment } from '../confirm-payment.ts';
import { allocateBankLine } from '../statement/bank-lines.store.ts';
import { resolveReview } from './resolve-review.ts';
import { listReviews } from './reviews.store.ts';
import { execute } from '../../../platform/database.ts';

const {
  db,
  call,
  clock,
  shop,
  provider,
  payee,
  scene,
  stateOf,
  refundsOf,
  placeOrder,
  operator,
  newUtr,
  line,
  read,
  inBank,
  claim,
  confirm,
  right,
} = await statementShop();

describe('a credit that waits at the desk', () => {
  const credit = async () => {
    const reviews = await listReviews(db, { after: 0, limit: 100 });
    return reviews.find(({ provider }) => provider === 'upi-manual')?.eventId ?? '';
  };
  const decide = async (resolution: 'accepted' | 'refunded' | 'dismissed' | 'booked', orderId?: string) =>
    resolveReview(db, {
      provider: 'upi-manual',
      eventId: await credit(),
      resolution,
      orderId,
      reason: 'On the statement',
      operatorId: operator.id,
      now: clock.now(),
    });
  const ownerOf = async (utr: string) => {
    const rows = await execute<{ owner: string | null }>(db)`
      select order_id as owner from bank_lines where utr = ${utr}`;
    return rows[0]?.owner;
  };

  beforeEach(async () => {
    await execute(db)`update payment_events set resolved_at = now() where resolved_at is null`;
  });

  it('pays the order that the operator names, and belongs to it from then on', async () => {
    const [utr, before] = [newUtr(), await inBank()];
    await read(line(utr));
    await accept(decide('accepted', scene.order.orderId));
    expect([await stateOf(), await ownerOf(utr)]).toEqual(['paid/placed', scene.order.orderId]);
    await read(line(utr));
    expect(await inBank()).toBe(before + 90_000);
    await right();
  });

  it('pays another order than the one that claimed it', async () => {
    const [utr, other] = [newUtr(), scene.order.orderId];
    await accept(claim(utr));
    await read(line(utr, '899.00'));
    scene.customer = await shop.customer();
    scene.order = await placeOrder();
    await accept(decide('accepted', scene.order.orderId));
    expect([await stateOf(), await stateOf(other), await ownerOf(utr)]).toEqual([
      'paid/placed',
      'pending/pending',
      scene.order.orderId,
    ]);
    await right();
  });

  it('belongs to one order at most', async () => {
    const utr = newUtr();
    await read(line(utr));
    await accept(decide('accepted', scene.order.orderId));
    const rows = await execute<{ id: number }>(db)`select id from bank_lines where utr = ${utr}`;
    const another = await placeOrder(scene.kurta, await shop.customer());
    const payment = { provider: 'upi-manual', paymentId: 'x', orderId: another.orderId, amountPaise: 90_000 };
    await expect(allocateBankLine(db, rows[0]?.id ?? 0, payment)).rejects.toThrow(
      'belongs to an order already',
    );
    const given = { orderId: another.orderId, operatorId: operator.id, payee, utr, now: clock.now() };
    expect(await refusalOf(confirmPayment(db, given))).toBe('utr_taken');
  });

  it('is owed back for the order that the operator names', async () => {
    const utr = newUtr();
    await read(line(utr, '12.00'));
    await accept(decide('refunded', scene.order.orderId));
    expect(await ownerOf(utr)).toBe(scene.order.orderId);
    expect(await refundsOf()).toEqual([{ amount: 1_200, reason: 'On the statement' }]);
    await right();
  });

  it('that was owed back pays nothing when the provider tells of it later', async () => {
    const [utr, before] = [newUtr(), await inBank()];
    await read(line(utr));
    await accept(decide('refunded', scene.order.orderId));
    await provider.send(provider.captured(scene.order, { utr }));
    expect([await inBank(), await stateOf()]).toEqual([before + 90_000, 'unpaid/pending']);
    await right();
  });

  it.each([
    ['900.00', 90_000, []],
    ['890.00', 89_000, []],
    ['910.00', 91_000, [{ amount: 1_000, reason: 'Paid more than was booked' }]],
  ])(
    'of ₹%s is a payment that was confirmed by hand, and no further money',
    async (amount, paise, refunds) => {
      const [utr, before] = [newUtr(), await inBank()];
      await accept(confirm());
      await read(line(utr, amount));
      expect(await inBank()).toBe(before + 90_000 + paise);
      expect(await refusalOf(decide('booked'))).toBe('not_found');
      await accept(decide('booked', scene.order.orderId));
      expect([await inBank(), await ownerOf(utr)]).toEqual([before + paise, scene.order.orderId]);
      expect(await refundsOf()).toEqual(refunds);
      await right();
      await read(line(newUtr(), amount));
      expect(await refusalOf(decide('booked', scene.order.orderId))).toBe('wrong_status');
    },
  );

  it('that was put away as other income still pays the order that an operator confirms with its UTR', async () => {
    const [utr, before] = [newUtr(), await inBank()];
    await read(line(utr));
    await accept(decide('dismissed'));
    await accept(claim(utr));
    await accept(confirm());
    expect([await stateOf(), await ownerOf(utr)]).toEqual(['paid/placed', scene.order.orderId]);
    expect(await inBank()).toBe(before + 90_000);
    await right();
  });

  it('that was put away as other income pays no order whose customer claims it afterwards', async () => {
    const utr = newUtr();
    await read(line(utr));
    await accept(decide('dismissed'));
    await accept(claim(utr));
    expect([await stateOf(), await ownerOf(utr)]).toEqual(['pending/pending', null]);
    await right();
  });

  it('is told of to nobody who guesses at its UTR', async () => {
    const usedUtr = newUtr();
    await read(line(usedUtr, '12.00'));
    const guess = async (utr: string) => {
      const claimed = await claim(utr);
      const { body } = await call('GET', `/payment/status/${scene.order.orderId}`);
      return { ...claimed, status: body.payment_status, notice: body.notice };
    };
    const ofKnown = await guess(usedUtr);
    scene.order = await placeOrder(await shop.product());
    expect(await guess(newUtr())).toEqual(ofKnown);
    expect(ofKnown.notice).toContain('checking the transaction ID');
  });

  it('of two that were put away, one is the payment that was confirmed with their UTR', async () => {
    const [utr, before] = [newUtr(), await inBank()];
    for (const text of [line(utr), line(utr).replace('01/03/26', '08/03/26')]) {
      await read(text);
      await accept(decide('dismissed'));
    }
    await accept(claim(utr));
    await accept(confirm());
    expect(await inBank()).toBe(before + 3 * 90_000);
    await read(line(utr));
    expect(await inBank()).toBe(before + 2 * 90_000);
    await right();
  });
});
