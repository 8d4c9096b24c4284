import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { doorShop } from '../../../../test/support/door-shop.ts';
import { orderBody } from '../../../../test/support/small-shop.ts';

/** An order with free delivery that is to be paid at the door, when its customer cancels a parcel (R-ORDER-9). */

const shop = await doorShop();
const { clock, call, scene, cancel, confirm, booked, faults, read, ship } = shop;
const saree = () => ({ sellers: [scene.saree.sellerId] });

/** Two kurtas of ₹333 and two sarees of ₹199, delivered free of charge and to be paid at the door. */
async function orderAtDoor() {
  await cancel();
  clock.advance(60_000);
  const lines = [scene.kurta, scene.saree].map((product) => ({ product, quantity: 2 }));
  const body = orderBody(lines, { price: 1_064, shipping_fee: 0 });
  const key = { 'idempotency-key': randomUUID() };
  const answer = await call(scene.customer, 'POST', '/home/order/palce-order', body, key);
  scene.orderId = String(answer.body.orderId);
  await confirm();
}
interface RefundInTest {
  amount: number;
  deliveryKept: number;
  deliveryDue: number;
}
const readOrder = async () =>
  ((await read()).parcels as unknown as RefundInTest[]).map(({ amount, deliveryKept, deliveryDue }) => [
    amount,
    deliveryKept,
    deliveryDue,
  ]);

describe('the delivery of what remains', () => {
  it('is paid at the door with what remains, as was said before', async () => {
    await orderAtDoor();
    expect(await readOrder()).toEqual([
      [666, 85, 0],
      [398, 85, 0],
    ]);
    expect((await cancel({ ...saree(), deliveryKept: 0 })).body).toMatchObject({
      code: 'changed_meanwhile',
      error: expect.stringMatching(/₹85, which you would pay at the door/) as string,
      deliveryKept: 85,
    });
    const answer = await cancel({ ...saree(), deliveryKept: 85 });
    expect(answer.body.message).toMatch(/costs ₹85, which you pay at the door$/);
    expect([await readOrder(), await booked('receivable', 'shipping'), await faults()]).toEqual([
      [
        [751, 0, 85],
        [398, 0, 0],
      ],
      [75_100, -8_500],
      [],
    ]);
    await ship();
    expect((await shop.deliver()).status).toBe(200);
    expect([await booked('receivable', 'cash', 'shipping'), await shop.state(), await faults()]).toEqual([
      [0, 75_100, -8_500],
      'delivery paid/success',
      [],
    ]);
  });

  it('does not come back with pieces of what was delivered', async () => {
    await orderAtDoor();
    await cancel(saree());
    await ship();
    await shop.deliver();
    const { body } = await call(scene.customer, 'GET', `/home/customer/returns/${scene.orderId}`);
    const pickup = (body.pickups as { name: string }[])[0]?.name;
    for (const _ of [1, 2]) {
      const request = { line: 0, quantity: 1, reason: 'not_liked', payTo: 'meera@upi', pickup };
      const path = `/home/customer/ask-return/${scene.orderId}`;
      const { returnId } = (await call(scene.customer, 'POST', path, request)).body;
      for (const [from, to] of [
        ['asked', 'agreed'],
        ['agreed', 'picked up'],
        ['picked up', 'refunded'],
      ])
        await call(scene.seller, 'POST', `/desk/returns/${String(returnId)}/move`, {
          seen: from,
          to,
          why: '',
        });
    }
    expect((await read()).refunds.map(({ amount }) => amount)).toEqual([333, 333]);
    expect([await booked('shipping', 'written_off'), await faults()]).toEqual([[-8_500, 0], []]);
  });

  it('ends with the parcel that brings it, whoever ends that', async () => {
    await orderAtDoor();
    await cancel(saree());
    await ship();
    await shop.refuseAtDoor();
    expect([await booked('receivable', 'shipping'), await faults()]).toEqual([[0, 0], []]);
    await orderAtDoor();
    await cancel(saree());
    await cancel();
    expect([await booked('receivable', 'shipping'), await faults()]).toEqual([[0, 0], []]);
  });

  it('is not added to what the courier has already, nor when an operator cancels', async () => {
    await orderAtDoor();
    await ship();
    expect(await readOrder()).toEqual([
      [666, 0, 0],
      [398, 0, 0],
    ]);
    await cancel({ ...saree(), deliveryKept: 0 });
    expect([await booked('receivable', 'shipping'), await faults()]).toEqual([[66_600, 0], []]);
    await orderAtDoor();
    const request = { ...saree(), reason: 'Damaged', seen: 'placed' };
    await call(scene.operator, 'POST', `/desk/order-book/${scene.orderId}/cancel`, request);
    expect([await booked('receivable', 'shipping'), await faults()]).toEqual([[66_600, 0], []]);
  });
});
