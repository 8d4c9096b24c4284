import { beforeEach, expect, it } from 'vitest';
import { type Buyer, limitedRuns } from '../../../test/support/limited-runs.ts';
import { home } from '../../../test/support/small-shop.ts';
import { execute } from '../../platform/database.ts';
import type { Slot } from '../delivery/delivery.ts';

const capacity = 4;
const { db, app, shop, goods, place, cancel, read, held } = await limitedRuns(capacity);
await execute(db)`
  insert into delivery_runs (id, zone_id, weekdays, ready_by, days_later, arrives_from, arrives_to, capacity)
  values ('evening', 'zone-city', '{1,2,3,4,5,6,7}', '20:00', 1, '17:00', '21:00', ${capacity})`;
const [kurta, saree] = goods as [(typeof goods)[0], (typeof goods)[0]];
let customer: Buyer;

beforeEach(async () => {
  customer = await shop.customer();
  await execute(db)`delete from delivery_slots`;
  await execute(db)`update orders set promised = '{}'`;
});

interface SlotOffer {
  readonly parcels: { sellerId: string; slots: Slot[] }[];
  readonly together: Slot[];
}

async function offered(sellers = [kurta.sellerId]): Promise<SlotOffer> {
  const url = `/api/home/delivery/${home.pincode}/slots?sellers=${sellers.join(',')}`;
  return (await app.inject({ url })).json<SlotOffer>();
}
const slotsOf = async (by: Buyer, orderId: unknown) =>
  (await read(by, String(orderId))).parcels.map(({ promised }) => promised);
const choosing = (slot: Slot) => ({ delivery: { slots: { [kurta.sellerId]: slot } } });

it('every offered slot can be had, and holds a place', async () => {
  const slots = (await offered()).parcels[0]?.slots ?? [];
  expect(slots.slice(0, 3)).toEqual([
    { day: '2026-03-03', from: '10:00', to: '14:00' },
    { day: '2026-03-03', from: '17:00', to: '21:00' },
    { day: '2026-03-04', from: '10:00', to: '14:00' },
  ]);
  for (const slot of slots) {
    const by = await shop.customer();
    const { body } = await place(by, [kurta], choosing(slot));
    expect(await slotsOf(by, body.orderId)).toEqual([slot]);
  }
  expect((await held()).reduce((sum, [, places]) => sum + places, 0)).toBe(slots.length);
});

it('the order keeps the chosen slot, and gives its place back when it is cancelled', async () => {
  const evening = { day: '2026-03-05', from: '17:00', to: '21:00' };
  const { body } = await place(customer, goods, choosing(evening));
  const first = { day: '2026-03-03', from: '10:00', to: '14:00' };
  expect(await slotsOf(customer, body.orderId)).toEqual([evening, first]);
  expect(await held()).toEqual([
    ['2026-03-03', 1],
    ['2026-03-05', 1],
  ]);
  await cancel(customer, String(body.orderId));
  expect(await held()).toEqual([]);
});

it('a slot that is full or was never there is refused, with what can be had', async () => {
  const evening = { day: '2026-03-03', from: '17:00', to: '21:00' };
  await execute(db)`
    insert into delivery_slots (run_id, day, held, capacity) values ('evening', '2026-03-03', ${capacity}, ${capacity})`;
  expect((await offered()).parcels[0]?.slots).not.toContainEqual(evening);
  for (const unavailable of [evening, { ...evening, day: '2026-03-02' }, { ...evening, from: '16:00' }]) {
    const { status, body } = await place(customer, [kurta], choosing(unavailable));
    expect([status, body.code, body.delivery]).toEqual([
      409,
      'delivery_changed',
      { [kurta.sellerId]: { day: '2026-03-03', from: '10:00', to: '14:00' } },
    ]);
  }
  expect((await held()).map(([, places]) => places)).toEqual([capacity]);
});

it('the last places of a slot go to as many orders as there are, and nobody is given another slot', async () => {
  const slot = { day: '2026-03-04', from: '17:00', to: '21:00' };
  const customers = await Promise.all(Array.from({ length: 12 }, () => shop.customer()));
  const answers = await Promise.all(customers.map((by) => place(by, [kurta], choosing(slot))));
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(capacity);
  expect(answers.filter(({ body }) => body.code === 'delivery_changed')).toHaveLength(12 - capacity);
  expect(await held()).toEqual([['2026-03-04', capacity]]);
});

it('parcels that come together take the latest of the chosen slots, a place each', async () => {
  const { together } = await offered([kurta.sellerId, saree.sellerId]);
  expect(together[1]).toEqual({ day: '2026-03-03', from: '17:00', to: '21:00' });
  const slots = { [kurta.sellerId]: together[0], [saree.sellerId]: together[1] };
  const { body } = await place(customer, goods, { delivery: { together: true, slots } });
  expect(await slotsOf(customer, body.orderId)).toEqual([together[1], together[1]]);
  expect(await held()).toEqual([['2026-03-03', 2]]);
});

it('the same goods in another slot are a question within the hour, not the first order', async () => {
  const [first, second] = (await offered()).parcels[0]?.slots ?? [];
  const answers = await place(customer, [kurta], { ...choosing(first as Slot), again: false });
  const same = await place(customer, [kurta], { ...choosing(first as Slot), again: false });
  expect(same.body.orderId).toBe(answers.body.orderId);
  const other = await place(customer, [kurta], { ...choosing(second as Slot), again: false });
  expect(other.body.code).toBe('ordered_already');
});
