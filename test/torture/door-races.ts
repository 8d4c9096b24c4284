import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { servedZone } from '../../src/domains/delivery/promise-shops.ts';
import { loadSchedule } from '../../src/domains/delivery/schedule.ts';
import { moveParcel } from '../../src/domains/orders/parcels/move-parcel.ts';
import { pickupName, pickupsFrom } from '../../src/domains/returns/pickups.ts';
import { systemClock } from '../../src/platform/clock.ts';
import { isRefusal } from '../../src/platform/refusal.ts';
import { inTransaction } from '../../src/platform/transaction.ts';
import { home, orderBody, type ShelfProduct } from '../support/small-shop.ts';
import { newOperatorLogin } from '../support/staff.ts';
import { ask, countedStatuses } from './races.ts';
import { rightBooks } from './right-books.ts';
import type { Servers } from './servers.ts';
import { execute } from '../../src/platform/database.ts';

const stock = 100;

/**
 * One order is confirmed for cash on delivery 20 times at once, its one piece is returned 20 times at once, and two
 * operators refund it ten times each: one sale, one return, one refund.
 */
export async function onceAtTheDoor(servers: Servers): Promise<string> {
  const { shop, db } = servers;
  const product = await shop.product({ stock: [stock] });
  const order = await cashOrder(servers, product);
  const { orderId, cookie, otp } = order;
  const answers = await atOnce(20, () =>
    ask(servers, `/payment/on-delivery/${orderId}/confirm`, { otp }, { cookie }),
  );
  assert.equal(countedStatuses(answers), '200 × 20');
  assert.equal(await countRows(servers, sql`ledger_entries where key = ${`sale:${orderId}`}`), 1);
  await rightBooks(db, systemClock.now());

  await deliver(servers, orderId, product.sellerId);
  const returnId = await askedBackOnce(servers, order);
  await refundedOnce(servers, returnId);
  assert.equal(
    await countRows(servers, sql`refunds where order_id = ${orderId} and amount_paise = 90000`),
    1,
  );
  assert.equal(await shop.stockOf(product.variantIds[0]), stock, 'the piece is on the shelf again, once');
  await rightBooks(db, systemClock.now());
  return 'one sale, one return, one refund';
}

const atOnce = <T>(times: number, work: (index: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: times }, (_, index) => work(index)));

interface CashOrder {
  readonly orderId: string;
  readonly cookie: string;
  readonly otp: string;
}

/** An unpaid order of one piece, and the code that confirms it. */
async function cashOrder(servers: Servers, product: ShelfProduct): Promise<CashOrder> {
  const { id, cookie } = await servers.shop.customer();
  const mobile = `9${String(Math.floor(Math.random() * 1e9)).padStart(9, '0')}`;
  await execute(servers.db)`update customers set mobile = ${mobile} where id = ${id}`;
  const body = orderBody([{ product }], { price: 900, shipping_fee: 0 });
  const answer = await ask(servers, '/home/order/palce-order', body, { cookie });
  const orderId = String(answer?.body.orderId);
  await ask(servers, `/payment/on-delivery/${orderId}/otp`, {}, { cookie });
  const rows = await execute<{ text: string }>(servers.db)`
    select text from outbox where recipient = ${mobile} and notice = 'otp' order by id desc limit 1`;
  return { orderId, cookie, otp: /\b\d{4}\b/.exec(rows[0]?.text ?? '')?.[0] ?? '' };
}

async function deliver({ db }: Servers, orderId: string, sellerId: string): Promise<void> {
  for (const step of ['pack', 'hand over', 'deliver'] as const) {
    const move = {
      orderId,
      sellerId,
      step,
      actor: { kind: 'operator', id: 'asha' },
      now: systemClock.now(),
    } as const;
    const outcome = await inTransaction(db, (trx) => moveParcel(trx, move));
    assert.ok(!isRefusal(outcome), step);
  }
}

async function askedBackOnce(servers: Servers, { orderId, cookie }: CashOrder): Promise<string> {
  const now = systemClock.now();
  const schedule = await loadSchedule(servers.db, now);
  const runs = servedZone(schedule, home.pincode)?.runs ?? [];
  const [pickup] = pickupsFrom(now, { ...schedule, runs, places: new Map() });
  assert(pickup);
  const body = {
    line: 0,
    quantity: 1,
    reason: 'size',
    pickup: pickupName(pickup),
    payTo: 'meera@upi',
  };
  const answers = await atOnce(20, () =>
    ask(servers, `/home/customer/ask-return/${orderId}`, body, { cookie, 'idempotency-key': randomUUID() }),
  );
  assert.equal(countedStatuses(answers), '201 × 1, 409 × 19');
  return String(answers.find((answer) => answer?.status === 201)?.body.returnId);
}

async function refundedOnce(servers: Servers, returnId: string): Promise<void> {
  const now = systemClock.now();
  const operators = await Promise.all([newOperatorLogin(servers.db, now), newOperatorLogin(servers.db, now)]);
  const move = (from: string, to: string, by = 0) =>
    ask(
      servers,
      `/desk/returns/${returnId}/move`,
      { seen: from, to },
      { cookie: operators[by % 2]?.cookie ?? '' },
    );
  await move('asked', 'agreed');
  await move('agreed', 'picked up');
  const answers = await atOnce(20, (index) => move('picked up', 'refunded', index));
  assert.equal(countedStatuses(answers), '200 × 1, 409 × 19');
}

async function countRows({ db }: Servers, from: ReturnType<typeof sql>): Promise<number> {
  const rows = await execute<{ count: number }>(db)`select count(*)::int as count from ${from}`;
  return rows[0]?.count ?? 0;
}

const capacity = 10;
/** A PIN code that no other race delivers to. */
const pincode = '302039';

/** 50 orders at once for a run with ten places a day: all are accepted, ten for each day. */
export async function fiftyForTenPlaces(servers: Servers): Promise<string> {
  const { shop, db } = servers;
  await execute(
    db,
  )`insert into delivery_zones (id, name, cash) values ('races', 'Races', true) on conflict do nothing`;
  await execute(
    db,
  )`insert into delivery_prefixes (prefix, zone_id) values (${pincode}, 'races') on conflict do nothing`;
  await execute(db)`
    insert into delivery_runs (id, zone_id, weekdays, ready_by, days_later, arrives_from, arrives_to, capacity)
    values ('races', 'races', '{1,2,3,4,5,6,7}', '20:00', 1, '10:00', '14:00', ${capacity})
    on conflict do nothing`;
  // The servers cache the schedule for ten seconds.
  await pause(11_000);
  const product = await shop.product({ stock: [stock] });
  const customers = await atOnce(50, () => shop.customer());
  const body = orderBody([{ product }], { price: 900, shipping_fee: 0 });
  const input = { ...body, shippingInfo: { ...home, pincode } };
  const answers = await atOnce(50, (index) =>
    ask(servers, '/home/order/palce-order', input, {
      cookie: customers[index]?.cookie ?? '',
      'idempotency-key': randomUUID(),
    }),
  );
  assert.equal(countedStatuses(answers), '201 × 50');
  const rows = await execute<{ held: number }>(db)`
    select held from delivery_slots where run_id = 'races' and held > 0`;
  assert.deepEqual(
    rows.map(({ held }) => held),
    [10, 10, 10, 10, 10],
    'ten parcels on each of five days',
  );
  return '50 orders on five days, ten on each';
}

/**
 * A parcel on its way is lost, refused and delivered 20 times at once, and then goodwill is given for its order 20 times:
 * one end, and one sum if it was paid.
 */
export async function oneEndOfAParcel(servers: Servers): Promise<string> {
  const { shop, db } = servers;
  const product = await shop.product({ stock: [stock] });
  const order = await cashOrder(servers, product);
  const { orderId, otp } = order;
  await ask(servers, `/payment/on-delivery/${orderId}/confirm`, { otp }, { cookie: order.cookie });
  const { cookie } = await newOperatorLogin(db, systemClock.now());
  const press = (step: string, body: object = {}) =>
    ask(servers, `/desk/orders/${orderId}/${step}`, { shop: product.sellerId, ...body }, { cookie });
  await press('pack');
  await press('unpack');
  await press('pack');
  await press('hand-over');
  const because = { reason: 'So be it' };
  const ends = ['lose', 'refuse', 'deliver', 'lose'];
  const endAnswers = await atOnce(20, (index) => press(ends[index % ends.length] ?? '', because));
  assert.equal(countedStatuses(endAnswers), '200 × 1, 409 × 19');
  await rightBooks(db, systemClock.now());
  const isDelivered = await countRows(
    servers,
    sql`order_parcels where order_id = ${orderId} and delivered_at is not null`,
  );
  const gift = { amount: 100, payTo: 'meera@upi', seen: 0, ...because };
  const answers = await atOnce(20, () =>
    ask(servers, `/desk/order-book/${orderId}/goodwill`, gift, { cookie }),
  );
  assert.equal(countedStatuses(answers), isDelivered ? '200 × 1, 409 × 19' : '409 × 20');
  await rightBooks(db, systemClock.now());
  return `one end: ${isDelivered ? 'delivered' : 'not delivered'}`;
}
