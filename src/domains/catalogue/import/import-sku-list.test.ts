import { beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase } from '../../../../test/support/database.ts';
import { everything, importFolder, kurta } from '../../../../test/support/import-files.ts';
import { execute } from '../../../platform/database.ts';

const files = importFolder();
const { db } = await createTestDatabase();
const size = (name: string, sku: string) => ({
  'Option1 Name': 'Size',
  'Option1 Value': name,
  'Variant SKU': sku,
  'Variant Inventory Tracker': 'shopify',
  'Variant Inventory Qty': '4',
  'Variant Price': '499',
});
const product = (handle: string, vendor: string, ...sizes: readonly (readonly [string, string])[]) =>
  sizes.map(([name, sku], at) =>
    at === 0
      ? { ...kurta, Handle: handle, Vendor: vendor, ...size(name, sku) }
      : { Handle: handle, ...size(name, sku) },
  );
const sizesOf = (handle: string) =>
  execute<{ sku: string; price: number; stock: number }>(db)`
    select v.sku, coalesce(v.price, p.price) * (100 - coalesce(v.discount, p.discount)) / 100 as price, s.quantity as stock
    from products p join variants v on v.product_id = p.id join stock s on s.variant_id = v.id
    where p.slug = ${handle} order by v.position`;
const importList = (text: string, seller = 'Anokhi Lane') => files.run(db, text, { seller });

beforeAll(async () => {
  await files.run(db, [
    ...product('kurta', 'Anokhi Lane', ['One Size', 'K-0'], ['M', 'K-M'], ['L', 'K-L']),
    ...product('stole', 'Anokhi Lane', ['One Size', 'S-1'], ['Wide', 'TWICE'], ['Long', 'TWICE']),
    ...product('twin', 'Other Shop', ['M', 'K-M']),
  ]);
});

describe('a list of SKUs', () => {
  it('changes the pieces of the sizes that have them, in the shop that imports it, and nothing else', async () => {
    const other = await sizesOf('twin');
    const report = await importList('SKU,Qty\nK-M,9\nS-1,1\nK-L,0\n');
    expect(report).toMatchObject({ products: { made: 0, updated: 2, refused: 0 }, refused: { count: 0 } });
    expect((await sizesOf('kurta')).map(({ sku, stock }) => [sku, stock])).toEqual([
      ['K-0', 4],
      ['K-M', 9],
      ['K-L', 0],
    ]);
    expect((await sizesOf('stole')).map(({ stock }) => stock)).toEqual([1, 4, 4]);
    expect(await sizesOf('twin')).toEqual(other);
  });

  it('changes their prices, each its own', async () => {
    await importList('Variant SKU,Price\nK-M,849\n');
    const prices = Object.fromEntries(
      (await sizesOf('kurta')).map(({ sku, price }) => [sku, Math.round(price)]),
    );
    expect(prices).toMatchObject({ 'K-0': 499, 'K-M': 849, 'K-L': 499 });
  });

  it('names SKUs that no size of the shop has, or several, by their line, and takes the others', async () => {
    const report = await importList('SKU,Qty\nNONE,1\nTWICE,2\n,3\nK-0,7\n');
    expect(report.refused.rows.map(({ line, reason }) => [line, reason])).toEqual([
      [2, expect.stringContaining('no size with the SKU "NONE"')],
      [3, expect.stringContaining('several sizes with the SKU "TWICE"')],
      [4, expect.stringContaining('no size with the SKU ""')],
    ]);
    expect((await sizesOf('kurta'))[0]).toMatchObject({ sku: 'K-0', stock: 7 });
  });

  it('changes nothing without its shop, nor in a shop that has none of them', async () => {
    const before = await everything(db);
    await expect(files.run(db, 'SKU,Qty\nK-M,5\n')).rejects.toThrow('"Anokhi Lane"');
    await importList('SKU,Qty\nS-1,5\n', 'Other Shop');
    expect(await everything(db)).toBe(before);
  });
});
