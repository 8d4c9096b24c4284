import { beforeEach, describe, expect, it } from 'vitest';
import { accept, operatorsShop, refusalOf } from '../../../../test/support/operators-shop.ts';
import { day, hour, minute } from '../../../platform/clock.ts';
import { listWaitingClaims } from './claims.store.ts';
import { confirmClaim, rejectClaim } from './decide-claim.ts';
import { knownOfOrders } from '../../../start/known-of-orders.ts';
import { readStory } from '../../orders/staff/order-story.store.ts';

const { db, clock, payee, firstPage, stateOf, mailsOf, place, claim, begin, by } = await operatorsShop();
let orderId: string;
beforeEach(async () => {
  ({ orderId } = await begin());
});

describe('unchecked UTRs', () => {
  it('are listed longest waiting first, and become overdue', async () => {
    const first = await claim();
    clock.advance(hour);
    const second = await place();
    const utr = await claim(second);
    clock.advance(day - minute);
    const waiting = await listWaitingClaims(db, firstPage());
    expect(waiting[0]?.number).toMatch(/^CHK-/);
    expect(waiting.map(({ orderId, utrs, overdue, price }) => ({ orderId, utrs, overdue, price }))).toEqual([
      { orderId, utrs: [first], overdue: true, price: 900 },
      { orderId: second, utrs: [utr], overdue: false, price: 900 },
    ]);
  });

  it('pay the order when confirmed, and notify its customer', async () => {
    await claim();
    const { before, after } = await accept(confirmClaim(db, { ...by(), orderId, payee, seen: 'pending' }));
    expect([before.payment, after.payment, after.order]).toEqual(['pending', 'paid', 'placed']);
    expect((await mailsOf())[0]?.subject).toContain('Your order is placed');
    expect(await listWaitingClaims(db, firstPage())).toEqual([]);
  });

  it('are decided once: the second operator is refused', async () => {
    const utr = await claim();
    await accept(confirmClaim(db, { ...by(), orderId, payee, seen: 'pending' }));
    const late = { ...by(), orderId, reason: 'Not on the statement', utrs: [utr], unpaidOrderTtl: hour };
    expect(await refusalOf(rejectClaim(db, late))).toBe('changed_meanwhile');
    expect(await refusalOf(confirmClaim(db, { ...by(), orderId, payee, seen: 'pending' }))).toBe(
      'changed_meanwhile',
    );
    expect(await stateOf()).toBe('paid/placed/');
  });

  it('are rejected with a reason, except one sent after the operator looked', async () => {
    const utr = await claim();
    const reject = (utrs: string[]) =>
      rejectClaim(db, { ...by(), orderId, reason: 'Not on the statement', utrs, unpaidOrderTtl: hour });
    const another = await claim();
    expect(await refusalOf(reject([utr]))).toBe('changed_meanwhile');
    await accept(reject([utr, another]));
    expect(await stateOf()).toBe('failed/pending/claim_rejected');
    expect((await mailsOf())[0]?.text).toContain('Not on the statement');
    const story = await readStory(db, orderId, knownOfOrders);
    expect(story).toContainEqual(
      expect.objectContaining({
        about: 'payment',
        to: 'failed',
        actor: 'operator Asha',
        note: 'UTR rejected: Not on the statement',
      }),
    );
  });

  it('are each told of, also when two are rejected in one millisecond', async () => {
    for (let claims = 0; claims < 2; claims += 1) {
      const utrs = [await claim()];
      await accept(rejectClaim(db, { ...by(), orderId, reason: 'Not there', utrs, unpaidOrderTtl: hour }));
    }
    expect((await mailsOf()).filter(({ text }) => text.includes('Not there'))).toHaveLength(2);
  });
});
