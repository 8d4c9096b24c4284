import { expect, it } from 'vitest';
import { returningShop } from '../../../test/support/returning-shop.ts';
import { day } from '../../platform/clock.ts';
import { shop as market } from '../../shop.ts';
import { execute } from '../../platform/database.ts';

const { db, clock, call, scene, asked, deliveredOrder } = await returningShop();

it('bought sizes count once they can no longer be returned, and not if they were', async () => {
  const sizes = async () => (await call(scene.customer, 'GET', '/home/customer/kept-sizes')).body.sizes;
  const rows = await execute<{ product: string; size: string }>(db)`
    select name as product, size from order_lines where order_id = ${scene.orderId} and position = 0`;
  const table = rows.map(({ size }) => ({ size, cm: { chest: 97 } }));
  await execute(db)`
    insert into size_tables (seller_id, category_id, audience, kind, rows, updated_at)
    select distinct seller_id, category_id, '', 'top', ${JSON.stringify(table)}::jsonb, ${clock.now()}::timestamptz
    from products`;
  const keptSizes = rows.map((line) => ({ ...line, kind: 'top', cm: { chest: 97 } }));
  const returnId = await asked({ line: 0 });
  // The same goods in another order, which are kept.
  await deliveredOrder();
  clock.advance((market.returnDays - 1) * day);
  expect(await sizes()).toEqual([]);
  clock.advance(2 * day);
  expect(await sizes()).toEqual(keptSizes);
  await execute(db)`update returns set state = 'cancelled' where id = ${returnId}`;
  expect(await sizes()).toEqual([...keptSizes, ...keptSizes]);
});
