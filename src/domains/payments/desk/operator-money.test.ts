import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { testApp, testSettings } from '../../../../test/support/app.ts';
import { createTestDatabase } from '../../../../test/support/database.ts';
import { testProvider } from '../../../../test/support/payment-events.ts';
import { home, type ShelfProduct, smallShop } from '../../../../test/support/small-shop.ts';
import { day, hour, minute, testClock } from '../../../platform/clock.ts';
import { type Failure, isFailure } from '../../../platform/failure.ts';
import { newId } from '../../../platform/ids.ts';
import { listMessages } from '../../../platform/messages/outbox.store.ts';
import { cancelOrder } from '../../orders/cancel-order.ts';
import { listDeskOrders } from '../../orders/desk/desk-orders.store.ts';
import { readOrderQuery } from '../../orders/desk/order-query.ts';
import { listRefunds } from '../../orders/desk/refunds.store.ts';
import { reopenRefund, sendRefund } from '../../orders/desk/send-refund.ts';
import { expireOrders } from '../../orders/expire-orders.ts';
import { findOrderState } from '../../orders/orders.store.ts';
import { placeOrder } from '../../orders/place-order.ts';
import { claimPayment } from '../claim-payment.ts';
import { listWaitingClaims } from './claims.store.ts';
import { confirmClaim, rejectClaim } from './decide-claim.ts';
import { readStory } from './order-story.store.ts';
import { resolveReview } from './resolve-review.ts';
import { listReviews } from './reviews.store.ts';

const { db } = await createTestDatabase();
const clock = testClock('2026-03-01T10:00:00Z');
const settings = testSettings({ PAYMENT_PROVIDER: 'gateway' });
const app = await testApp(db, { clock, settings });
const provider = testProvider(app, clock);
const shop = await smallShop(db, clock.now());
const payee = settings.upi.vpa;
const operatorId = newId(clock.now());
await sql`
  insert into staff (id, name, email, password_hash, role, created_at)
  values (${operatorId}, 'Asha', 'asha@chowk.example', 'x', 'operator', ${clock.now()})`.execute(db);

let kurta: ShelfProduct;
let customer: { id: string };
let orderId: string;
let lastUtr = 100_000_000_000;

const newUtr = () => String((lastUtr += 1));
const by = () => ({ operatorId, now: clock.now() });
const firstPage = () => ({ after: 0, limit: 50, now: clock.now() });
const stateOf = async (id = orderId) => {
  const order = await findOrderState(db, id);
  return `${order?.paymentStatus}/${order?.orderStatus}/${order?.attention}`;
};
const mailsOf = async () =>
  (await listMessages(db, { to: `${customer.id}@example.com`, limit: 20 })).map(({ subject, text }) => ({
    subject,
    text,
  }));
async function done<T>(answer: Promise<T | Failure>): Promise<T> {
  const value = await answer;
  if (isFailure(value)) throw new Error(`${value.refused}: ${value.error}`);
  return value;
}
async function refused(answer: Promise<object>) {
  const value = await answer;
  return isFailure(value) ? value.refused : value;
}

async function place() {
  // The same order within a minute would be a double click.
  clock.advance(2 * minute);
  const placed = await placeOrder(db, {
    customerId: customer.id,
    wanted: [{ productId: kurta.id, quantity: 1 }],
    shipTo: home,
    seen: { goodsTotal: 900, shippingFee: 0 },
    key: undefined,
    now: clock.now(),
    unpaidOrderTtl: 30 * minute,
  });
  if (isFailure(placed)) throw new Error(placed.error);
  return placed.orderId;
}
async function claim(id = orderId, utr = newUtr()) {
  const given = { customerId: customer.id, orderId: id, utr, key: undefined, now: clock.now() };
  await done(claimPayment(db, { ...given, claimedOrderTtl: day, payee }));
  return utr;
}
/** A payment of another amount came for the order: it is kept for review. */
async function wrongAmount(paise: number) {
  await provider.send(provider.captured({ orderId, price: 900 }, { amount_paise: paise }));
  const [review] = await listReviews(db, firstPage());
  if (!review) throw new Error('Nothing waits for review');
  return review;
}

beforeEach(async () => {
  clock.advance(minute);
  await sql`truncate payment_events, payment_claims`.execute(db);
  customer = await shop.customer();
  kurta = await shop.product({ stock: [5] });
  orderId = await place();
});

describe('UTRs that wait', () => {
  it('are listed with the longest waiting first, and are overdue once their time is over', async () => {
    const first = await claim();
    clock.advance(hour);
    const second = await place();
    const utr = await claim(second);
    clock.advance(day - minute);
    const waiting = await listWaitingClaims(db, firstPage());
    expect(waiting.map(({ orderId, utrs, overdue, price }) => ({ orderId, utrs, overdue, price }))).toEqual([
      { orderId, utrs: [first], overdue: true, price: 900 },
      { orderId: second, utrs: [utr], overdue: false, price: 900 },
    ]);
  });

  it('pay the order when they are confirmed, and its customer is told', async () => {
    await claim();
    const { before, after } = await done(confirmClaim(db, { ...by(), orderId, payee, seen: 'pending' }));
    expect([before.payment, after.payment, after.order]).toEqual(['pending', 'paid', 'placed']);
    expect((await mailsOf())[0]?.subject).toContain('Your order is placed');
    expect(await listWaitingClaims(db, firstPage())).toEqual([]);
  });

  it('are decided once: the second operator is told', async () => {
    const utr = await claim();
    await done(confirmClaim(db, { ...by(), orderId, payee, seen: 'pending' }));
    const late = { ...by(), orderId, reason: 'Not on the statement', utrs: [utr], unpaidOrderTtl: hour };
    expect(await refused(rejectClaim(db, late))).toBe('changed_meanwhile');
    expect(await refused(confirmClaim(db, { ...by(), orderId, payee, seen: 'pending' }))).toBe(
      'changed_meanwhile',
    );
    expect(await stateOf()).toBe('paid/placed/');
  });

  it('are rejected with a reason, but not one that came after the operator looked', async () => {
    const utr = await claim();
    const reject = (utrs: string[]) =>
      rejectClaim(db, { ...by(), orderId, reason: 'Not on the statement', utrs, unpaidOrderTtl: hour });
    const another = await claim();
    expect(await refused(reject([utr]))).toBe('changed_meanwhile');
    await done(reject([utr, another]));
    expect(await stateOf()).toBe('failed/pending/claim_rejected');
    expect((await mailsOf())[0]?.text).toContain('Not on the statement');
    const story = await readStory(db, orderId);
    expect(story).toContainEqual(
      expect.objectContaining({
        about: 'payment',
        to: 'failed',
        actor: 'operator Asha',
        note: 'UTR rejected: Not on the statement',
      }),
    );
  });
});

describe('cancelling an order', () => {
  it('needs the state that the operator saw, keeps the reason, and owes the money back', async () => {
    await claim();
    await done(confirmClaim(db, { ...by(), orderId, payee, seen: 'pending' }));
    const cancel = (seen: 'pending' | 'placed') =>
      cancelOrder(db, {
        orderId,
        actor: { kind: 'operator', id: operatorId },
        now: clock.now(),
        reason: 'The last piece was torn',
        seen,
      });
    expect(await refused(cancel('pending'))).toBe('changed_meanwhile');
    await done(cancel('placed'));
    expect(await shop.stockOf(kurta.variantIds[0])).toBe(5);
    expect((await mailsOf())[0]?.text).toMatch(/The last piece was torn[\s\S]*being returned/);
    const due = await listRefunds(db, { state: 'due', after: 0, limit: 10 });
    expect(due.filter((one) => one.orderId === orderId)).toMatchObject([{ amountPaise: 90_000 }]);
  });
});

describe('refunds', () => {
  async function refundDue() {
    await claim();
    await done(confirmClaim(db, { ...by(), orderId, payee, seen: 'pending' }));
    await done(cancelOrder(db, { orderId, actor: { kind: 'operator', id: operatorId }, now: clock.now() }));
    const due = await listRefunds(db, { state: 'due', after: 0, limit: 100 });
    return due.find((one) => one.orderId === orderId)?.id ?? '';
  }

  it('are sent once, with reference and day; the order no longer waits, its customer is told', async () => {
    const refundId = await refundDue();
    const send = () => sendRefund(db, { ...by(), refundId, reference: 'HDFC123', sentOn: '2026-03-02' });
    expect((await done(send())).after).toMatchObject({ state: 'sent', reference: 'HDFC123' });
    expect(await refused(send())).toBe('changed_meanwhile');
    expect(await stateOf()).toBe('paid/cancelled/');
    expect((await mailsOf())[0]?.text).toContain('HDFC123');
    const [sent] = await listRefunds(db, { state: 'sent', after: 0, limit: 1 });
    expect(sent).toMatchObject({ id: refundId, sentOn: '2026-03-02', reference: 'HDFC123' });
  });

  it('are due again when the money comes back', async () => {
    const refundId = await refundDue();
    await done(sendRefund(db, { ...by(), refundId, reference: 'HDFC123', sentOn: '2026-03-02' }));
    await done(reopenRefund(db, { ...by(), refundId, reason: 'Account closed' }));
    expect(await refused(reopenRefund(db, { ...by(), refundId, reason: 'Again' }))).toBe('changed_meanwhile');
    expect(await stateOf()).toBe('paid/cancelled/returning');
    const story = await readStory(db, orderId);
    expect(story.at(-1)).toMatchObject({ about: 'refund', from: 'sent', to: 'due', note: 'Account closed' });
  });
});

describe('money that does not fit', () => {
  const resolve = (
    review: { provider: string; eventId: string },
    resolution: 'accepted' | 'refunded' | 'dismissed',
    orderId?: string,
  ) => {
    const { provider, eventId } = review;
    return resolveReview(db, { ...by(), provider, eventId, resolution, orderId, reason: 'Looked into' });
  };

  it('is accepted: the order is paid, what is too much is owed back, and is not owed twice when it is cancelled', async () => {
    const review = await wrongAmount(100_000);
    expect(review).toMatchObject({ outcome: 'review:amount', orderId, price: 900 });
    await done(resolve(review, 'accepted'));
    expect(await stateOf()).toBe('paid/placed/returning');
    expect(await refused(resolve(review, 'dismissed'))).toBe('changed_meanwhile');
    await done(cancelOrder(db, { orderId, actor: { kind: 'operator', id: operatorId }, now: clock.now() }));
    const { rows } = await sql<{ paise: number }>`
      select amount_paise as paise from refunds where order_id = ${orderId} order by 1`.execute(db);
    expect(rows.map(({ paise }) => paise)).toEqual([10_000, 90_000]);
  });

  it('is returned: a refund is due and the order stays as it was', async () => {
    await done(resolve(await wrongAmount(50_000), 'refunded'));
    expect(await stateOf()).toBe('unpaid/pending/returning');
    const due = await listRefunds(db, { state: 'due', after: 0, limit: 100 });
    expect(due.find((one) => one.orderId === orderId)).toMatchObject({
      amountPaise: 50_000,
      reason: 'Looked into',
    });
  });

  it('is put away, and the order no longer waits', async () => {
    await done(resolve(await wrongAmount(50_000), 'dismissed'));
    expect(await stateOf()).toBe('unpaid/pending/');
    expect(await readStory(db, orderId)).toContainEqual(
      expect.objectContaining({ about: 'decision', to: 'dismissed', actor: 'operator Asha' }),
    );
  });

  it('cannot pay an order that is paid, nor one that a person cancelled', async () => {
    const review = await wrongAmount(90_100);
    await provider.send(provider.captured({ orderId, price: 900 }));
    expect(await refused(resolve(review, 'accepted'))).toBe('wrong_status');
    await done(resolve(review, 'refunded'));

    orderId = await place();
    const other = await wrongAmount(90_100);
    await done(cancelOrder(db, { orderId, actor: { kind: 'customer', id: customer.id }, now: clock.now() }));
    expect(await refused(resolve(other, 'accepted'))).toBe('wrong_status');
  });

  it('brings an expired order back while its goods are there', async () => {
    const review = await wrongAmount(90_100);
    clock.advance(hour);
    await expireOrders(db, clock.now());
    await done(resolve(review, 'accepted'));
    expect(await stateOf()).toBe('paid/placed/returning');
  });

  it('finds its order by an operator’s word when the event names one that nobody knows', async () => {
    await provider.send(provider.captured({ orderId: 'nobody-knows', price: 900 }));
    const [review] = await listReviews(db, firstPage());
    expect(review).toMatchObject({ outcome: 'unknown_order', price: null });
    if (!review) return;
    expect(await refused(resolve(review, 'accepted'))).toBe('not_found');
    await done(resolve(review, 'accepted', orderId));
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
    expect(await refused(resolve(review, 'refunded'))).toBe('wrong_status');
    await done(resolve(review, 'dismissed'));
  });
});

describe('finding orders', () => {
  const find = async (typed: string, filter: object = {}) =>
    (
      await listDeskOrders(db, { query: readOrderQuery(typed), ...filter }, { limit: 20, now: clock.now() })
    ).map(({ id }) => id);

  it('by UTR, e-mail, mobile, number, the beginning of it, and name', async () => {
    const utr = await claim();
    await sql`update customers set mobile = '9876500001', name = 'Zeenat 100%' where id = ${customer.id}`.execute(
      db,
    );
    for (const typed of [
      utr,
      `${customer.id}@EXAMPLE.com`,
      '+91 98765 00001',
      orderId,
      `#${orderId.slice(0, 18)}`,
      'zeenat 100%',
    ])
      expect([typed, await find(typed)]).toEqual([typed, expect.arrayContaining([orderId])]);
    expect(await find('%')).toEqual([]);
    expect(await find('nobody at all')).toEqual([]);
  });

  it('by their states, newest first, page by page', async () => {
    const second = await place();
    const all = await find('', { orderStatus: 'pending', paymentStatus: 'unpaid' });
    expect(all.slice(0, 2)).toEqual([second, orderId]);
    const next = await listDeskOrders(
      db,
      { query: { by: 'nothing' } },
      { before: second, limit: 1, now: clock.now() },
    );
    expect(next.map(({ id }) => id)).toEqual([orderId]);
  });

  it('tells what happened in its order', async () => {
    await claim();
    await done(confirmClaim(db, { ...by(), orderId, payee, seen: 'pending' }));
    const story = await readStory(db, orderId);
    expect(story.map(({ about, to }) => `${about} ${to}`)).toEqual(
      expect.arrayContaining([
        'order pending',
        'claim confirmed',
        'event paid',
        'money accepted',
        'order placed',
      ]),
    );
    expect(story.find(({ to }) => to === 'placed')?.actor).toBe('operator Asha');
  });
});
