import { beforeEach, describe, expect, it } from 'vitest';
import { accept, operatorsShop, refusalOf } from '../../../../test/support/operators-shop.ts';
import { readBalance } from '../../ledger/ledger.store.ts';
import { cancelOrder } from '../../orders/cancel-order.ts';
import { listRefunds } from './refunds.store.ts';
import { confirmClaim } from './decide-claim.ts';
import { knownOfOrders } from '../../../start/known-of-orders.ts';
import { readStory } from '../../orders/staff/order-story.store.ts';
import { reopenRefund, sendRefund } from '../../orders/staff/send-refund.ts';

const { db, clock, shop, payee, operatorId, stateOf, mailsOf, claim, begin, by } = await operatorsShop();
let kurta: Awaited<ReturnType<typeof begin>>['kurta'];
let orderId: string;
beforeEach(async () => {
  ({ kurta, orderId } = await begin());
});

describe('cancelling an order', () => {
  it('requires the state the operator saw, stores the reason, and owes the money back', async () => {
    await claim();
    await accept(confirmClaim(db, { ...by(), orderId, payee, seen: 'pending' }));
    const cancel = (seen: 'pending' | 'placed') =>
      cancelOrder(db, {
        known: knownOfOrders,
        orderId,
        actor: { kind: 'operator', id: operatorId },
        now: clock.now(),
        reason: 'The last piece was torn',
        seen,
      });
    expect(await refusalOf(cancel('pending'))).toBe('changed_meanwhile');
    await accept(cancel('placed'));
    expect(await shop.stockOf(kurta.variantIds[0])).toBe(5);
    expect((await mailsOf())[0]?.text).toMatch(/The last piece was torn[\s\S]*refunding your payment/);
    const due = await listRefunds(db, { now: clock.now(), state: 'due', after: 0, limit: 10 });
    expect(due.filter((one) => one.orderId === orderId)).toMatchObject([
      { amountPaise: 90_000, number: expect.stringMatching(/^CHK-/) },
    ]);
  });
});

describe('refunds', () => {
  it('marked as sent again under the same reference are paid out again in the books', async () => {
    const refundId = await refundDue();
    for (let n = 0; n < 2; n += 1) {
      await accept(sendRefund(db, { ...by(), refundId, reference: 'HDFC123', sentOn: '2026-03-02' }));
      expect(await readBalance(db, 'refunds_owed', orderId)).toBe(0);
      await accept(reopenRefund(db, { ...by(), refundId, reason: 'Marked by mistake' }));
      expect(await readBalance(db, 'refunds_owed', orderId)).toBe(-90_000);
    }
  });

  async function refundDue() {
    await claim();
    await accept(confirmClaim(db, { ...by(), orderId, payee, seen: 'pending' }));
    await accept(
      cancelOrder(db, {
        known: knownOfOrders,
        orderId,
        actor: { kind: 'operator', id: operatorId },
        now: clock.now(),
      }),
    );
    const due = await listRefunds(db, { now: clock.now(), state: 'due', after: 0, limit: 100 });
    return due.find((one) => one.orderId === orderId)?.id ?? '';
  }

  it('are sent once, with reference and day; the order’s attention is cleared and its customer notified', async () => {
    const refundId = await refundDue();
    const send = () => sendRefund(db, { ...by(), refundId, reference: 'HDFC123', sentOn: '2026-03-02' });
    expect((await accept(send())).after).toMatchObject({ state: 'done', reference: 'HDFC123' });
    expect(await refusalOf(send())).toBe('changed_meanwhile');
    expect(await stateOf()).toBe('paid/cancelled/');
    expect((await mailsOf())[0]?.text).toContain('HDFC123');
    const [sent] = await listRefunds(db, { now: clock.now(), state: 'sent', after: 0, limit: 1 });
    expect(sent).toMatchObject({ id: refundId, sentOn: '2026-03-02', reference: 'HDFC123' });
  });

  it('are due again when the money comes back', async () => {
    const refundId = await refundDue();
    await accept(sendRefund(db, { ...by(), refundId, reference: 'HDFC123', sentOn: '2026-03-02' }));
    await accept(reopenRefund(db, { ...by(), refundId, reason: 'Account closed' }));
    expect(await refusalOf(reopenRefund(db, { ...by(), refundId, reason: 'Again' }))).toBe(
      'changed_meanwhile',
    );
    expect(await stateOf()).toBe('paid/cancelled/returning');
    const story = await readStory(db, orderId, knownOfOrders);
    expect(story.at(-1)).toMatchObject({
      about: 'refund',
      from: 'done',
      to: 'by_hand',
      note: 'Account closed',
    });
  });
});
