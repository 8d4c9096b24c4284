import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { beforeEach, expect, it } from 'vitest';
import { doorShop } from '../../../../test/support/door-shop.ts';
import { change } from '../../../../test/support/listed.ts';
import { orderBody } from '../../../../test/support/small-shop.ts';

const shop = await doorShop();
const { db, clock, call, scene, cancel, confirm, booked, faults, provider } = shop;

/** Orders both products; the second parcel's goods are free. */
async function orderBoth(): Promise<void> {
  clock.advance(60_000);
  const goods = [{ product: scene.kurta }, { product: scene.saree }];
  const body = orderBody(goods, { price: 333, shipping_fee: 85 });
  const key = { 'idempotency-key': randomUUID() };
  const answer = await call(scene.customer, 'POST', '/home/order/palce-order', body, key);
  scene.orderId = String(answer.body.orderId);
}

beforeEach(async () => {
  await change(db, sql`update products set discount = 100 where id = ${scene.saree.id}`);
  await shop.cancel();
  await orderBoth();
});

const free = () => scene.other;
const amounts = async () => (await shop.read()).parcels.map(({ amount }) => amount);

it('a parcel of goods that cost nothing is delivered at the door without cash', async () => {
  await confirm();
  expect(await amounts()).toEqual([418, 0]);
  for (const seller of [scene.seller, free()]) {
    await shop.ship(seller);
    expect((await shop.deliver(seller)).status).toBe(200);
    expect(await faults()).toEqual([]);
  }
  expect(await booked('receivable', 'cash')).toEqual([0, 41_800]);
  expect(await shop.parcelStates()).toEqual(['delivered', 'delivered']);
});

it('a parcel that costs nothing is cancelled, before the door and after a payment, and nothing is owed for it', async () => {
  await confirm();
  expect((await cancel({ sellers: [scene.saree.sellerId] })).status).toBe(200);
  expect([await booked('receivable'), await faults()]).toEqual([[41_800], []]);

  await shop.cancel();
  await orderBoth();
  await provider.send(provider.captured({ orderId: scene.orderId, price: 418 }));
  expect((await cancel({ sellers: [scene.saree.sellerId] })).status).toBe(200);
  expect([(await shop.read()).refunds, await booked('refunds_owed'), await faults()]).toEqual([[], [0], []]);
});

it('a parcel that costs nothing comes back from the door, and nothing is owed for it', async () => {
  await confirm();
  await shop.ship(free());
  expect((await shop.refuseAtDoor(free())).status).toBe(200);
  expect((await shop.takeIn(true, free())).status).toBe(200);
  expect([await booked('receivable'), await faults()]).toEqual([[41_800], []]);
});
