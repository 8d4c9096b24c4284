import { vi } from 'vitest';
import { claimPayment } from '../../src/domains/payments/claim-payment.ts';
import { listReviews } from '../../src/domains/payments/staff/reviews.store.ts';
import { findOrderState } from '../../src/domains/orders/orders.store.ts';
import { placeOrder } from '../../src/domains/orders/place-order.ts';
import { type Clock, day, minute, testClock } from '../../src/platform/clock.ts';
import { type Database, execute } from '../../src/platform/database.ts';
import { isRefusal, type Refusal } from '../../src/platform/refusal.ts';
import { newId } from '../../src/platform/ids.ts';
import { listMessages } from '../../src/domains/notices/outbox.store.ts';
import { testApp, testSettings } from './app.ts';
import { createTestDatabase } from './database.ts';
import { testProvider } from './payment-events.ts';
import { sendNotices } from './send-notices.ts';
import { home, type ShelfProduct, smallShop } from './small-shop.ts';
import { schedulesOf } from './schedules.ts';

/** A shop with an operator who handles its money. `begin` makes a new customer order a kurta of ₹900, which the next test is about. */
export async function operatorsShop() {
  const { db } = await createTestDatabase();
  const clock = testClock('2026-03-01T10:00:00Z');
  const settings = testSettings({ PAYMENT_PROVIDER: 'gateway' });
  const app = await testApp(db, { clock, settings });
  const provider = testProvider(app, clock);
  const shop = await smallShop(db, clock.now());
  const payee = settings.upi.vpa;
  const operatorId = await addOperator(db, clock.now());

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
  const mailsOf = () => readMails(db, clock, `${customer.id}@example.com`);

  async function place() {
    // The same order within a minute would count as a double click.
    clock.advance(2 * minute);
    const order = await placeOrder(
      { db, schedules: schedulesOf(db, clock) },
      {
        customerId: customer.id,
        wanted: [{ productId: kurta.id, quantity: 1 }],
        shipTo: home,
        seen: { goodsTotal: 900, shippingFee: 0 },
        key: undefined,
        now: clock.now(),
        unpaidOrderTtl: 30 * minute,
      },
    );
    if (isRefusal(order)) throw new Error(order.error);
    return order.orderId;
  }
  async function claim(id = orderId, utr = newUtr()) {
    const claimInput = { customerId: customer.id, orderId: id, utr, key: undefined, now: clock.now() };
    await accept(claimPayment(db, { ...claimInput, claimedOrderTtl: day, payee }));
    return utr;
  }
  /** A payment of another amount arrives for the order and is kept for review. */
  async function wrongAmount(paise: number, id = orderId) {
    await provider.send(provider.captured({ orderId: id, price: 900 }, { amount_paise: paise }));
    return waitForReview(db, firstPage());
  }

  async function begin() {
    clock.advance(minute);
    await execute(db)`truncate payment_events, payment_claims`;
    customer = await shop.customer();
    kurta = await shop.product({ stock: [5] });
    orderId = await place();
    return { customer, kurta, orderId };
  }
  return {
    db,
    clock,
    shop,
    provider,
    payee,
    operatorId,
    by,
    firstPage,
    stateOf,
    mailsOf,
    place,
    claim,
    wrongAmount,
    begin,
  };
}

async function addOperator(db: Database, now: Date): Promise<string> {
  const operatorId = newId(now);
  await execute(db)`
    insert into staff (id, name, email, password_hash, role, created_at)
    values (${operatorId}, 'Asha', 'asha@chowk.example', 'x', 'operator', ${now})`;
  return operatorId;
}

async function readMails(db: Database, clock: Clock, to: string) {
  await sendNotices(db, clock);
  const mails = await listMessages(db, { to, limit: 20 });
  return mails.map(({ subject, text }) => ({ subject, text }));
}

/** The successful answer; a refusal fails the test. */
export async function accept<T>(answer: Promise<T | Refusal>): Promise<T> {
  const value = await answer;
  if (isRefusal(value)) throw new Error(`${value.refused}: ${value.error}`);
  return value;
}

/** The refusal's code; the answer itself if it was not refused. */
export async function refusalOf(answer: Promise<object>) {
  const value = await answer;
  return isRefusal(value) ? value.refused : value;
}

/** Waits for the review. On a slow machine a webhook is answered before it is processed. */
const waitForReview = (db: Database, page: Parameters<typeof listReviews>[1]) =>
  vi.waitFor(async () => {
    const [review] = await listReviews(db, page);
    if (!review) throw new Error('Nothing waits for review');
    return review;
  }, 30_000);
