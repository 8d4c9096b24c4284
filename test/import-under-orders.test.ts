import { expect, it } from 'vitest';
import { execute } from '../src/platform/database.ts';
import { importFolder } from './support/import-files.ts';
import { placingShop } from './support/placing-shop.ts';
import { orderBody } from './support/small-shop.ts';

const { db, shop, placeAs } = await placingShop();
const files = importFolder();

it('no piece is lost or invented while orders are placed on what an import writes', async () => {
  const product = await shop.product({ price: 500, discount: 0, stock: [50] });
  const [own] = await execute<{ slug: string; shop: string; size: string }>(db)`
    select p.slug, s.shop_name as shop, v.size from products p
    join sellers s on s.id = p.seller_id join variants v on v.product_id = p.id where p.id = ${product.id}`;
  const option = `Size,${own?.size}`;
  const withPieces = (text: string) =>
    `Handle,Option1 Name,Option1 Value,Variant Inventory Qty,Tags\n${own?.slug},${option},50,${text}\n`;
  const tagsAlone = (text: string) => `Handle,Tags\n${own?.slug},${text}\n`;
  await files.run(db, withPieces('first'), { seller: own?.shop });
  const customers = await Promise.all(Array.from({ length: 30 }, () => shop.customer()));
  const body = orderBody([{ product }], { price: 500, shipping_fee: 85 });
  const imports = async () => {
    for (let n = 0; n < 8; n += 1) {
      const text = n % 2 === 0 ? withPieces(`tag ${n}`) : tagsAlone(`tag ${n}`);
      const report = await files.run(db, text, { seller: own?.shop });
      expect(report.products).toMatchObject({ updated: 1, refused: 0 });
      expect(report.changes.map(({ column }) => column)).toEqual(['Tags']);
    }
  };
  const [answers] = await Promise.all([Promise.all(customers.map((by) => placeAs(by, body))), imports()]);
  expect(answers.map(({ status }) => status)).toEqual(customers.map(() => 201));
  expect(await shop.stockOf(product.variantIds[0])).toBe(20);
});

it('a file that counts a size anew sets it as of its reading, and each order takes one piece of what is there', async () => {
  const product = await shop.product({ price: 500, discount: 0, stock: [5] });
  const [own] = await execute<{ slug: string; shop: string; size: string }>(db)`
    select p.slug, s.shop_name as shop, v.size from products p
    join sellers s on s.id = p.seller_id join variants v on v.product_id = p.id where p.id = ${product.id}`;
  // What an import's transaction sets tells its writes from those of orders.
  await execute(db)`create table counts (id serial, by_import boolean, before int, after int)`;
  await execute(db)`
    create function count_change() returns trigger language plpgsql as $$ begin
      insert into counts (by_import, before, after)
      values (current_setting('chowk.list_later', true) = 'on', old.quantity, new.quantity);
      return null;
    end $$`;
  await execute(db)`create trigger counts after update on stock for each row execute function count_change()`;
  const changes = () =>
    execute<{ id: number; by_import: boolean | null; before: number; after: number }>(db)`
      select * from counts order by id`;
  const numbers = [3, 7, 2, 9, 4, 8];
  const starts: number[] = [];
  const imports = async () => {
    for (const number of numbers) {
      starts.push((await changes()).at(-1)?.id ?? 0);
      const text = `Handle,Option1 Name,Option1 Value,Variant Inventory Qty\n${own?.slug},Size,${own?.size},${number}\n`;
      const report = await files.run(db, text, { seller: own?.shop });
      expect(report.products).toMatchObject({ updated: 1, refused: 0 });
    }
  };
  const customers = await Promise.all(Array.from({ length: 60 }, () => shop.customer()));
  const body = orderBody([{ product }], { price: 500, shipping_fee: 85 });
  const [answers] = await Promise.all([Promise.all(customers.map((by) => placeAs(by, body))), imports()]);
  await execute(db)`drop trigger counts on stock`;

  const all = await changes();
  const sales = all.filter(({ by_import }) => by_import !== true);
  expect(sales.map(({ before, after }) => before - after)).toEqual(sales.map(() => 1));
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(sales.length);
  expect(Math.min(...all.map(({ after }) => after))).toBeGreaterThanOrEqual(0);
  const writes = all.filter(({ by_import }) => by_import === true);
  expect(writes).toHaveLength(numbers.length);
  for (const [at, { id, after }] of writes.entries()) {
    const soldMeanwhile = sales.filter((one) => one.id > (starts[at] ?? 0) && one.id < id).length;
    expect(after).toBeLessThanOrEqual(numbers[at] ?? 0);
    expect(after).toBeGreaterThanOrEqual(Math.max(0, (numbers[at] ?? 0) - soldMeanwhile));
  }
  const sinceTheLast = sales.filter(({ id }) => id > (writes.at(-1)?.id ?? 0)).length;
  expect(await shop.stockOf(product.variantIds[0])).toBe((writes.at(-1)?.after ?? 0) - sinceTheLast);
});
