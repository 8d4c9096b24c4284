import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { payingShop } from '../../../test/support/paying-shop.ts';
import { minute, second } from '../../platform/clock.ts';
import { expireOrders } from '../orders/expire-orders.ts';
import { execute, getValue } from '../../platform/database.ts';

const { db, clock, shop, provider, scene, call, placeOrder, stateOf, refundsOf, statusOf, expire } =
  await payingShop();

describe('late money', () => {
  it('revives an expired order while its goods are in stock', async () => {
    await expire();
    expect([await stateOf(), await shop.stockOf(scene.kurta.variantIds[0])]).toEqual(['unpaid/cancelled', 5]);
    expect(await statusOf()).toBe('failed');
    await provider.send(provider.captured(scene.order));
    expect([await stateOf(), await shop.stockOf(scene.kurta.variantIds[0])]).toEqual(['paid/placed', 4]);
    expect(await statusOf()).toBe('paid');
  });

  it('becomes a refund due when the goods are sold out', async () => {
    await expire();
    await execute(db)`update stock set quantity = 0 where variant_id = ${scene.kurta.variantIds[0]}`;
    await provider.send(provider.captured(scene.order));
    expect([await stateOf(), await refundsOf()]).toEqual([
      'unpaid/cancelled',
      [{ amount: 90_000, reason: 'Paid after it had expired, goods sold out' }],
    ]);
    expect((await call('GET', `/payment/status/${scene.order.orderId}`)).body.notice).toContain(
      'refunding it',
    );
  });

  it('becomes a refund due when the customer had cancelled', async () => {
    await call('POST', `/home/customer/cancel-order/${scene.order.orderId}`);
    await provider.send(provider.captured(scene.order));
    expect([
      await stateOf(),
      (await refundsOf()).length,
      await shop.stockOf(scene.kurta.variantIds[0]),
    ]).toEqual(['unpaid/cancelled', 1, 5]);
  });

  it('after a sale in between, gives the goods to only one of the two', async () => {
    const last = await shop.product({ stock: [1] });
    scene.order = await placeOrder(last);
    await expire();
    const other = await shop.customer();
    const [, placed] = await Promise.all([
      provider.send(provider.captured(scene.order)),
      placeOrder(last, other),
    ]);
    const revived = (await stateOf()) === 'paid/placed';
    expect(revived).toBe(placed.orderId === 'undefined');
    expect(await shop.stockOf(last.variantIds[0])).toBe(0);
  });
});

describe('expiry', () => {
  it('releases each order’s stock exactly once, with four sweepers in parallel', async () => {
    const shelf = await shop.product({ stock: [40] });
    for (let n = 0; n < 20; n += 1) {
      clock.advance(11 * second);
      await placeOrder(shelf);
    }
    expect(await shop.stockOf(shelf.variantIds[0])).toBe(20);
    clock.advance(31 * minute);
    await Promise.all(Array.from({ length: 4 }, () => expireOrders(db, clock.now())));
    expect(await shop.stockOf(shelf.variantIds[0])).toBe(40);
    const rows = await execute<{ n: number }>(db)`
      select count(*)::int as n from order_moves m join order_lines l on l.order_id = m.order_id
      where l.product_id = ${shelf.id} and m.lifecycle = 'stock' and m.actor = 'server'`;
    expect(rows[0]?.n).toBe(20);
  });

  it('and a concurrent payment end in one of the two, never in both', async () => {
    clock.advance(31 * minute);
    await Promise.all([expireOrders(db, clock.now()), provider.send(provider.captured(scene.order))]);
    expect([await stateOf(), await shop.stockOf(scene.kurta.variantIds[0])]).toEqual(['paid/placed', 4]);
  });

  it('does not stop other orders from expiring when one fails', async () => {
    const broken = scene.order.orderId;
    await execute(db)`create function fail_one() returns trigger language plpgsql as
      $$ begin raise exception 'this row is broken'; end $$`;
    await execute(db)`create trigger fail_one before update on orders for each row
      when (old.id = ${sql.lit(broken)} and new.order_status = 'cancelled') execute function fail_one()`;
    const other = await placeOrder(await shop.product());
    clock.advance(31 * minute);
    await expect(expireOrders(db, clock.now())).rejects.toThrow(broken);
    expect([await stateOf(), await stateOf(other.orderId)]).toEqual(['unpaid/pending', 'unpaid/cancelled']);
    const attention = () => getValue<string>(db)`select attention from orders where id = ${broken}`;
    expect(await attention()).toBe('not_expired');
    await execute(db)`drop trigger fail_one on orders`;
    await expireOrders(db, clock.now());
    expect([await stateOf(), await attention()]).toEqual(['unpaid/cancelled', '']);
  });
});
