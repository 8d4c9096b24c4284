import { describe, expect, it } from 'vitest';
import { twoParcels } from '../../../../test/support/two-parcels.ts';
import { orderBody } from '../../../../test/support/small-shop.ts';
import { listEntriesOfOrder } from '../../ledger/ledger.store.ts';

/** What somebody tries who wants more back than was paid, or delivery for nothing (R-ORDER-9). */

const shop = await twoParcels();
const { db, clock, scene, call, cancel, read, parcelStates, provider, faults, stock } = shop;
const kurta = () => scene.kurta.sellerId;
const saree = () => scene.saree.sellerId;

/** A paid order of two kurtas of ₹333 and two sarees of ₹199, with free delivery. */
async function paidOrder() {
  const lines = [
    { product: scene.kurta, quantity: 2 },
    { product: scene.saree, quantity: 2 },
  ];
  const body = orderBody(lines, { price: 1_064, shipping_fee: 0 });
  clock.advance(60_000);
  const answer = await call(scene.customer, 'POST', '/home/order/palce-order', body, {
    'idempotency-key': crypto.randomUUID(),
  });
  scene.orderId = String(answer.body.orderId);
  await provider.send(provider.captured({ orderId: scene.orderId, price: 1_064 }));
}
const refundSum = async () => (await read()).refunds.reduce((sum, { amount }) => sum + amount, 0);
async function shippingEarned() {
  const entries = await listEntriesOfOrder(db, scene.orderId);
  const postings = entries.flatMap((entry) => entry.postings).filter(({ account }) => account === 'shipping');
  return postings.reduce((sum, { amountPaise }) => sum - amountPaise, 0) / 100;
}

describe('whoever cancels parcels of an order with free delivery', () => {
  it('gets a parcel’s money once, from 20 tabs at once and however often it names the shop', async () => {
    await paidOrder();
    const before = await stock();
    const body = { sellers: [saree(), saree(), saree()], deliveryKept: 85 };
    const answers = await Promise.all(Array.from({ length: 20 }, () => cancel(body)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect([await refundSum(), await shippingEarned(), await faults()]).toEqual([313, 85, []]);
    expect(await stock()).toEqual([before[0], Number(before[1]) + 2]);
  });

  it('pays the fee once when both parcels are cancelled in two tabs at once', async () => {
    await paidOrder();
    const answers = await Promise.all(
      [saree(), kurta()].map((one) => cancel({ sellers: [one], deliveryKept: 85 })),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect([await refundSum(), await shippingEarned(), await parcelStates()]).toEqual([
      1_064 - 85,
      85,
      ['cancelled', 'cancelled'],
    ]);
    expect(await faults()).toEqual([]);
  });

  it('pays no fee by naming all parcels at once, and none by making one up', async () => {
    await paidOrder();
    for (const deliveryKept of ['85', Number.MAX_VALUE, null, [85]])
      expect((await cancel({ sellers: [saree()], deliveryKept })).status).toBe(400);
    expect((await cancel({ sellers: [saree(), kurta()], deliveryKept: 0 })).status).toBe(200);
    expect([await refundSum(), await shippingEarned(), await faults()]).toEqual([1_064, 0, []]);
  });

  it('gets the rest back by a return, but not the delivery', async () => {
    await paidOrder();
    await cancel({ sellers: [saree()] });
    await shop.pack();
    await shop.handOver();
    expect((await shop.deliver()).status).toBe(200);
    const { body } = await call(scene.customer, 'GET', `/home/customer/returns/${scene.orderId}`);
    const pickup = (body.pickups as { name: string }[])[0]?.name;
    const ask = (quantity: number) =>
      call(scene.customer, 'POST', `/home/customer/ask-return/${scene.orderId}`, {
        line: 0,
        quantity,
        reason: 'damaged',
        pickup,
      });
    const { returnId } = (await ask(2)).body;
    expect((await ask(1)).status).toBe(409);
    for (const [from, to] of [
      ['asked', 'agreed'],
      ['agreed', 'picked up'],
      ['picked up', 'refunded'],
    ])
      expect(
        (await call(scene.seller, 'POST', `/desk/returns/${String(returnId)}/move`, { seen: from, to }))
          .status,
      ).toBe(200);
    expect([await refundSum(), await shippingEarned(), await faults()]).toEqual([1_064 - 85, 85, []]);
    expect((await cancel()).status).toBe(409);
  });

  it('gets no second free delivery for the same money when it is told again', async () => {
    await paidOrder();
    await cancel({ sellers: [saree()] });
    await provider.send(provider.captured({ orderId: scene.orderId, price: 1_064 }));
    await cancel({ sellers: [kurta()] });
    expect([await refundSum(), await faults()]).toEqual([2 * 1_064 - 85, []]);
  });
});
