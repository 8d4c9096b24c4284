import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { twoParcels } from '../../../../test/support/two-parcels.ts';
import { readMigrationFiles } from '../../../platform/migrations/migration-files.ts';
import { knownOfOrders } from '../../../start/known-of-orders.ts';
import { advanceOrder } from '../advance-order.ts';
import { execute } from '../../../platform/database.ts';

const { db, clock, scene, cancel, pack, handOver, order, read } = await twoParcels();

/** The part of the migration that backfills earlier successful orders. */
async function fillPast() {
  const files = Object.entries(await readMigrationFiles());
  const [, statements = ''] = files.find(([name]) => name.endsWith('delivered-parcels')) ?? [];
  await sql
    .raw(/create temporary table[\s\S]*?(?=-- while open: parcels)/.exec(statements)?.[0] ?? '')
    .execute(db);
}
const asBefore = (columns: string) =>
  sql
    .raw(`alter table order_parcels disable trigger user; update order_parcels set ${columns} where order_id = '${scene.orderId}';
           alter table order_parcels enable trigger user`)
    .execute(db);
const succeed = async () => {
  const actor = { kind: 'operator', id: scene.operator.id } as const;
  for (const to of ['warehouse', 'success'] as const)
    await advanceOrder(db, { orderId: scene.orderId, to, actor, now: clock.now(), known: knownOfOrders });
};
const deliveredAt = async () => (await read()).parcels.map((parcel) => parcel.deliveredAt);

it('an earlier successful order counts as delivered at its handover, or else when it became one', async () => {
  await pack();
  const handedOver = clock.now().toISOString();
  await handOver();
  clock.advance(3_600_000);
  await succeed();
  const moveTime = clock.now().toISOString();
  await asBefore(
    'delivered_at = null, handed_over_at = case seller_id when ' +
      `'${scene.kurta.sellerId}' then handed_over_at end`,
  );
  expect(await deliveredAt()).toEqual([null, null]);
  clock.advance(3_600_000);
  await fillPast();
  expect(await deliveredAt()).toEqual([handedOver, moveTime]);

  await execute(db)`delete from order_parcels where order_id = ${scene.orderId}`;
  await fillPast();
  expect(await deliveredAt()).toEqual([moveTime, moveTime]);
});

it('its cancelled parcels, and orders still on their way, are left alone', async () => {
  await cancel({ sellers: [scene.saree.sellerId] });
  await succeed();
  await asBefore('delivered_at = null');
  await fillPast();
  expect(await deliveredAt()).toEqual([clock.now().toISOString(), null]);

  await order();
  await pack();
  await handOver();
  await fillPast();
  expect((await read()).parcels.map(({ state }) => state)).toEqual(['handed over', 'to pack']);
});
