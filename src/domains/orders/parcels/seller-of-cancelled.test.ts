import { describe, expect, it } from 'vitest';
import { twoParcels } from '../../../../test/support/two-parcels.ts';
import { execute } from '../../../platform/database.ts';

const { db, clock, scene, call, cancel } = await twoParcels();
const saree = () => ({ sellers: [scene.saree.sellerId] });

describe('the seller of a cancelled parcel', () => {
  const parcelOf = async (by: { cookie: string }) =>
    (await call(by, 'GET', `/desk/orders/${scene.orderId}`)).body.parcels;
  const today = async (by: { cookie: string }) => (await call(by, 'GET', '/desk/today')).body;

  it('sees who cancelled it and when, is owed nothing for it, and has nothing to pack', async () => {
    const before = await today(scene.other);
    await cancel(saree());
    expect(await parcelOf(scene.other)).toMatchObject([
      { state: 'cancelled', owed: 0, cancelledBy: 'customer', cancelledAt: expect.any(String) },
    ]);
    expect(await parcelOf(scene.seller)).toMatchObject([
      { state: 'to pack', shared: false, cancelledAt: null },
    ]);
    expect((await today(scene.other)).toPack).toBe(Number(before.toPack) - 1);
  });

  it('is told at the desk for three days not to pack it, the other seller is not', async () => {
    const noticesTo = async (by: { cookie: string }) =>
      ((await today(by)).cancelled as { orderId: string }[]).filter(
        ({ orderId }) => orderId === scene.orderId,
      );
    await cancel(saree());
    expect(await noticesTo(scene.other)).toEqual([
      {
        orderId: scene.orderId,
        sellerId: scene.saree.sellerId,
        summary: expect.stringContaining('1 × '),
        byCustomer: true,
        cancelledAt: clock.now().toISOString(),
      },
    ]);
    expect(await noticesTo(scene.seller)).toEqual([]);
    expect(await noticesTo(scene.operator)).toHaveLength(1);
    await execute(db)`update order_parcels set cancelled_at = cancelled_at - interval '3 days'`;
    expect(await noticesTo(scene.other)).toEqual([]);
  });
});
