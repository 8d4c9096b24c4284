import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { expireOrders } from '../../src/domains/orders/expire-orders.ts';
import { orderBody } from '../support/small-shop.ts';
import { rightBooks } from './right-books.ts';
import { nextUtr, type TortureShop } from './torture-shop.ts';
import { execute } from '../../src/platform/database.ts';

/** Reproducible pseudo-random numbers from 0 to 1. */
function randomFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/**
 * Sends everything a provider may say about each of `orders` orders, right and wrong, once and repeatedly, in random
 * order and partly concurrently; some orders expire or are cancelled meanwhile. Then paid stays paid, no money is lost
 * or counted twice, no order with good money stays open, and the stock adds up.
 *
 * @throws AssertionError with the seed
 */
export async function randomWebhooks(
  shop: TortureShop,
  { orders, seed }: { orders: number; seed: number },
): Promise<{ events: number; paid: number; refunds: number }> {
  const random = randomFrom(seed);
  const total = { events: 0, paid: 0, refunds: 0 };
  for (let n = 0; n < orders; n += 1) {
    const one = await onePlay(shop, random).catch((error: unknown) => {
      throw new Error(`Order ${n} of seed ${seed}: ${String(error)}`, { cause: error });
    });
    total.events += one.events;
    total.paid += one.paid;
    total.refunds += one.refunds;
  }
  await rightBooks(shop.db, shop.clock.now());
  return total;
}

async function onePlay(shop: TortureShop, random: () => number) {
  const { db, provider, call } = shop;
  const stock = random() < 0.3 ? 1 : 5;
  const [customer, product] = [await shop.customer(), await shop.product({ stock: [stock] })];
  const answer = await call(
    customer,
    'POST',
    '/home/order/palce-order',
    orderBody([{ product }], { price: 900, shipping_fee: 0 }),
  );
  const order = { orderId: String(answer.body.orderId), price: 900 };
  const state = () => stateOf(shop, order.orderId);

  const { good, told } = eventsAbout(shop, order, random);
  const script: (() => Promise<unknown>)[] = told.map(({ body, headers }) => async () => {
    const { status } = await provider.send(body, headers);
    assert.equal(status, 200, 'a signed event is answered');
  });
  if (random() < 0.3) script.push(() => expire(shop, order.orderId));
  if (random() < 0.2)
    script.push(() => call(customer, 'POST', `/home/customer/cancel-order/${order.orderId}`));
  if (stock === 1 && random() < 0.5)
    script.push(() =>
      sql`update stock set quantity = 0 where variant_id = ${product.variantIds[0]} and quantity > 0`.execute(
        db,
      ),
    );

  let wasPaid = false;
  for (const queue = script.toSorted(() => random() - 0.5); queue.length > 0; ) {
    const atOnce = queue.splice(0, random() < 0.4 ? 3 : 1);
    await Promise.all(atOnce.map((step) => step()));
    const { payment } = await state();
    assert.ok(!wasPaid || payment === 'paid', 'paid never becomes anything else');
    wasPaid ||= payment === 'paid';
  }

  const money = await assertBooks(shop, order.orderId, { state: await state(), paidWell: good.length });
  return { events: told.length, paid: money.accepted, refunds: money.refunds };
}

interface OrderState {
  readonly payment: string;
  readonly goods: string;
  readonly held: number;
}

async function stateOf({ db }: TortureShop, orderId: string): Promise<OrderState> {
  const rows = await execute<OrderState>(db)`
    select payment_status as payment, order_status as goods, case when holds_stock then items else 0 end as held
    from orders where id = ${orderId}`;
  return rows[0] as OrderState;
}

/** The provider's events about an order: `good` payments, and everything that is `told`, with headers. */
function eventsAbout(
  { provider }: TortureShop,
  order: { orderId: string; price: number },
  random: () => number,
) {
  const good = Array.from({ length: Math.floor(random() * 3) }, () =>
    provider.captured(order, { utr: nextUtr() }),
  );
  const failures = Array.from({ length: Math.floor(random() * 3) }, () =>
    provider.captured(order, { type: 'payment.failed', utr: null }),
  );
  const wrong = [
    { amount_paise: 89_999 },
    { payee: 'thief@upi' },
    { currency: 'USD' },
    { type: 'payment.pending' },
  ]
    .filter(() => random() < 0.4)
    .map((over) => provider.captured(order, { utr: nextUtr(), ...over }));
  // Duplicates: the same event again, and the same payment in another event.
  const events = [...good, ...failures, ...wrong].flatMap((body) => {
    const first = { body, headers: { 'x-event-id': randomUUID() } };
    return [first, ...(random() < 0.5 ? [first] : []), ...(random() < 0.3 ? [{ body, headers: {} }] : [])];
  });
  return { good, told: events };
}

/** Expires the order now. Moving the clock would make events in flight too old. */
async function expire({ db, clock }: TortureShop, orderId: string): Promise<void> {
  const now = clock.now();
  await execute(db)`update orders set expires_at = ${now} where id = ${orderId} and expires_at is not null`;
  await expireOrders(db, now);
}

async function assertBooks(
  { db }: TortureShop,
  orderId: string,
  { state, paidWell }: { state: OrderState; paidWell: number },
) {
  const { payment, goods, held } = state;
  const rows = await execute<{ accepted: number; kept: number; refunds: number }>(db)`
    select (select count(*) from payments where order_id = ${orderId} and state = 'accepted') as accepted,
           (select count(*) from payments where order_id = ${orderId}) as kept,
           (select count(*) from refunds where order_id = ${orderId}) as refunds`;
  const money = rows[0] as { accepted: number; kept: number; refunds: number };
  assert.equal(money.kept, paidWell, 'every good payment is in the books, once');
  assert.equal(money.accepted, payment === 'paid' ? 1 : 0, 'one payment pays');
  const back = money.kept - (payment === 'paid' && goods !== 'cancelled' ? 1 : 0);
  assert.equal(money.refunds, back, 'all money that buys nothing is owed back');
  assert.ok(
    paidWell === 0 || payment === 'paid' || goods === 'cancelled',
    'no order with good money is left open',
  );
  assert.equal(held, goods === 'cancelled' ? 0 : 1, 'an order holds its goods until it is cancelled');
  return money;
}
