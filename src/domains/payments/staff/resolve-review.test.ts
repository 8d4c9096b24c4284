import { beforeEach, describe, expect, it } from 'vitest';
import { accept, operatorsShop, refusalOf } from '../../../../test/support/operators-shop.ts';
import { hour } from '../../../platform/clock.ts';
import { cancelOrder } from '../../orders/cancel-order.ts';
import { listRefunds } from './refunds.store.ts';
import { expireOrders } from '../../orders/expire-orders.ts';
import { knownOfOrders } from '../../../start/known-of-orders.ts';
import { readStory } from '../../orders/staff/order-story.store.ts';
import { resolveReview } from './resolve-review.ts';
import { listReviews } from './reviews.store.ts';
import { execute } from '../../../platform/database.ts';

const { db, clock, provider, operatorId, by, firstPage, stateOf, place, wrongAmount, begin } =
  await operatorsShop();
let customer: { id: string };
let orderId: string;
beforeEach(async () => {
  ({ customer, orderId } = await begin());
});

describe('money that does not match its order', () => {
  const resolve = (
    review: { provider: string; eventId: string },
    resolution: 'accepted' | 'refunded' | 'dismissed',
    orderId?: string,
  ) => {
    const { provider, eventId } = review;
    return resolveReview(db, { ...by(), provider, eventId, resolution, orderId, reason: 'Looked into' });
  };

  it('is accepted: the order is paid, the excess is owed back, and not owed twice after a cancellation', async () => {
    const review = await wrongAmount(100_000);
    expect(review).toMatchObject({ outcome: 'review:amount', orderId, price: 900 });
    await accept(resolve(review, 'accepted'));
    expect(await stateOf()).toBe('paid/placed/returning');
    expect(await refusalOf(resolve(review, 'dismissed'))).toBe('changed_meanwhile');
    await accept(
      cancelOrder(db, {
        known: knownOfOrders,
        orderId,
        actor: { kind: 'operator', id: operatorId },
        now: clock.now(),
      }),
    );
    const rows = await execute<{ paise: number }>(db)`
      select amount_paise as paise from refunds where order_id = ${orderId} order by 1`;
    expect(rows.map(({ paise }) => paise)).toEqual([10_000, 90_000]);
  });

  it('is returned: a refund is due and the order stays as it was', async () => {
    await accept(resolve(await wrongAmount(50_000), 'refunded'));
    expect(await stateOf()).toBe('unpaid/pending/returning');
    const due = await listRefunds(db, { now: clock.now(), state: 'due', after: 0, limit: 100 });
    expect(due.find((one) => one.orderId === orderId)).toMatchObject({
      amountPaise: 50_000,
      reason: 'Looked into',
    });
  });

  it('is dismissed, and the order’s attention is cleared', async () => {
    await accept(resolve(await wrongAmount(50_000), 'dismissed'));
    expect(await stateOf()).toBe('unpaid/pending/');
    expect(await readStory(db, orderId, knownOfOrders)).toContainEqual(
      expect.objectContaining({ about: 'decision', to: 'dismissed', actor: 'operator Asha' }),
    );
  });

  it('cannot pay an order that is paid or was cancelled by a person', async () => {
    const review = await wrongAmount(90_100);
    await provider.send(provider.captured({ orderId, price: 900 }));
    expect(await refusalOf(resolve(review, 'accepted'))).toBe('wrong_status');
    await accept(resolve(review, 'refunded'));

    orderId = await place();
    const other = await wrongAmount(90_100, orderId);
    await accept(
      cancelOrder(db, {
        known: knownOfOrders,
        orderId,
        actor: { kind: 'customer', id: customer.id },
        now: clock.now(),
      }),
    );
    expect(await refusalOf(resolve(other, 'accepted'))).toBe('wrong_status');
  });

  it('revives an expired order while its goods are in stock', async () => {
    const review = await wrongAmount(90_100);
    clock.advance(hour);
    await expireOrders(db, clock.now());
    await accept(resolve(review, 'accepted'));
    expect(await stateOf()).toBe('paid/placed/returning');
  });

  it('is assigned to an order by the operator when the event names an unknown one', async () => {
    await provider.send(provider.captured({ orderId: 'nobody-knows', price: 900 }));
    const [review] = await listReviews(db, firstPage());
    expect(review).toMatchObject({ outcome: 'unknown_order', price: null });
    if (!review) return;
    expect(await refusalOf(resolve(review, 'accepted'))).toBe('not_found');
    await accept(resolve(review, 'accepted', orderId));
    expect(await stateOf()).toBe('paid/placed/');
  });

  it('never books one payment twice', async () => {
    const paid = provider.captured({ orderId, price: 900 });
    await provider.send(paid);
    const second = await place();
    await provider.send({ ...paid, order_id: second });
    const [review] = await listReviews(db, firstPage());
    expect(review?.outcome).toBe('review:payment_id');
    if (!review) return;
    expect(await refusalOf(resolve(review, 'refunded'))).toBe('wrong_status');
    await accept(resolve(review, 'dismissed'));
  });
});
