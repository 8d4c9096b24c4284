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
