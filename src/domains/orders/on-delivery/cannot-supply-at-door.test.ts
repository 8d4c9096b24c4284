import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { doorShop } from '../../../../test/support/door-shop.ts';
import { orderBody } from '../../../../test/support/small-shop.ts';

const shop = await doorShop();
const { call, scene, confirm, booked, state, ship, deliver, faults, read } = shop;

/** An order to be paid at the door: a kurta of ₹333 and a shirt of ₹120 in one parcel, a saree of ₹199 in another. */
async function orderAtDoor() {
  const shirt = await shop.shop.product({ price: 120, discount: 0, stock: [10] });
  const lines = [{ product: scene.kurta }, { product: shirt }, { product: scene.saree }];
  await shop.cancel();
  const answer = await call(
    scene.customer,
    'POST',
    '/home/order/palce-order',
    orderBody(lines, { price: 652, shipping_fee: 85 }),
    { 'idempotency-key': randomUUID() },
  );
  scene.orderId = String(answer.body.orderId);
  expect((await confirm()).status).toBe(200);
}
const take = (lines: number[]) =>
  call(scene.seller, 'POST', `/desk/orders/${scene.orderId}/cannot-supply`, { lines, reason: 'Sold out' });
const amounts = async () => (await read()).parcels.map(({ amount }) => amount);
const readCollect = async () => {
  const { body } = await call(scene.seller, 'GET', `/desk/orders/${scene.orderId}`);
  return (body.parcels as { collect: number }[]).map(({ collect }) => collect);
};

it('a line that is not there is not collected at the door, and nothing is owed back', async () => {
  await orderAtDoor();
  expect([await amounts(), await readCollect()]).toEqual([[512, 225], [512]]);
  await take([1]);
  expect([await amounts(), await readCollect(), (await read()).refunds]).toEqual([[392, 225], [392], []]);
  expect(await faults()).toEqual([]);
  await ship();
  await ship(scene.other);
  await deliver();
  await deliver(scene.other);
  expect([await state(), await booked('receivable', 'cash', 'refunds_owed')]).toEqual([
    'delivery paid/success',
    [0, 61_700, 0],
  ]);
  expect(await faults()).toEqual([]);
});

it('a parcel at the door of which a line was taken out is cancelled to nothing', async () => {
  await orderAtDoor();
  await take([1]);
  await take([0]);
  expect([await readCollect(), await state()]).toEqual([[0], 'delivery unpaid/placed']);
  expect(await booked('receivable')).toEqual([22_500]);
  expect(await faults()).toEqual([]);
});
