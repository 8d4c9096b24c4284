import { describe, expect, it } from 'vitest';
import { day, shift } from '../../../platform/clock.ts';
import { execute } from '../../../platform/database.ts';
import { twoParcels } from '../../../../test/support/two-parcels.ts';
import { orderBody } from '../../../../test/support/small-shop.ts';
import { listEntriesOfOrder } from '../../ledger/ledger.store.ts';
import { deliveryToKeep } from './delivery-kept.ts';

const shop = await twoParcels();
const { db, clock, scene, call, cancel, read, pack, provider, parcelStates, faults } = shop;
const kurta = () => ({ sellers: [scene.kurta.sellerId] });
const saree = () => ({ sellers: [scene.saree.sellerId] });

/** A paid order of so many kurtas of ₹333 and sarees of ₹199, with free delivery. */
async function paidOrder(kurtas: number, sarees: number) {
  const lines = [
    { product: scene.kurta, quantity: kurtas },
    { product: scene.saree, quantity: sarees },
  ];
  const body = orderBody(lines, { price: 333 * kurtas + 199 * sarees, shipping_fee: 0 });
  const key = { 'idempotency-key': crypto.randomUUID() };
  const answer = await call(scene.customer, 'POST', '/home/order/palce-order', body, key);
  scene.orderId = String(answer.body.orderId);
  const price = Number(answer.body.price);
  await provider.send(provider.captured({ orderId: scene.orderId, price }));
  return price;
}
const refunds = async () => (await read()).refunds.map(({ amount }) => amount);
async function shippingEarned() {
  const entries = await listEntriesOfOrder(db, scene.orderId);
  const postings = entries.flatMap((entry) => entry.postings).filter(({ account }) => account === 'shipping');
  return postings.reduce((sum, { amountPaise }) => sum - amountPaise, 0);
}
const keptOf = async () =>
  (await read()).parcels.map((parcel) => (parcel as unknown as { deliveryKept: number }).deliveryKept);

describe('a parcel of an order whose delivery was free', () => {
  it('comes back less the delivery of what remains, as was said before', async () => {
    await paidOrder(2, 2);
    expect(await keptOf()).toEqual([85, 85]);
    const answer = await cancel(saree());
    expect(answer.body.message).toMatch(
      /₹313\. The delivery of what remains costs ₹85, which is taken off it$/,
    );
    expect([await refunds(), await shippingEarned(), await faults()]).toEqual([[313], 8_500, []]);
  });

  it('comes back whole while what remains is still delivered free of charge', async () => {
    await paidOrder(3, 1);
    expect(await keptOf()).toEqual([85, 0]);
    await cancel(saree());
    expect([await refunds(), await shippingEarned()]).toEqual([[199], 0]);
  });

  it('is not cancelled for more than the customer saw, nor for any amount that is made up', async () => {
    await paidOrder(2, 2);
    const answer = await cancel({ ...saree(), deliveryKept: 0 });
    expect([answer.status, answer.body]).toMatchObject([
      409,
      { error: expect.stringMatching(/₹85.*₹313/) as string, deliveryKept: 85 },
    ]);
    expect([await refunds(), await parcelStates()]).toEqual([[], ['to pack', 'to pack']]);
    expect((await cancel({ ...saree(), deliveryKept: -85 })).status).toBe(400);
    expect((await cancel({ ...saree(), deliveryKept: 85 })).status).toBe(200);
    expect([await refunds(), await shippingEarned()]).toEqual([[313], 8_500]);
  });

  it('keeps what was kept when its customer cancels the rest, too', async () => {
    const price = await paidOrder(2, 2);
    await cancel(saree());
    await cancel();
    expect((await refunds()).reduce((sum, one) => sum + one, 0)).toBe(price - 85);
    expect([await shippingEarned(), await parcelStates(), await faults()]).toEqual([
      8_500,
      ['cancelled', 'cancelled'],
      [],
    ]);
  });

  it('pays for no delivery that an offer made free for what remains when it was ordered', async () => {
    await execute(db)`
      insert into promotions (id, name, kind, value, from_rupees, bearer, by_coupon, starts_at, ends_at, created_at, updated_at)
      values ('free-from-600', 'Free delivery', 'delivery', 0, 600, 'shop', false, ${clock.now()}, ${shift(clock.now(), day)},
              ${clock.now()}, ${clock.now()})`;
    await paidOrder(2, 2);
    expect(await keptOf()).toEqual([85, 0]);
    clock.advance(2 * day);
    expect(await keptOf()).toEqual([85, 0]);
    await cancel({ ...saree(), deliveryKept: 0 });
    expect([await refunds(), await shippingEarned()]).toEqual([[398], 0]);
    await paidOrder(2, 2);
    expect(await keptOf()).toEqual([85, 85]);
  });

  it('brings back what was kept when the shop cancels the rest', async () => {
    const price = await paidOrder(2, 2);
    await cancel(saree());
    expect(await keptOf()).toEqual([0, 0]);
    const request = { reason: 'Nothing left', seen: 'placed' };
    expect(
      (await call(scene.operator, 'POST', `/desk/order-book/${scene.orderId}/cancel`, request)).status,
    ).toBe(200);
    const all = await refunds();
    expect([all.toSorted((a, b) => a - b), all.reduce((sum, one) => sum + one, 0)]).toEqual([
      [313, 751],
      price,
    ]);
    expect([await shippingEarned(), await faults()]).toEqual([0, []]);
  });

  it('comes back whole when an operator cancels it', async () => {
    await paidOrder(2, 2);
    const request = { ...saree(), reason: 'Damaged', seen: 'placed' };
    await call(scene.operator, 'POST', `/desk/order-book/${scene.orderId}/cancel`, request);
    expect([await refunds(), await shippingEarned(), await faults()]).toEqual([[398], 0, []]);
  });

  it('keeps its fee once what remains was packed', async () => {
    await paidOrder(2, 2);
    await pack();
    expect((await cancel()).body.error).toMatch(/\(₹313\)/);
    await cancel(saree());
    expect([await refunds(), await shippingEarned()]).toEqual([[313], 8_500]);
  });

  it('comes back whole when all are cancelled at once, or where the fee was paid', async () => {
    const price = await paidOrder(2, 2);
    await cancel();
    expect(await refunds()).toEqual([price]);
    await shop.order();
    expect(await keptOf()).toEqual([0, 0]);
    await cancel(kurta());
    expect([await refunds(), await faults()]).toEqual([[386.2], []]);
  });
});

const parcel = (sellerId: string, rupees: number) => ({
  sellerId,
  state: 'to pack' as const,
  goodsPaise: rupees * 100,
  amountPaise: rupees * 100,
});
const to = { cityDistTown: 'Jaipur', pincode: '302003' };
const fee = { wasFree: true, keptPaise: 0, offeredFrom: null, dueWith: null, to };

it('never keeps more than comes back', () => {
  expect(deliveryToKeep(fee, [parcel('a', 760), parcel('b', 50)], ['b'])).toBe(5_000);
  expect(deliveryToKeep({ ...fee, keptPaise: 5_000 }, [parcel('a', 760)], ['a'])).toBe(-5_000);
});

it('keeps nothing of a parcel that was packed and brought back', () => {
  const back = { ...parcel('b', 300), state: 'brought back' as const };
  expect(deliveryToKeep(fee, [parcel('a', 700), back], ['b'])).toBe(0);
});

it('keeps the whole fee, however the cancelling is sliced', () => {
  const slices = [parcel('a', 500), parcel('b', 300), parcel('c', 5)];
  expect(deliveryToKeep(fee, slices, ['c'])).toBe(0);
  const [a, b] = [parcel('a', 500), parcel('b', 295)];
  expect(deliveryToKeep(fee, [a, b, parcel('c', 5)], ['c'])).toBe(500);
  expect(deliveryToKeep({ ...fee, keptPaise: 500 }, [a, b], ['b'])).toBe(8_000);
});
