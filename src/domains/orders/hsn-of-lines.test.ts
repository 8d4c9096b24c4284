import { expect, it } from 'vitest';
import { importFolder, type Row } from '../../../test/support/import-files.ts';
import { placingShop } from '../../../test/support/placing-shop.ts';
import { home } from '../../../test/support/small-shop.ts';
import { execute, getRow } from '../../platform/database.ts';
import { gstRateFor } from '../tax/gst.ts';
import { listGstRates } from '../tax/rates.store.ts';

const { db, app, anybody, placeAs } = await placingShop();
const files = importFolder();
await execute(db)`
  insert into categories (id, name, slug, hsn) values ('jewels', 'Jewellery', 'jewellery', '7117'), ('wear', 'Wear', 'wear', '62114210')`;
const customer = await anybody();

const row = (title: string, over: Row = {}): Row => ({
  Handle: title.toLowerCase().replaceAll(/\W+/g, '-'),
  Title: title,
  Vendor: 'Anokhi Lane',
  Type: 'Jewellery',
  'Variant Price': '3000',
  'Variant Inventory Tracker': 'shopify',
  'Variant Inventory Qty': '9',
  ...over,
});
const rows = [
  row('Tan Leather Satchel'),
  row('Steel Watch'),
  row('Banarasi Silk Saree'),
  row('Kundan Necklace'),
  row('Block Print Kurta', { Type: 'Wear' }),
  row('Gold Chain', { 'HSN Code': ' 7113 19.10 ' }),
];
const report = await files.run(db, [...rows, row('Mystery', { 'HSN Code': '12345' })]);
const rates = await listGstRates(db);

/** Orders one of a product, and returns the HSN code of the order's line with its rate today, in percent. */
async function orderedAs(slug: string, day = '2026-11-27'): Promise<readonly [string, number]> {
  const product = await getRow<{ _id: string; variantId: string }>(db)`
    select p.id as "_id", v.id as "variantId" from products p join variants v on v.product_id = p.id where p.slug = ${slug}`;
  const { body } = await placeAs(customer, {
    price: 3_000,
    shipping_fee: 0,
    shippingInfo: home,
    products: [
      { products: [{ quantity: 1, variantId: product.variantId, productInfo: { _id: product._id } }] },
    ],
  });
  const { hsn } = await getRow<{ hsn: string }>(
    db,
  )`select hsn from order_lines where order_id = ${String(body.orderId)}`;
  return [hsn, gstRateFor(rates, { hsn, piecePaise: 300_000, day })];
}

it.each([
  ['tan-leather-satchel', '4202', 18],
  ['steel-watch', '9102', 18],
  ['banarasi-silk-saree', '5007', 5],
  ['kundan-necklace', '7117', 3],
  ['block-print-kurta', '62114210', 18],
  ['gold-chain', '71131910', 3],
])('%s is ordered under HSN %s, at %i %%', async (slug, hsn, percent) => {
  expect(await orderedAs(slug)).toEqual([hsn, percent]);
});

it('stands on the product’s page', async () => {
  const { declared } = (await app.inject({ url: '/api/home/get-product/tan-leather-satchel' })).json();
  expect(declared.hsn).toBe('4202');
});

it('refuses a code that no goods have, in a sentence', () => {
  expect(report.refused.rows).toMatchObject([
    { handle: 'mystery', reason: 'HSN "12345" is no code of goods: it has 4, 6 or 8 digits, such as 6204' },
  ]);
});
