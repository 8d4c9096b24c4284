import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { type Buyer, limitedRuns } from '../../../test/support/limited-runs.ts';
import { home } from '../../../test/support/small-shop.ts';
import { saveRun } from '../delivery/staff/zones.store.ts';
import { expireOrders } from './expire-orders.ts';
import { execute } from '../../platform/database.ts';

const { db, clock, shop, goods, place, cancel, read, daysOf, pay, later, held } = await limitedRuns(10);
const [kurta, saree] = goods as [(typeof goods)[0], (typeof goods)[0]];
let customer: Buyer;

beforeEach(async () => {
  customer = await shop.customer();
  await execute(db)`delete from delivery_slots`;
  await execute(db)`update orders set promised = '{}'`;
});

/** Takes all places of a day for other orders, except `placesLeft`. */
const takeAll = (day: string, placesLeft = 0) =>
  sql`insert into delivery_slots (run_id, day, held, capacity) values ('limited', ${day}, ${10 - placesLeft}, 10)
      on conflict (run_id, day) do update set held = excluded.held`.execute(db);

it('a smaller capacity holds for a day that was fuller, once it has emptied', async () => {
  const orderIds = [];
  for (let at = 0; at < 4; at += 1) orderIds.push(String((await place(customer, [kurta])).body.orderId));
  const run = { id: 'limited', weekdays: [1, 2, 3, 4, 5, 6, 7], readyBy: '20:00', daysLater: 1 };
  const save = (capacity: number | null) =>
    saveRun(db, 'zone-city', { ...run, from: '10:00', to: '14:00', capacity }, '2026-03-02');
  await save(2);
  for (const id of orderIds.slice(1)) await cancel(customer, id);
  expect(await held()).toEqual([['2026-03-03', 1]]);
  for (let at = 0; at < 2; at += 1) await place(await shop.customer(), [kurta]);
  expect(await held()).toEqual([
    ['2026-03-03', 2],
    ['2026-03-04', 1],
  ]);
  await save(10);
});

describe('the day of an order', () => {
  it('is kept with each parcel, as it was promised', async () => {
    const { body } = await place(customer, goods);
    const promise = { day: '2026-03-03', from: '10:00', to: '14:00' };
    const { parcels } = await read(customer, String(body.orderId));
    expect(parcels.map((parcel) => parcel.promised)).toEqual([promise, promise]);
    expect(await held()).toEqual([['2026-03-03', 2]]);
  });

  it('is refused when it is later than the one seen, with the new one', async () => {
    await takeAll('2026-03-03');
    const delivery = { seen: { [kurta.sellerId]: '2026-03-03', unknown: '2026-03-03' } };
    const answer = await place(customer, [kurta], { delivery });
    expect([answer.status, answer.body.code, answer.body.delivery]).toEqual([
      409,
      'delivery_changed',
      { [kurta.sellerId]: { day: '2026-03-04', from: '10:00', to: '14:00' } },
    ]);
    const shownDays = { seen: { [kurta.sellerId]: '2026-03-04' } };
    expect((await place(customer, [kurta], { delivery: shownDays })).status).toBe(201);
    expect((await place(customer, [kurta])).status).toBe(201);
  });

  it('is the latest for all parcels that come together, which need a place each', async () => {
    await takeAll('2026-03-03', 1);
    const apart = await place(customer, goods);
    expect(await daysOf(customer, apart.body.orderId)).toEqual(['2026-03-03', '2026-03-04']);
    await execute(db)`update delivery_slots set held = held - 1 where day = '2026-03-03'`;
    const together = await place(customer, goods, { delivery: { together: true } });
    expect(await daysOf(customer, together.body.orderId)).toEqual(['2026-03-04', '2026-03-04']);
  });

  it('does not exist outside the zones, where nothing can be ordered', async () => {
    const shippingInfo = { ...home, pincode: '744101', state: 'Andaman and Nicobar Islands' };
    const { status, body } = await place(customer, [kurta], { shippingInfo });
    expect([status, body.code, body.error]).toEqual([409, 'not_served', 'We do not deliver to 744101 yet']);
  });
});

describe('places on a run', () => {
  it('go to 10 of 50 orders at the same time, and the others come the next days', async () => {
    const customers = await Promise.all(Array.from({ length: 50 }, () => shop.customer()));
    const answers = await Promise.all(customers.map((by) => place(by)));
    expect(answers.map(({ status }) => status).filter((status) => status !== 201)).toEqual([]);
    const days = ['2026-03-03', '2026-03-04', '2026-03-05', '2026-03-06', '2026-03-07'];
    expect(await held()).toEqual(days.map((day) => [day, 10]));
  });

  it('come back with what is cancelled, parcel by parcel and whole', async () => {
    const { body } = await place(customer, goods);
    const orderId = String(body.orderId);
    await pay(orderId, 1_800);
    await cancel(customer, orderId, [saree.sellerId]);
    expect(await held()).toEqual([['2026-03-03', 1]]);
    await cancel(customer, orderId);
    expect(await held()).toEqual([]);
  });

  it('come back with an order that is replaced or not paid in time', async () => {
    const { body } = await place(customer);
    await place(customer, goods, { replaces: body.orderId });
    expect(await held()).toEqual([['2026-03-03', 2]]);
    later(31);
    await expireOrders(db, clock.now());
    expect(await held()).toEqual([]);
  });

  it('are taken again by late money, on the next day when the old one is full', async () => {
    const { body } = await place(customer);
    later(31);
    await expireOrders(db, clock.now());
    await takeAll('2026-03-03');
    await pay(String(body.orderId), 900);
    expect((await read(customer, String(body.orderId))).order_status).toBe('placed');
    expect(await daysOf(customer, body.orderId)).toEqual(['2026-03-04']);
    expect(await held()).toEqual([
      ['2026-03-03', 10],
      ['2026-03-04', 1],
    ]);
  });
});
