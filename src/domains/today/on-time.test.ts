import { afterAll, expect, it } from 'vitest';
import { callsOf } from '../../../test/support/calls-as.ts';
import { limitedRuns } from '../../../test/support/limited-runs.ts';
import { newOperatorLogin, newSellerLogin } from '../../../test/support/staff.ts';
import { execute } from '../../platform/database.ts';
import { countDays } from '../insight/count-days.ts';

const { db, app, clock, shop, goods, place, pay, cancel, later } = await limitedRuns(100);
afterAll(() => app.close());
const call = callsOf(app);
const operator = await newOperatorLogin(db, clock.now());
const seller = await newSellerLogin(db, goods[0]?.sellerId ?? '', clock.now());
const late = async (by: { cookie: string }) => (await call(by, 'GET', '/desk/today')).body.late;
/** Once the job that counts days has run. */
async function onTime(by: { cookie: string }) {
  await countDays(db);
  return (await call(by, 'GET', '/desk/today')).body.onTime;
}

/** A paid order of both shops, promised for 3 March. */
async function paidOrder() {
  const by = await shop.customer();
  const { body } = await place(by, goods);
  await pay(String(body.orderId), 1_800);
  return { by, id: String(body.orderId) };
}
async function deliver(orderId: string, sellerId: string | undefined, at: string) {
  await execute(db)`insert into order_parcels (order_id, seller_id, packed_at, handed_over_at, delivered_at)
    values (${orderId}, ${sellerId}, ${clock.now()}, ${clock.now()}, ${at})`;
  await execute(db)`insert into order_moves (order_id, lifecycle, from_state, to_state, actor, at)
    values (${orderId}, 'parcel', 'handed over', 'delivered', 'server', ${clock.now()})`;
}

it('counts what was at the door by the end of the promised day, for a shop and for all', async () => {
  const [first, second, third, fourth] = [
    await paidOrder(),
    await paidOrder(),
    await paidOrder(),
    await paidOrder(),
  ];
  const [mine, other] = goods.map(({ sellerId }) => sellerId);
  await deliver(first.id, mine, '2026-03-03T18:29:00Z');
  await deliver(second.id, mine, '2026-03-03T18:31:00Z');
  await cancel(third.by, third.id, [mine ?? '']);
  await deliver(fourth.id, other, '2026-03-02T12:00:00Z');
  expect(await onTime(operator)).toEqual({ parcels: 0, late: 0 });
  expect(await late(operator)).toEqual({ count: 0, parcels: [] });
  later(2 * 24 * 60);
  // Of this shop: one by the end of the day in India, one after it, one cancelled, one that has not arrived.
  expect(await onTime(seller)).toEqual({ parcels: 3, late: 2 });
  expect(await onTime(operator)).toEqual({ parcels: 7, late: 5 });
  // Leaves out delivered parcels, however late, and cancelled ones.
  const open = {
    sellerId: mine,
    summary: expect.stringMatching(/^1 × /),
    day: '2026-03-03',
    isOnItsWay: false,
  };
  expect(await late(seller)).toEqual({ count: 1, parcels: [{ ...open, orderId: fourth.id }] });
  expect(await late(operator)).toMatchObject({
    count: 4,
    parcels: [first, second, third, fourth]
      .toSorted((a, b) => (a.id < b.id ? -1 : 1))
      .map(({ id: orderId }) => ({ orderId, sellerId: orderId === fourth.id ? mine : other })),
  });
  await execute(db)`insert into order_parcels (order_id, seller_id, packed_at, handed_over_at)
    values (${fourth.id}, ${mine}, ${clock.now()}, ${clock.now()})`;
  expect(await late(seller)).toMatchObject({ parcels: [{ isOnItsWay: true }] });
  // What was refused at the door does not arrive any more.
  await execute(
    db,
  )`update order_parcels set refused_at = handed_over_at where order_id = ${fourth.id} and seller_id = ${mine}`;
  expect(await late(seller)).toEqual({ count: 0, parcels: [] });
  later(40 * 24 * 60);
  expect(await onTime(await newOperatorLogin(db, clock.now()))).toEqual({ parcels: 0, late: 0 });
});
